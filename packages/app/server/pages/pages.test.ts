import type { RequestListener, ServerResponse } from 'node:http'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pagePath } from '@dropwatt/workbench/endpoints'
import { serveAnswers } from '../testing/serveAnswers.ts'
import { isPublicAddress } from './publicAddress.ts'
import { mostBytes } from './readBody.ts'
import { createWorld, signedIn, tokenOf, type AnswerUser, type World } from './testing/world.ts'

afterEach(() => vi.restoreAllMocks())

const [shop, other, hidden] = ['93.184.215.14', '93.184.215.15', '10.0.0.7']
const html = { 'Content-Type': 'text/html; charset=utf-8' }
const lamp = '<title>Lampe à huile</title>'
const sending =
  (body: string | Buffer, headers: Record<string, string> = html): RequestListener =>
  (_request, response) =>
    response.writeHead(200, headers).end(body)

/** Sends without end. */
function drip(response: ServerResponse, chunk: string | Buffer): void {
  const timer = setInterval(() => response.write(chunk), 5)
  response.on('close', () => clearInterval(timer))
}

const unreachable = { status: 502, body: { error: 'unreachable' } }
const failing = (error: string, status = 502) => ({ status, body: { error } })
const shopName = { 'shop.example': () => [shop] }
const fromShop = (answer: RequestListener, more: Partial<World> = {}) =>
  createWorld({ names: shopName, sites: { [shop]: answer }, ...more })

describe('a page', () => {
  test('is answered as text, with where it was in the end', async () => {
    const { get, request, connections } = await fromShop((asked, response) => {
      if (asked.url === '/lamp')
        response.writeHead(301, { Location: '//shop.example/products/lamp?x=1#top' }).end()
      else sending(lamp)(asked, response)
    })
    expect(await get('http://shop.example/lamp')).toEqual({
      status: 200,
      body: { address: 'http://shop.example/products/lamp?x=1', text: lamp },
    })
    expect(connections).toEqual([`${shop}:80`, `${shop}:80`])
    const { headers } = await request('https://shop.example/', await tokenOf('member'))
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-type')).toContain('application/json')
    expect(connections.at(-1)).toBe(`${shop}:443`)
  })

  test('is requested without anything of the member', async () => {
    const seen: unknown[] = []
    const { get } = await fromShop((asked, response) => {
      seen.push(`${asked.method} ${asked.url}`, asked.headers)
      response.setHeader('Set-Cookie', 'session=1')
      if (asked.url === '/') response.writeHead(302, { Location: '/lamp' }).end()
      else sending(lamp)(asked, response)
    })
    await get('http://shop.example/#part')
    const headers = {
      accept: 'text/html, application/xhtml+xml, application/json;q=0.9',
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': 'Mozilla/5.0 (compatible; Dropwatt product import)',
      host: 'shop.example',
      connection: 'close',
    }
    expect(seen).toEqual(['GET /', headers, 'GET /lamp', headers])
  })

  test.each([
    ['gzip', gzipSync(lamp)],
    ['deflate', deflateSync(lamp)],
    ['br', brotliCompressSync(lamp)],
    ['identity', Buffer.from(lamp)],
  ])('is decompressed: %s', async (coding, body) => {
    const { get } = await fromShop(sending(body, { ...html, 'Content-Encoding': coding }))
    expect(await get('http://shop.example/')).toMatchObject({ body: { text: lamp } })
  })

  test.each([
    ['text/html; charset=iso-8859-1', Buffer.from(lamp, 'latin1')],
    ['application/json', Buffer.from(lamp)],
    ['Application/LD+JSON; charset="utf-8"', Buffer.from(lamp)],
  ])('is decoded by its type: %s', async (type, body) => {
    const { get } = await fromShop(sending(body, { 'Content-Type': type }))
    expect(await get('http://shop.example/')).toMatchObject({ body: { text: lamp } })
  })

  test('of 2 MB is the largest', async () => {
    const { get } = await fromShop(({ url }, response) => {
      const size = url === '/more' ? mostBytes + 1 : mostBytes
      response.writeHead(200, html)
      for (let at = 0; at < size; at += 500_000)
        response.write('x'.repeat(Math.min(500_000, size - at)))
      response.end()
    })
    const { body } = await get('http://shop.example/')
    expect(String(Reflect.get(Object(body), 'text'))).toHaveLength(mostBytes)
    expect(await get('http://shop.example/more')).toEqual(failing('too-large'))
  })
})

