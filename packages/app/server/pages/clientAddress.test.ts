import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress } from './clientAddress.ts'

async function addressOf(forwarded: string | undefined, proxies: number, remoteAddress?: string) {
  const app = new Hono().get('/', (context) => context.text(clientAddress(context, proxies)))
  const headers = new Headers(forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded })
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })
  return response.text()
}

test.each([
  ['192.0.2.1', 0, undefined, '192.0.2.1'],
  ['192.0.2.1', 0, '198.51.100.1', '192.0.2.1'],
  ['10.0.0.1', 1, '198.51.100.1', '198.51.100.1'],
  ['10.0.0.1', 1, '8.8.8.8, 198.51.100.1', '198.51.100.1'],
  ['10.0.0.1', 2, '8.8.8.8, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['10.0.0.1', 1, undefined, '10.0.0.1'],
  ['10.0.0.1', 1, 'unknown', ''],
  ['::ffff:192.0.2.1', 0, undefined, '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', 0, undefined, '2001:db8:1:2'],
  [undefined, 0, undefined, ''],
])('of %s behind %d proxies that say %s is %s', async (remote, proxies, forwarded, address) => {
  expect(await addressOf(forwarded, proxies, remote)).toBe(address)
})
