import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import type { Network } from '../pages/Network.ts'
import { serveAnswers } from '../testing/serveAnswers.ts'
import { requestResult } from './requestResult.ts'

const address = 'https://storage.googleapis.com/result?token=1'

/** A network whose hosts are all at one public address, and answer alike. */
async function openNetwork(answer: RequestListener) {
  const asked: string[] = []
  const port = await serveAnswers((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    answer(request, response)
  })
  const network: Network = {
    resolve: async () => ['142.250.180.27'],
    connect: () => connect(port, '127.0.0.1'),
  }
  return { network, asked }
}

async function collect(network: Network, signal = new AbortController().signal): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of requestResult(address, network, signal)) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

test.each([
  'http://storage.googleapis.com/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::ffff:169.254.169.254]/x',
  'https://storage.googleapis.com.evil.test/x',
  'https://evil.test/storage.googleapis.com',
  'https://evil.test#storage.googleapis.com',
  'https://storage.googleapis.com:8443/x',
  'https://user@storage.googleapis.com/x',
  'https://notshopify.com/x',
  'https://shopify.com.evil.test/x',
  'https://localhost/x',
  'https://ｓhopify.evil.test/x',
  'file:///etc/passwd',
  'nonsense',
])('check 23: a result is not requested from %s', async (other) => {
  const asked: string[] = []
  const network = { resolve: async (name: string) => (asked.push(name), ['8.8.8.8']) }
  const result = requestResult(other, network, AbortSignal.timeout(1000))
  await expect(result.next()).rejects.toMatchObject({ code: 'refused' })
  expect(asked).toEqual([])
})

test.each(['169.254.169.254', '127.0.0.1', '10.0.0.1', '::1', 'fd00::1'])(
  'check 23: a host of Shopify’s at the address %s is not asked',
  async (hidden) => {
    const { network, asked } = await openNetwork((_, response) => response.end('secret'))
    const rebound = { ...network, resolve: async () => ['8.8.8.8', hidden] }
    await expect(collect(rebound)).rejects.toMatchObject({ code: 'unreachable' })
    expect(asked).toEqual([])
  },
)

test.each([301, 302, 307, 308])('check 23: a redirect with %i is not followed', async (status) => {
  const { network, asked } = await openNetwork((_, response) =>
    response.writeHead(status, { Location: 'https://storage.googleapis.com/other' }).end(),
  )
  await expect(collect(network)).rejects.toMatchObject({ code: 'unreachable' })
  expect(asked).toEqual(['storage.googleapis.com/result?token=1'])
})

test('a result is read as it comes', async () => {
  const { network } = await openNetwork((_, response) => {
    response.write('{"id":1}\n')
    response.end('{"id":2}\n')
  })
  expect(await collect(network)).toBe('{"id":1}\n{"id":2}\n')
})

test.each<readonly [string, RequestListener]>([
  ['is shorter than it says', (_, response) => shorter(response)],
  ['is cut', (_, response) => cut(response)],
  ['has another status', (_, response) => response.writeHead(403).end('<Error/>')],
])('a result that %s is unreachable, not a shorter one', async (_, answer) => {
  const { network } = await openNetwork(answer)
  await expect(collect(network)).rejects.toMatchObject({ code: 'unreachable' })
})

type Sending = Parameters<RequestListener>[1]

function shorter(response: Sending): void {
  response.writeHead(200, { 'Content-Length': '1000' })
  response.write('{"id":1}\n', () => response.destroy())
}

function cut(response: Sending): void {
  response.write('{"id":1}\n', () => response.destroy())
}

test('a host that sends nothing any more is unreachable', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { network } = await openNetwork((_, response) => response.write('{"id":1}\n'))
  const result = requestResult(address, network, new AbortController().signal)
  await result.next()
  const [failure] = await Promise.all([
    result.next().catch((error: unknown) => error),
    vi.advanceTimersByTimeAsync(60_000),
  ])
  expect(failure).toMatchObject({ code: 'unreachable' })
  vi.useRealTimers()
})

test('who leaves ends the request', async () => {
  const closed = Promise.withResolvers<void>()
  const { network } = await openNetwork((request, response) => {
    request.socket.on('close', closed.resolve)
    response.write('{"id":1}\n')
  })
  const left = new AbortController()
  const result = requestResult(address, network, left.signal)
  await result.next()
  left.abort(new Error('left'))
  await expect(result.next()).rejects.toThrow('left')
  await closed.promise
})
