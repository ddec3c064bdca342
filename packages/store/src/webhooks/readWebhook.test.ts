import { createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWebhook } from './readWebhook.ts'

const secret = 'secret'
const shop = 'my-shop.myshopify.com'
const body = new TextEncoder().encode('{"id":1}')
const sign = (bytes: Uint8Array) => createHmac('sha256', secret).update(bytes).digest('base64')

function headersOf(prefix: string, bytes: Uint8Array, changed: Record<string, string> = {}) {
  const values = {
    'hmac-sha256': sign(bytes),
    'shop-domain': shop,
    topic: 'app/uninstalled',
    'webhook-id': 'w1',
    ...changed,
  }
  return new Headers(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]))
}

test.each(['X-Shopify-', 'shopify-'])(
  'a signed message is read by its headers %s',
  async (prefix) => {
    expect(await readWebhook(headersOf(prefix, body), body, secret)).toEqual({
      id: 'w1',
      topic: 'app/uninstalled',
      shop,
    })
  },
)

test.each([
  ['no signature', { 'hmac-sha256': '' }],
  ['no base64', { 'hmac-sha256': '*' }],
  ['a foreign signature', { 'hmac-sha256': sign(new Uint8Array()) }],
  ['a shop elsewhere', { 'shop-domain': 'evil.test' }],
  ['no id', { 'webhook-id': '' }],
  ['no topic', { topic: '' }],
])('a message with %s is refused', async (_, changed) => {
  expect(await readWebhook(headersOf('X-Shopify-', body, changed), body, secret)).toBeUndefined()
})

test('any bytes are verified as they came, and refused with one of them changed', async () => {
  const bytesWithPlace = fc
    .uint8Array({ minLength: 1 })
    .chain((bytes) => fc.tuple(fc.constant(bytes), fc.nat({ max: bytes.length - 1 })))
  await fc.assert(
    fc.asyncProperty(bytesWithPlace, async ([given, place]) => {
      const bytes = Uint8Array.from(given)
      const headers = headersOf('X-Shopify-', bytes)
      expect(await readWebhook(headers, bytes, secret)).toBeDefined()
      const changed = bytes.with(place, ((bytes[place] ?? 0) + 1) % 256)
      expect(await readWebhook(headers, changed, secret)).toBeUndefined()
    }),
  )
})
