import type { ServerResponse } from 'node:http'
import { SignJWT } from 'jose'
import { describe, expect, test, vi } from 'vitest'
import { pagePath } from '@dropwatt/workbench/endpoints'
import { createWorld, foreign, project, tokenOf, type World } from './testing/world.ts'

const shop = '93.184.215.14'
const lamp = '<title>Lamp</title>'
const html = { 'Content-Type': 'text/html' }
const soon = () => Math.floor(Date.now() / 1000) + 3600
const past = () => Math.floor(Date.now() / 1000) - 3600

/** A shop whose page `/hanging` never ends. */
async function openShop(world: World = {}) {
  const hanging: ServerResponse[] = []
  const made = await createWorld({
    names: { 'shop.example': () => [shop] },
    sites: {
      [shop]: ({ url }, response) => {
        if (url === '/hanging') hanging.push(response)
        else response.writeHead(200, html).end(lamp)
      },
    },
    timeLimit: 60_000,
    proxies: 1,
    ...world,
  })
  /** Requests a page from a network of the internet. */
  const ask = async (token: string, network: string, path = '/') => {
    const address = encodeURIComponent(`http://shop.example${path}`)
    const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': network }
    return (await made.app.request(`${pagePath}?address=${address}`, { headers })).status
  }
  const questions = () => made.asked.filter((path) => path === '/user').length
  return { ...made, ask, hanging, questions }
}

const member = await tokenOf('member')
const secret = 'a-secret-of-a-project-without-signing-keys'
const signShared = (claims: object, key = secret) =>
  new SignJWT({ aud: 'authenticated', ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(key))

/** Makes a token that no session has; another one for each number. */
const strangers: Readonly<Record<string, (number: number) => string | Promise<string>>> = {
  garbage: (number) => `garbage.${number}.x`,
  'an expired token': (number) => project.sign({ sub: `${number}`, exp: past() }),
  'a foreign key': (number) => foreign.sign({ sub: `${number}`, exp: soon() }),
  'the id of a key': (number) =>
    foreign.sign({ sub: `${number}`, exp: soon() }, { kid: project.kid }),
  'a changed payload': (number) =>
    member.replace(/\.[^.]+\./u, `.${btoa(JSON.stringify({ sub: `${number}`, exp: soon() }))}.`),
  'a secret': (number) => signShared({ sub: `${number}`, exp: soon() }),
  'no signature': (number) =>
    `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: `${number}` }))}.`,
}

describe('200 strangers', () => {
  test.each(Object.entries(strangers))(
    'with %s cost the auth server nothing, and a member imports',
    async (_, make) => {
      const { ask, asked, questions } = await openShop()
      const tokens = await Promise.all(Array.from({ length: 200 }, async (_unused, at) => make(at)))
      const [imported, ...refused] = await Promise.all([
        ask(member, '198.51.100.1'),
        ...tokens.map((token) => ask(token, '203.0.113.1')),
      ])
      expect(imported).toBe(200)
      expect(new Set(refused)).toEqual(new Set([401]))
      expect(questions()).toBe(1)
      expect(asked.filter((path) => path !== '/user')).toHaveLength(1)
    },
  )

  test('of a project without keys leave places for members of other networks', async () => {
    const waiting: (() => void)[] = []
    const forged = 'forged'
    const { ask, questions } = await openShop({
      jwks: { keys: [] },
      answerUser: (token) => {
        if (!token.endsWith(forged)) return Response.json({ id: 'member' })
        return new Promise((resolve) => {
          waiting.push(() => resolve(new Response('', { status: 401 })))
        })
      },
    })
    const tokens = await Promise.all(
      Array.from({ length: 200 }, (_unused, at) => signShared({ sub: `${at}`, exp: soon() })),
    )
    const refused = tokens.map((token) => ask(token + forged, '203.0.113.1'))
    await vi.waitFor(() => expect(waiting).toHaveLength(2), { timeout: 20_000 })
    expect(await ask(await signShared({ sub: 'member', exp: soon() }), '198.51.100.1')).toBe(200)
    for (const answer of waiting) answer()
    const statuses = await Promise.all(refused)
    expect(statuses.filter((status) => status === 401)).toHaveLength(2)
    expect(statuses.filter((status) => status === 429)).toHaveLength(198)
    expect(questions()).toBe(3)
  })

  test('of a project whose secret is known cost it nothing', async () => {
    const { ask, questions } = await openShop({ jwks: { keys: [] }, jwtSecret: secret })
    const forged = await signShared({ sub: 'member', exp: soon() }, 'another-secret'.repeat(3))
    expect(await ask(forged, '203.0.113.1')).toBe(401)
    expect(await ask(await signShared({ sub: 'member', exp: past() }), '203.0.113.1')).toBe(401)
    expect(questions()).toBe(0)
    expect(await ask(await signShared({ sub: 'member', exp: soon() }), '203.0.113.1')).toBe(200)
  })
})

describe('50 pages that hang', () => {
  test.each([
    ['of one account', () => 'hanging', (at: number) => `203.0.113.${at}`, 2],
    ['of 50 accounts of a network', (at: number) => `hanging-${at}`, () => '203.0.113.1', 8],
    [
      'of 50 accounts of a network of IPv6',
      (at: number) => `hanging-${at}`,
      (at: number) => `2001:db8:1:2::${at}`,
      8,
    ],
  ])('%s leave places for another', async (_, account, network, places) => {
    const { ask, hanging } = await openShop()
    const tokens = await Promise.all(
      Array.from({ length: 50 }, (_unused, at) => tokenOf(account(at))),
    )
    const underWay = tokens.map((token, at) => ask(token, network(at), '/hanging'))
    await vi.waitFor(() => expect(hanging).toHaveLength(places), { timeout: 20_000 })
    expect(await ask(member, '198.51.100.1')).toBe(200)
    for (const response of hanging) response.writeHead(200, html).end(lamp)
    const statuses = await Promise.all(underWay)
    expect(statuses.filter((status) => status === 200)).toHaveLength(places)
    expect(statuses.filter((status) => status === 429)).toHaveLength(50 - places)
  })
})

describe('a session', () => {
  test('that has ended gets no page after half a minute', async () => {
    let hasEnded = false
    const { ask, clock } = await openShop({
      answerUser: () =>
        hasEnded ? new Response('', { status: 403 }) : Response.json({ id: 'member' }),
    })
    expect(await ask(member, '198.51.100.1')).toBe(200)
    hasEnded = true
    clock.now += 30_000
    expect(await ask(member, '198.51.100.1')).toBe(401)
  })

  test('that has ended is asked about once in half a minute', async () => {
    const { ask, clock, questions } = await openShop({
      answerUser: () => new Response('', { status: 403 }),
    })
    for (let count = 0; count < 50; count += 1) await ask(member, '198.51.100.1')
    expect(questions()).toBe(1)
    clock.now += 30_000
    expect(await ask(member, '198.51.100.1')).toBe(401)
    expect(questions()).toBe(2)
  })

  test('is asked about once for requests at the same time', async () => {
    const { ask, questions } = await openShop()
    await Promise.all(Array.from({ length: 50 }, () => ask(member, '198.51.100.1')))
    expect(questions()).toBe(1)
  })

  test('gets no page while the keys cannot be read', async () => {
    const { ask } = await openShop({ jwks: { error: 'no keys' } })
    expect(await ask(member, '198.51.100.1')).toBe(503)
  })
})
