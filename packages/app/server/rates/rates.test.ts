import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { bundledRates } from '@dropwatt/automations/rates'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { serveAnswers } from '../testing/serveAnswers.ts'
import { RatesOfTheDay } from './RatesOfTheDay.ts'
import { ratesRoute } from './ratesRoute.ts'
import { readPublication } from './readPublication.ts'
import { areNewest } from './workingDay.ts'

/** Starts a server that answers in place of the bank, and returns its address. */
async function serve(answer: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await serveAnswers(answer)}/daily.xml`
}

const { date, perEuro } = bundledRates
const lines = Object.entries(perEuro)
  .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
  .join('\n')
const publication = (time: string, content = lines) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube><Cube time='${time}'>${content}</Cube></Cube>
</gesmes:Envelope>
`
const xml = { 'Content-Type': 'text/xml' }
const sending =
  (body: string | Buffer, headers: Record<string, string> = xml): RequestListener =>
  (_request, response) =>
    response.writeHead(200, headers).end(body)

/** A route with a clock that stands still. */
function routeTo(url: string, timeLimit = 10_000) {
  const clock = { now: Date.parse(`${date}T20:00:00Z`) }
  const rates = new RatesOfTheDay({ url, timeLimit, now: () => clock.now, uptime: () => clock.now })
  const app = new Hono().get(
    '/api/rates',
    ratesRoute(rates, true, () => clock.now),
  )
  const get = async () => {
    const response = await app.request('/api/rates?file=mine', { headers: { Cookie: 'secret=1' } })
    return { status: response.status, body: (await response.json()) as unknown }
  }
  return { get, clock }
}

describe('the route', () => {
  test('answers with the rates of the day', async () => {
    const { get } = routeTo(await serve(sending(publication(date))))
    expect(await get()).toEqual({ status: 200, body: bundledRates })
  })

  test('passes nothing of a request on', async () => {
    const seen: string[] = []
    const url = await serve((request, response) => {
      seen.push(`${request.method} ${request.url}`, JSON.stringify(request.headers))
      sending(publication(date))(request, response)
    })
    await routeTo(url).get()
    expect(seen[0]).toBe('GET /daily.xml')
    expect(seen[1]).not.toMatch(/mine|secret|cookie|referer/)
  })

  test('asks once until newer rates are due, however many ask it', async () => {
    let requests = 0
    let day = date
    const url = await serve((request, response) => {
      requests += 1
      sending(publication(day))(request, response)
    })
    const { get, clock } = routeTo(url)
    const answers = await Promise.all([get(), get(), get()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await get()
    expect(requests).toBe(1)
    // On Monday afternoon newer ones are due, and come a little later.
    clock.now = Date.parse('2026-10-05T15:00:00Z')
    expect(await get()).toMatchObject({ status: 200, body: { date } })
    await get()
    expect(requests).toBe(2)
    day = '2026-10-05'
    clock.now += 20 * 60_000
    expect(await get()).toMatchObject({ body: { date: '2026-10-05' } })
    expect(requests).toBe(3)
  })

  test('keeps the last rates where newer ones cannot be read', async () => {
    let isDown = false
    const url = await serve((request, response) => {
      if (isDown) response.writeHead(503).end()
      else sending(publication(date))(request, response)
    })
    const { get, clock } = routeTo(url)
    await get()
    isDown = true
    clock.now = Date.parse('2026-10-05T15:00:00Z')
    expect(await get()).toEqual({ status: 200, body: bundledRates })
  })

  test('asks again a minute after a failure', async () => {
    let isDown = true
    const url = await serve((request, response) => {
      if (isDown) response.writeHead(503, xml).end()
      else sending(publication(date))(request, response)
    })
    const { get, clock } = routeTo(url)
    expect((await get()).status).toBe(502)
    isDown = false
    expect((await get()).status).toBe(502)
    clock.now += 60_000
    expect((await get()).status).toBe(200)
  })

  test('refuses more requests a minute than anyone needs', async () => {
    const { get, clock } = routeTo(await serve(sending(publication(date))))
    const statuses = await Promise.all(Array.from({ length: 61 }, async () => (await get()).status))
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    clock.now += 60_000
    expect((await get()).status).toBe(200)
  })
})

describe('a hostile answer', () => {
  const cases: [what: string, answer: RequestListener, error: string][] = [
    ['that never comes', () => {}, 'in time'],
    [
      'that comes in drops',
      (_request, response) => {
        response.writeHead(200, xml)
        const timer = setInterval(() => response.write(' '), 20)
        response.on('close', () => clearInterval(timer))
      },
      'in time',
    ],
    ['that is too long', sending(publication(date) + ' '.repeat(70_000)), 'too long'],
    [
      'that is a gzip bomb',
      sending(gzipSync(Buffer.alloc(50_000_000, ' ')), { ...xml, 'Content-Encoding': 'gzip' }),
      'too long',
    ],
    [
      'of another type',
      sending(publication(date), { 'Content-Type': 'text/html' }),
      'did not send',
    ],
    ['that is no XML', sending('{"USD": 1}'), 'something else'],
    ['that is cut off', sending(publication(date).slice(0, 900)), 'something else'],
    ['in another encoding', sending(Buffer.from([0x3c, 0xff, 0xfe])), 'something else'],
    [
      'that redirects',
      (_request, response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
      'cannot be reached',
    ],
    ['with an error', (_request, response) => response.writeHead(500, xml).end(), 'did not send'],
    ['that hangs up', ({ socket }) => socket.destroy(), 'cannot be reached'],
  ]

  test.each(cases)('%s is an error in words', async (_what, answer, error) => {
    // Short where the limit itself is tested; a busy machine needs longer for the other answers.
    const limit = error === 'in time' ? 200 : undefined
    const { status, body } = await routeTo(await serve(answer), limit).get()
    expect(status).toBe(502)
    expect(body).toEqual({ error: expect.stringContaining(error) })
  })
})

describe('a publication', () => {
  test.each([
    ['without rates', publication(date, '')],
    ['without a day', publication('')],
    ['of two days', publication(date, `${lines}<Cube time='2026-10-01'/>`)],
    [
      'with a rate that is no number',
      publication(date, `${lines}<Cube currency='USD' rate='N/A'/>`),
    ],
    ['with a rate of zero', publication(date, `${lines}<Cube currency='USD' rate='0.0'/>`)],
    [
      'with entities',
      `<!DOCTYPE x [<!ENTITY a "1.1">]>${publication(date).slice(publication(date).indexOf('<ges'))}`,
    ],
    ['that is a web page', '<!doctype html><html><body>Service unavailable</body></html>'],
  ])('%s is refused', (_what, text) => {
    expect(() => readPublication(Buffer.from(text))).toThrow('something else')
  })

  test('can hold more than the rates', () => {
    const more = publication(date, `${lines}<note>New</note><Cube currency='XAU' rate='0.00031'/>`)
    expect(readPublication(Buffer.from(more))).toEqual(bundledRates)
  })
})

test.each([
  ['2026-10-02', '2026-10-02T16:00:00Z', true],
  ['2026-10-02', '2026-10-04T22:30:00Z', true],
  ['2026-10-02', '2026-10-05T13:59:00Z', true],
  ['2026-10-02', '2026-10-05T14:00:00Z', false],
  ['2026-10-05', '2026-10-06T13:00:00Z', true],
  ['2026-11-20', '2026-11-23T14:59:00Z', true],
  ['2026-11-20', '2026-11-23T15:00:00Z', false],
])('rates of %s at %s are the newest: %s', (of, now, expected) => {
  expect(areNewest(of, Date.parse(now))).toBe(expected)
})