describe('an address', () => {
  test.each([
    '',
    'shop.example',
    'ftp://shop.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://',
    'http://member:secret@shop.example/',
    'http://owner@shop.example/',
    'http://shop.example:8080/',
    'http://shop.example:22/',
    'http://[fe80::1%25eth0]/',
    'http://256.0.0.1/',
    `http://shop.example/${'x'.repeat(2048)}`,
  ])('that is none of a page is refused: %s', async (address) => {
    const { get, connections, questions } = await fromShop(sending(lamp))
    expect(await get(address)).toEqual(failing('address', 400))
    expect([...connections, ...questions]).toEqual([])
  })

  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0/',
    'http://10.0.0.7/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a00:7]/',
    'http://[64:ff9b::a00:7]/',
    'http://[2002:a00:7::]/',
    'http://[fd00::1]/',
    'https://[fe80::1]/',
    'http://①②⑦.⓪.⓪.①/',
  ])('that is not public is not connected to: %s', async (address) => {
    const { get, connections } = await createWorld({
      sites: { '127.0.0.1': sending('secret'), [hidden]: sending('secret') },
    })
    expect(await get(address)).toEqual(unreachable)
    expect(connections).toEqual([])
  })

  test('gets the same answer wherever no public page is', async () => {
    const { get } = await createWorld({
      names: {
        'private.example': () => [hidden],
        'mixed.example': () => [shop, hidden],
        'closed.example': () => [other],
        'broken.example': () => Promise.reject(new Error('SERVFAIL')),
      },
      sites: { [hidden]: sending('secret'), [shop]: sending('public') },
    })
    const hosts = ['private', 'mixed', 'closed', 'broken', 'unknown'].map(
      (name) => `${name}.example`,
    )
    for (const host of [...hosts, 'localhost', 'printer', hidden]) {
      expect([host, await get(`http://${host}/`)]).toEqual([host, unreachable])
    }
  })
})

const redirecting =
  (location: string, status = 302): RequestListener =>
  ({ url }, response) => {
    if (url === '/start') response.writeHead(status, { Location: location }).end('<p>Moved</p>')
    else sending('secret')({} as never, response)
  }

describe('a redirect', () => {
  test.each([
    'http://127.0.0.1/',
    'http://10.0.0.7/',
    'http://private.example/',
    'http://[::ffff:10.0.0.7]/',
    'http://shop.example:8080/',
    'http://a:b@shop.example/',
    'file:///etc/passwd',
    '',
    'http://[',
  ])('to %j is not followed', async (location) => {
    const { get, connections } = await createWorld({
      names: { ...shopName, 'private.example': () => [hidden] },
      sites: {
        [shop]: redirecting(location),
        [hidden]: sending('secret'),
        '127.0.0.1': sending('secret'),
      },
    })
    expect(await get('http://shop.example/start')).toEqual(unreachable)
    expect(connections).toEqual([`${shop}:80`])
  })

  test('does not leave https', async () => {
    const { get, connections } = await fromShop(redirecting('http://shop.example/page'))
    expect(await get('https://shop.example/start')).toEqual(unreachable)
    expect(connections).toEqual([`${shop}:443`])
  })

  test('is followed five times at most', async () => {
    const { get } = await fromShop(({ url = '' }, response) => {
      const left = Number(url.slice(1))
      if (left > 0) response.writeHead(307, { Location: `/${left - 1}` }).end()
      else sending(lamp)({} as never, response)
    })
    expect(await get('http://shop.example/5')).toMatchObject({ status: 200 })
    expect(await get('http://shop.example/6')).toEqual(unreachable)
  })
})

