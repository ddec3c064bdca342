import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAuthenticator } from './test/authenticator.js'
import { openWorld, SITE, type World } from './test/devices.js'
import { visit } from './test/nodePage.js'
import { makeToken } from './test/sessions.js'
import type { Session } from './types.js'

const password = 'correct horse 1'

let world: World

beforeEach(async () => {
  world = await openWorld()
  visit(`${SITE}/`)
})

afterEach(async () => {
  await world.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function signUp(email: string) {
  const device = world.openDevice()
  await device.auth.signUp({ email, password })
  return device
}

/** Opens a page of somebody who signed in, and then edited the stored session. */
async function openEdited(edit: (session: Session, victim: string) => object) {
  const { auth: other } = await signUp('ada@example.com')
  const victim = other.getState().user?.id ?? ''
  const { auth, memory } = await signUp('mallory@example.com')
  auth.dispose()
  const session: Session = JSON.parse(memory.values.get('dropwatt-auth') ?? '')
  memory.values.set('dropwatt-auth', JSON.stringify({ ...session, ...edit(session, victim) }))
  return { ...world.openDevice(memory), victim }
}

it('the user of a session is the one of its token', async () => {
  const { auth } = await signUp('ada@example.com')
  expect(await auth.verifyUser()).toBe(auth.getState().user?.id)
  expect(auth.getState().status).toBe('signedIn')
})

it('nobody is verified before a second step, even if the stored factors were edited away', async () => {
  const app = createAuthenticator()
  await world.reopen({ now: app.now })
  const { auth: first } = await signUp('ada@example.com')
  await app.add(first)
  const { auth, memory } = world.openDevice()
  await auth.signInWithPassword({ email: 'ada@example.com', password })
  expect(await auth.verifyUser()).toBeNull()
  expect(auth.getState().status).toBe('second-step')
  auth.dispose()

  const session: Session = JSON.parse(memory.values.get('dropwatt-auth') ?? '')
  const user = { ...session.user, factors: [] }
  memory.values.set('dropwatt-auth', JSON.stringify({ ...session, user }))
  const { auth: again } = world.openDevice(memory)
  expect(await again.verifyUser()).toBeNull()
  expect(again.getState().status).toBe('second-step')
})

it('nobody is verified while nobody is signed in', async () => {
  const { auth } = world.openDevice()
  expect(await auth.verifyUser()).toBeNull()
  expect(auth.getState()).not.toHaveProperty('notice')
})

it.each([
  ['user', (_: Session, id: string) => ({ user: { id } })],
  [
    'user and an unsigned token',
    (_: Session, id: string) => ({
      user: { id },
      access_token: makeToken({ sub: id, exp: 9e9, role: 'authenticated' }),
    }),
  ],
  [
    'user and the payload of the token',
    ({ access_token: token }: Session, id: string) => {
      const [header, payload = '', signature] = token.split('.')
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
      const forged = Buffer.from(JSON.stringify({ ...claims, sub: id })).toString('base64url')
      return { user: { id }, access_token: [header, forged, signature].join('.') }
    },
  ],
])('a session with an edited %s is that of the server, or ends', async (_, edit) => {
  const { auth, memory, victim } = await openEdited(edit)
  expect(auth.getState().user?.id).toBe(victim)
  expect(await auth.verifyUser()).not.toBe(victim)
  expect(auth.getState().user?.id).not.toBe(victim)
  expect(memory.values.get('dropwatt-auth') ?? '').not.toContain(victim)
})

it('a session that cannot be checked now does not end', async () => {
  const { auth, memory } = await signUp('ada@example.com')
  auth.dispose()
  world.network.isOnline = false
  // The client keeps public keys for ten minutes.
  vi.useFakeTimers({ now: Date.now() + 660_000, toFake: ['Date'] })
  const { auth: later } = world.openDevice(memory)
  await expect(later.verifyUser()).rejects.toMatchObject({ code: 'network' })
  expect(later.getState().status).toBe('signedIn')
})

it('a user who has signed in is verified offline', async () => {
  const { auth, requests, isIdle } = await signUp('ada@example.com')
  await expect.poll(() => requests.some(({ url }) => url.endsWith('jwks.json'))).toBe(true)
  await expect.poll(isIdle).toBe(true)
  world.network.isOnline = false
  expect(await auth.verifyUser()).toBe(auth.getState().user?.id)
})
