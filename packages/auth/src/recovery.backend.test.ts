import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saysRecovery } from './sessionClaims.js'
import { openWorld, SITE, type World } from './test/devices.js'
import { visit } from './test/nodePage.js'

const email = 'ada@example.com'
const password = 'correct horse 1'
const redirectTo = `${SITE}/update-password`

let world: World

beforeEach(async () => {
  world = await openWorld({ mailFrequencySeconds: 0 })
})

afterEach(async () => {
  await world.close()
  vi.unstubAllGlobals()
})

/** Signs up, then opens the link of a recovery mail in the same browser. */
async function recover() {
  const { auth: former, memory } = world.openDevice()
  await former.signUp({ email, password })
  await former.requestPasswordReset({ email, redirectTo })
  former.dispose()
  const location = visit(await world.openLink())
  const device = world.openDevice(memory)
  await expect.poll(() => device.auth.getState().status).toBe('recovery')
  return { ...device, location }
}

describe('a recovery link', () => {
  it('check 28: starts a recovery, which ends with a new password', async () => {
    const { auth: other } = world.openDevice()
    const { auth, memory, statuses, location } = await recover()
    await other.signInWithPassword({ email, password })
    const tokenOfOther = await other.getAccessToken()
    await auth.getAccessToken()
    expect(statuses).toEqual(['recovery'])
    expect(location.href).toBe(redirectTo)
    const { session, user } = auth.getState()
    expect(user?.email).toBe(email)
    expect(session && saysRecovery(session)).toBe(true)
    expect(memory.values.has('dropwatt-auth-recovery')).toBe(true)

    await auth.updatePassword({ password: 'correct horse 2' })
    expect(auth.getState().status).toBe('signedIn')
    expect(memory.values.has('dropwatt-auth-recovery')).toBe(false)
    expect((await world.askUser(await auth.getAccessToken())).status).toBe(200)
    expect((await world.askUser(tokenOfOther)).status).toBe(403)

    const { auth: later } = world.openDevice()
    await expect(later.signInWithPassword({ email, password })).rejects.toMatchObject({
      code: 'invalid_credentials',
    })
    await later.signInWithPassword({ email, password: 'correct horse 2' })
  })

  it('stays a recovery after a reload and a token refresh', async () => {
    const { auth, memory } = await recover()
    await auth.refresh()
    expect(auth.getState().status).toBe('recovery')
    auth.dispose()
    const { auth: again, statuses } = world.openDevice(memory)
    await expect.poll(() => again.getState().status).toBe('recovery')
    await again.getAccessToken()
    expect(statuses).toEqual(['recovery'])
  })

  it('check 28: that is cancelled signs out here and on the server', async () => {
    const { auth, memory } = await recover()
    const token = await auth.getAccessToken()
    await auth.signOut()
    expect(auth.getState().status).toBe('signedOut')
    expect(memory.values.has('dropwatt-auth')).toBe(false)
    expect(memory.values.has('dropwatt-auth-recovery')).toBe(false)
    await expect.poll(async () => (await world.askUser(token)).status).toBe(403)
  })

  it('that is cancelled is removed before its marker', async () => {
    const { auth, memory } = await recover()
    const { removeItem } = memory.storage
    const removed: string[] = []
    memory.storage.removeItem = (key) => {
      if (memory.values.has(key)) removed.push(key)
      removeItem(key)
    }
    const token = await auth.getAccessToken()
    await auth.signOut()
    const kept = ['dropwatt-auth', 'dropwatt-auth-recovery']
    expect(removed.filter((key) => kept.includes(key))).toEqual(kept)
    await expect.poll(async () => (await world.askUser(token)).status).toBe(403)
  })

  it('ends with a sign-in of the same user', async () => {
    const { auth } = await recover()
    await auth.signInWithPassword({ email, password })
    expect(auth.getState().status).toBe('signedIn')
  })

  it('continues after the server rejects a password', async () => {
    const { auth } = await recover()
    await expect(auth.updatePassword({ password })).rejects.toMatchObject({ code: 'same_password' })
    await expect(auth.updatePassword({ password: 'horse 7' })).rejects.toMatchObject({
      code: 'weak_password',
      reasons: ['length'],
    })
    expect(auth.getState().status).toBe('recovery')
  })

  it('in another browser gives a notice, and signs nobody in', async () => {
    const { auth } = world.openDevice()
    await auth.signUp({ email, password })
    await auth.requestPasswordReset({ email, redirectTo })
    const location = visit(await world.openLink())
    const { auth: elsewhere, memory } = world.openDevice()
    await expect
      .poll(() => elsewhere.getState())
      .toMatchObject({
        status: 'signedOut',
        notice: { code: 'link_wrong_browser', linkType: 'recovery' },
      })
    expect(location.href).toBe(redirectTo)
    expect(memory.values.size).toBe(0)
  })

  it('that was already used gives a notice', async () => {
    await world.openDevice().auth.signUp({ email, password })
    const { auth, memory } = world.openDevice()
    await auth.requestPasswordReset({ email, redirectTo })
    auth.dispose()
    await world.openLink()
    const location = visit(await world.openLink())
    const { auth: again } = world.openDevice(memory)
    expect(again.getState()).toMatchObject({
      status: 'signedOut',
      notice: { code: 'link_expired', linkType: 'recovery' },
    })
    expect(location.href).toBe(redirectTo)
  })
})

describe('a request for a recovery mail', () => {
  it('resolves the same way for an unknown address, and sends nothing', async () => {
    const { auth } = world.openDevice()
    await expect(auth.requestPasswordReset({ email, redirectTo })).resolves.toBeUndefined()
    expect(world.mails).toEqual([])
  })

  it('that is rate-limited fails with a message', async () => {
    await world.reopen({ mailFrequencySeconds: 60 })
    const { auth } = world.openDevice()
    await auth.signUp({ email, password })
    await auth.requestPasswordReset({ email })
    await expect(auth.requestPasswordReset({ email })).rejects.toMatchObject({
      code: 'over_email_send_rate_limit',
      status: 429,
    })
  })
})

describe('a sign-up that has to be confirmed', () => {
  it('signs nobody in before the link of the mail, which can be resent', async () => {
    await world.reopen({ autoconfirm: false, mailFrequencySeconds: 0 })
    const { auth, memory } = world.openDevice()
    const { session } = await auth.signUp({ email, password, redirectTo: `${SITE}/dashboard` })
    expect(session).toBeNull()
    expect(auth.getState().status).toBe('signedOut')
    await expect(auth.signInWithPassword({ email, password })).rejects.toMatchObject({
      code: 'email_not_confirmed',
    })
    await auth.resendConfirmation({ email, redirectTo: `${SITE}/dashboard` })
    expect(world.mails.map(({ kind }) => kind)).toEqual(['confirmation', 'confirmation'])

    auth.dispose()
    const location = visit(await world.openLink())
    const { auth: again } = world.openDevice(memory)
    await expect.poll(() => again.getState().status).toBe('signedIn')
    expect(location.href).toBe(`${SITE}/dashboard`)
  })
})