describe('a name whose answer changes', () => {
  test('is resolved once', async () => {
    const answers = [[shop], [hidden]]
    const { get, connections, questions } = await createWorld({
      names: { 'shop.example': () => answers.shift() ?? [hidden] },
      sites: { [shop]: sending(lamp), [hidden]: sending('secret') },
    })
    expect(await get('http://shop.example/')).toMatchObject({ body: { text: lamp } })
    expect([questions, connections]).toEqual([['shop.example'], [`${shop}:80`]])
  })

  test('is checked again for each redirect', async () => {
    const answers = [[shop], [hidden]]
    const { get, connections } = await createWorld({
      names: { 'shop.example': () => answers.shift() ?? [hidden] },
      sites: {
        [shop]: (_asked, response) => response.writeHead(302, { Location: '/again' }).end(),
        [hidden]: sending('secret'),
      },
    })
    expect(await get('http://shop.example/')).toEqual(unreachable)
    expect(connections).toEqual([`${shop}:80`])
  })
})

describe('a hostile site', () => {
  const bomb = Buffer.alloc(50_000_000)
  const coded = (coding: string, body: Buffer) =>
    sending(body, { ...html, 'Content-Encoding': coding })
  const cases: [what: string, answer: RequestListener, error: string][] = [
    [
      'that says it sends too much',
      sending('x', { ...html, 'Content-Length': '9999999999' }),
      'too-large',
    ],
    [
      'that sends without end',
      (_asked, response) => drip(response.writeHead(200, html), 'x'.repeat(200_000)),
      'too-large',
    ],
    ['with a gzip bomb', coded('gzip', gzipSync(bomb)), 'too-large'],
    ['with a deflate bomb', coded('deflate', deflateSync(bomb)), 'too-large'],
    [
      'with a brotli bomb',
      coded('br', brotliCompressSync(bomb, { params: { 1: 5 } })),
      'too-large',
    ],
    [
      'with gzip that never becomes anything',
      (_asked, response) => {
        const nothing = gzipSync('')
        drip(
          response.writeHead(200, { ...html, 'Content-Encoding': 'gzip' }),
          Buffer.concat(Array.from({ length: 20_000 }, () => nothing)),
        )
      },
      'too-large',
    ],
    ['with a bomb in a bomb', coded('gzip, gzip', gzipSync(gzipSync(bomb))), 'failed'],
    ['with an unknown coding', coded('constructor', Buffer.from('x')), 'failed'],
    ['with broken gzip', coded('gzip', gzipSync(lamp).subarray(0, 15)), 'failed'],
    ['with text that is no gzip', coded('gzip', Buffer.from(lamp)), 'failed'],
    [
      'that breaks off',
      (_asked, response) =>
        response
          .writeHead(200, { ...html, 'Content-Length': '50' })
          .write('x', () => response.destroy()),
      'failed',
    ],
    ['that never answers', () => {}, 'slow'],
    [
      'that answers in drops',
      (_asked, response) => drip(response.writeHead(200, html), 'x'),
      'slow',
    ],
    ['that hangs up', ({ socket }) => socket.destroy(), 'unreachable'],
    ['that is no web server', ({ socket }) => socket.end('220 ready\r\n'), 'unreachable'],
    [
      'with headers without end',
      ({ socket }) => socket.end(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`),
      'unreachable',
    ],
    [
      'that wants to switch protocols',
      ({ socket }) => socket.end('HTTP/1.1 101 X\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
      'unreachable',
    ],
    ['with a picture', sending('x', { 'Content-Type': 'image/png' }), 'not-a-page'],
    ['with a program', sending('x', { 'Content-Type': 'application/octet-stream' }), 'not-a-page'],
    ['with plain text', sending('x', { 'Content-Type': 'text/plain' }), 'not-a-page'],
    ['without a type', sending('x', {}), 'not-a-page'],
    ['without such a page', (_asked, response) => response.writeHead(404, html).end(), 'not-found'],
    ['with a password', (_asked, response) => response.writeHead(401, html).end(), 'refused'],
    ['that refuses programs', (_asked, response) => response.writeHead(403, html).end(), 'refused'],
    ['with an error', (_asked, response) => response.writeHead(500, html).end(), 'failed'],
    ['with nothing', (_asked, response) => response.writeHead(204).end(), 'failed'],
  ]

  test.each(cases)('%s is refused in words', async (_what, answer, error) => {
    const { get } = await fromShop(answer, { timeLimit: error === 'slow' ? 200 : 5000 })
    expect(await get('http://shop.example/')).toEqual(failing(error, error === 'slow' ? 504 : 502))
  })

  test('whose name is never resolved takes no longer', async () => {
    const { get } = await createWorld({
      names: { 'shop.example': () => new Promise(() => {}) },
      timeLimit: 200,
    })
    expect(await get('http://shop.example/')).toEqual(failing('slow', 504))
  })

  test('leaves the server up', async () => {
    const output = ['log', 'info', 'warn', 'error', 'debug'].map((name) =>
      vi.spyOn(console, name as 'log').mockImplementation(() => {}),
    )
    const answers = cases.filter(([, , error]) => error !== 'slow').map(([, answer]) => answer)
    let turn = 0
    const { get } = await fromShop((asked, response) => {
      const answer = asked.url === '/lamp' ? sending(lamp) : answers[turn++ % answers.length]
      answer?.(asked, response)
    })
    const tokens = Array.from({ length: 60 }, (_, at) => `member-${at}`)
    const results = await Promise.all(
      tokens.map((token) => get('http://shop.example/?key=secret', token)),
    )
    expect(results.every(({ status }) => [429, 502].includes(status))).toBe(true)
    expect(await get('http://shop.example/lamp')).toMatchObject({ body: { text: lamp } })
    for (const spy of output) expect(spy).not.toHaveBeenCalled()
  })
})

describe('a member', () => {
  test.each([
    undefined,
    '',
    'Bearer',
    'Basic b3duZXI6eA==',
    'Bearer a b',
    `Bearer ${'x'.repeat(9000)}`,
  ])('who is not signed in gets nothing: %s', async (authorization) => {
    const answerUser = vi.fn<AnswerUser>(signedIn)
    const { app, connections } = await fromShop(sending(lamp), { answerUser })
    const response = await app.request(
      `http://localhost:4173${pagePath}?address=http://shop.example/`,
      {
        headers: authorization === undefined ? {} : { Authorization: authorization },
      },
    )
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ error: 'signed-out' })
    expect(answerUser).not.toHaveBeenCalled()
    expect(connections).toEqual([])
  })

  test.each([
    [
      'an unknown session',
      () => Response.json({ code: 'bad_jwt' }, { status: 403 }),
      'signed-out',
      401,
    ],
    [
      'an anonymous account',
      () => Response.json({ id: 'a', is_anonymous: true }),
      'signed-out',
      401,
    ],
    ['a strange answer', () => Response.json(['a']), 'signed-out', 401],
    [
      'an auth server that is down',
      () => Promise.reject(new Error('ECONNREFUSED')),
      'unchecked',
      503,
    ],
    ['an auth server with an error', () => new Response('', { status: 500 }), 'unchecked', 503],
    ['an auth server with a page', () => new Response('<html>'), 'unchecked', 503],
  ] as [string, AnswerUser, string, number][])(
    'with %s gets nothing',
    async (_what, answerUser, error, status) => {
      const { get, connections } = await fromShop(sending(lamp), { answerUser })
      expect(await get('http://shop.example/')).toEqual(failing(error, status))
      expect(connections).toEqual([])
    },
  )

  test('is asked for once in half a minute', async () => {
    const answerUser = vi.fn<AnswerUser>(signedIn)
    const { get, clock } = await fromShop(sending(lamp), { answerUser })
    await get('http://shop.example/')
    await get('http://shop.example/')
    expect(answerUser).toHaveBeenCalledTimes(1)
    clock.now += 30_000
    await get('http://shop.example/')
    expect(answerUser).toHaveBeenCalledTimes(2)
    expect(answerUser).toHaveBeenLastCalledWith(await tokenOf('member'))
  })

  test('gets 30 pages a minute', async () => {
    const { get, request, clock } = await fromShop(sending(lamp), { isLimited: true })
    const statuses: number[] = []
    for (let count = 0; count < 31; count += 1)
      statuses.push((await get('http://shop.example/')).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect(
      (await request('http://shop.example/', await tokenOf('member'))).headers.get('retry-after'),
    ).toBe('60')
    expect((await get('http://shop.example/', 'another')).status).toBe(200)
    clock.now += 60_000
    expect((await get('http://shop.example/')).status).toBe(200)
  })

  test('gets two pages at once, and a network eight', async () => {
    const waiting: ServerResponse[] = []
    const { get } = await fromShop((_asked, response) => void waiting.push(response), {
      timeLimit: 10_000,
    })
    const underWay = ['a', 'a', 'b', 'b', 'c', 'c', 'd'].map((token) =>
      get('http://shop.example/', token),
    )
    await vi.waitFor(() => expect(waiting).toHaveLength(7), { timeout: 20_000 })
    expect(await get('http://shop.example/', 'a')).toEqual(failing('busy', 429))
    underWay.push(get('http://shop.example/', 'd'))
    await vi.waitFor(() => expect(waiting).toHaveLength(8), { timeout: 20_000 })
    expect(await get('http://shop.example/', 'e')).toEqual(failing('busy', 429))
    for (const response of waiting) response.writeHead(200, html).end(lamp)
    expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual(
      Array.from({ length: 8 }, () => 200),
    )
  })

  test('who leaves ends the request', async () => {
    const closed = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    const { app } = await fromShop(
      (_asked, response) => {
        asked.resolve()
        response.on('close', closed.resolve)
      },
      { timeLimit: 60_000 },
    )
    const port = await serveAnswers(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
    const leaving = new AbortController()
    const request = fetch(`http://127.0.0.1:${port}${pagePath}?address=http://shop.example/`, {
      headers: { Authorization: `Bearer ${await tokenOf('member')}` },
      signal: leaving.signal,
    })
    await asked.promise
    leaving.abort()
    await expect(request).rejects.toThrow('abort')
    await closed.promise
  })
})

test('a request for the headers alone is refused', async () => {
  const { app, connections } = await fromShop(sending(lamp))
  const response = await app.request(
    `http://localhost:4173${pagePath}?address=http://shop.example/`,
    {
      method: 'HEAD',
      headers: { Authorization: `Bearer ${await tokenOf('member')}` },
    },
  )
  expect(response.status).toBe(405)
  expect(connections).toEqual([])
})

describe('IP addresses', () => {
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::ffff:8.8.8.8',
    '::ffff:7f00:1',
    '64:ff9b::808:808',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:2::1',
    '2001:10::1',
    '2001:20::1',
    '2001:db8::1',
    '2002:808:808::1',
    '3fff::1',
    '4000::1',
    '5f00::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    '2606:4700::1111%1',
    'fec0::1',
    'ff02::1',
    '0x7f.1',
    '2130706433',
    '0177.0.0.1',
    '8.8.8',
    'localhost',
    '',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  test.each([
    '8.8.8.8',
    '93.184.215.14',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450:4001::1',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
})
