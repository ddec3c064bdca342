import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createRandom, type Random } from './support/fuzz/random.ts'
import { leak } from './support/leak.ts'
import {
  body,
  key,
  lines,
  malformedRequests,
  recover,
  request,
} from './support/malformed-requests.ts'
import { rawRequest, startTestServer, type TestServer } from './support/test-server.ts'

const seed = 20_260_102

/** Sends raw bytes, and returns everything received until either side closes the connection. */
async function exchange(server: TestServer, bytes: string | Buffer): Promise<string> {
  const socket = connect({ port: server.port, host: '127.0.0.1' })
  const chunks: Buffer[] = []
  const answered = new Promise<void>((resolve) => {
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      resolve()
    })
  })
  const closed = new Promise<void>((resolve) => {
    socket.on('error', () => {})
    socket.on('close', () => resolve())
  })
  socket.write(bytes)
  // A server that waits for more stays silent; once it has answered others, it has seen these bytes.
  await Promise.race([answered, closed, askThrice(server)])
  socket.end()
  await closed
  return Buffer.concat(chunks).toString('latin1')
}

async function askThrice(server: TestServer): Promise<void> {
  for (let count = 0; count < 3; count += 1) await rawRequest(server, '/auth/v1/health')
}

/** Sends bytes and aborts the connection before any response. */
async function breakOff({ port }: TestServer, bytes: string | Buffer): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => {})
  socket.write(bytes, () => socket.resetAndDestroy())
  await new Promise((resolve) => socket.on('close', resolve))
}

/** Returns the statuses of all responses on a connection. */
function statusesOf(answer: string): number[] {
  return [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status))
}

/** Expects responses without a 5xx or a leak, and returns their statuses. */
function checked(name: string, answer: string): number[] {
  const statuses = statusesOf(answer)
  const bad = statuses.filter((status) => status >= 500 && status !== 505)
  expect([name, bad]).toEqual([name, []])
  expect([name, leak.exec(answer)?.[0]]).toEqual([name, undefined])
  expect([name, /set-cookie/i.test(answer.split('\r\n\r\n')[0] ?? '')]).toEqual([name, false])
  return statuses
}

async function expectWell(server: TestServer): Promise<void> {
  const { status } = await rawRequest(server, '/auth/v1/health')
  expect([status, server.stderr()]).toEqual([200, ''])
}

test('check 17: malformed HTTP is rejected, and the server continues', async () => {
  const server = await startTestServer({ DROPWATT_RATE_LIMITS: 'off' })
  const answers: number[][] = []
  for (const [name, bytes] of malformedRequests) {
    answers.push(checked(name, await exchange(server, bytes)))
    await breakOff(server, bytes)
  }
  expect(answers.flat()).toEqual(
    expect.arrayContaining([200, 400, 401, 403, 404, 405, 413, 417, 431]),
  )
  await expectWell(server)
})

test('check 17: conflicting lengths are rejected', async () => {
  const server = await startTestServer({ DROPWATT_RATE_LIMITS: 'off' })
  for (const name of [
    'two lengths',
    'length and chunks',
    'a hidden second request',
    'a negative length',
  ]) {
    const [, bytes = ''] = malformedRequests.find(([each]) => each === name) ?? []
    expect([name, statusesOf(await exchange(server, bytes))]).toEqual([name, [400]])
  }
})

test('check 20: no form of a URL in the request line bypasses the host check', async () => {
  const server = await startTestServer()
  const path = '/auth/v1/settings'
  const foreign = [
    ['an absolute URL of another host', `GET http://evil.test${path} HTTP/1.1`, 'localhost'],
    ['both', `GET http://evil.test${path} HTTP/1.1`, 'evil.test'],
    ['an absolute URL', `GET http://localhost${path} HTTP/1.1`, 'evil.test'],
    ['a doubled slash', `GET //localhost${path} HTTP/1.1`, 'evil.test'],
    ['a plain path', `GET ${path} HTTP/1.1`, 'evil.test'],
    ['an older version', `GET ${path} HTTP/1.0`, 'evil.test'],
  ] as const
  const outcomes = []
  for (const [name, first, host] of foreign) {
    const bytes = lines(first, `Host: ${host}`, 'X-Forwarded-Host: localhost', key, '', '')
    outcomes.push([name, ...statusesOf(await exchange(server, bytes))])
  }
  expect(outcomes).toEqual(foreign.map(([name]) => [name, 403]))
})

/** Corrupts a valid request in some places. */
function spoilt(random: Random, good: Buffer): Buffer {
  let bytes = Buffer.from(good)
  for (let count = random.below(4); count >= 0; count -= 1) {
    const at = random.below(bytes.length)
    const odd = random.pick([
      '\0',
      '\r',
      '\n',
      '\r\n',
      ' ',
      ':',
      '%',
      '\xff',
      ',',
      '\t',
      '\r\n\r\n',
    ])
    const skipped = random.below(3) * random.below(40)
    bytes = Buffer.concat([
      bytes.subarray(0, at),
      Buffer.from(odd, 'latin1'),
      bytes.subarray(at + skipped),
    ])
  }
  return random.chance(20) ? bytes.subarray(0, random.below(bytes.length)) : bytes
}

test(`check 17: 600 corrupted requests from seed ${seed} are all answered or disconnected`, async () => {
  const server = await startTestServer({ DROPWATT_RATE_LIMITS: 'off' })
  const random = createRandom(seed)
  const good = [
    request(recover, ['content-type: application/json', 'content-length: 18'], body),
    request(recover, ['transfer-encoding: chunked'], `12\r\n${body}\r\n0\r\n\r\n`),
    request('GET /auth/v1/user?a=b&c=%20 HTTP/1.1', ['authorization: Bearer a.b.c', 'accept: */*']),
    request('GET /auth/v1/callback?state=x&code=y HTTP/1.1', ['referer: http://localhost/']),
  ].map((text) => Buffer.from(text))
  const answers: number[][] = []
  for (let count = 0; count < 600; count += 1) {
    const bytes = spoilt(random, random.pickAny(good) ?? Buffer.alloc(1))
    const name = JSON.stringify(bytes.toString('latin1'))
    if (random.chance(20)) await breakOff(server, bytes)
    else answers.push(checked(name, await exchange(server, bytes)))
  }
  expect(answers.flat()).toEqual(expect.arrayContaining([303, 400, 401, 403, 404]))
  await expectWell(server)
})
