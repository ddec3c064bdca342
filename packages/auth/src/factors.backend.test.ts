import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFactors, listFactors } from './factors.js'
import { createAuthenticator, type Authenticator } from './test/authenticator.js'
import { openWorld, SITE, type World } from './test/devices.js'
import { visit } from './test/nodePage.js'
import type { Auth } from './types.js'

const email = 'ada@example.com'
const password = 'correct horse 1'

let world: World
let app: Authenticator

beforeEach(async () => {
  app = createAuthenticator()
  world = await openWorld({ now: app.now, mailFrequencySeconds: 0 })
})

afterEach(async () => {
  await world.close()
  vi.unstubAllGlobals()
})

const factorsOf = (auth: Auth) => auth.part(createFactors).actions
const codesOf = (auth: Auth) => auth.part(createFactors).codeActions
const namesOf = (auth: Auth) => listFactors(auth.getState().user).map(({ name }) => name)
const statusOf = (auth: Auth) => auth.getState().status

/** Signs up and adds an authenticator app. */
async function signUpWithFactor() {
  const device = world.openDevice()
  await device.auth.signUp({ email, password })
  return { ...device, factor: await app.add(device.auth) }
}

/** Signs in on a new device, up to the second step. */
async function signInElsewhere() {
  const device = world.openDevice()
  await device.auth.signInWithPassword({ email, password })
  return device
}

describe('an authenticator app', () => {
  it('counts from its first code on', async () => {
    const { auth } = world.openDevice()
    await auth.signUp({ email, password })
    const { enroll, confirm } = factorsOf(auth)
    const { id, uri, secret } = await enroll({ name: 'Phone', issuer: 'Dropwatt' })
    expect(uri).toContain(`secret=${secret}`)
    expect(uri).toContain('issuer=Dropwatt')
    expect(namesOf(auth)).toEqual([])

    await confirm({ id, code: app.codeOf({ uri }) })
    expect(statusOf(auth)).toBe('signedIn')
    expect(listFactors(auth.getState().user)).toEqual([
      { id, name: 'Phone', type: 'totp', createdAt: expect.stringMatching(/^\d{4}-/) },
    ])
  })

  it('takes a code with separators', async () => {
    const { auth } = world.openDevice()
    await auth.signUp({ email, password })
    const { enroll, confirm } = factorsOf(auth)
    const { id, uri } = await enroll({ name: 'Phone' })
    const code = app.codeOf({ uri })
    await confirm({ id, code: ` ${code.slice(0, 3)} ${code.slice(3)}` })
    expect(namesOf(auth)).toEqual(['Phone'])
  })

  it('that was never confirmed does not block another of its name', async () => {
    const { auth } = world.openDevice()
    await auth.signUp({ email, password })
    const { enroll, cancel } = factorsOf(auth)
    await enroll({ name: 'Phone' })
    const { id } = await enroll({ name: 'Phone' })
    await cancel({ id })
    await expect(enroll({ name: 'Phone' })).resolves.toBeDefined()
  })

  it('needs a name of its own', async () => {
    const { auth } = await signUpWithFactor()
    await expect(factorsOf(auth).enroll({ name: 'Phone' })).rejects.toMatchObject({
      code: 'mfa_factor_name_conflict',
    })
  })

  it('is removed with its code', async () => {
    const { auth, factor } = await signUpWithFactor()
    const { remove } = factorsOf(auth)
    const wrong = { id: factor.id, code: '000000' }
    await expect(remove(wrong)).rejects.toMatchObject({ code: 'mfa_verification_failed' })
    expect(namesOf(auth)).toEqual(['Phone'])

    await remove({ id: factor.id, code: app.codeOf(factor) })
    expect(namesOf(auth)).toEqual([])
    expect(statusOf(auth)).toBe('signedIn')
  })

  it('is removed with a recovery code', async () => {
    const { auth, factor } = await signUpWithFactor()
    const [code = ''] = await codesOf(auth).renew()
    await factorsOf(auth).remove({ id: factor.id, code })
    expect(namesOf(auth)).toEqual([])
  })

  it('is not removed by a session without the second step', async () => {
    const { factor } = await signUpWithFactor()
    const { auth } = await signInElsewhere()
    const token = await auth.getAccessToken()
    const response = await world.send(`/factors/${factor.id}`, { method: 'DELETE', token })
    expect(await response.json()).toMatchObject({ error_code: 'insufficient_aal' })
  })

  it('leaves the second step to the other ones when it is removed', async () => {
    const { auth, factor } = await signUpWithFactor()
    const tablet = await app.add(auth, 'Tablet')
    await factorsOf(auth).remove({ id: factor.id, code: app.codeOf(factor) })
    expect(namesOf(auth)).toEqual(['Tablet'])
    await factorsOf(auth).challengeAndVerify({ code: app.codeOf(tablet) })
    expect(statusOf(auth)).toBe('signedIn')
  })

  it('is removed with all others by one code', async () => {
    const { auth, factor } = await signUpWithFactor()
    await app.add(auth, 'Tablet')
    await factorsOf(auth).removeAll({ id: factor.id, code: app.codeOf(factor) })
    expect(namesOf(auth)).toEqual([])
    const { auth: other } = await signInElsewhere()
    expect(statusOf(other)).toBe('signedIn')
  })
})

describe('the second step', () => {
  it('comes before a sign-in with a password', async () => {
    const { factor } = await signUpWithFactor()
    const { auth, statuses } = await signInElsewhere()
    expect(auth.getState()).toMatchObject({ status: 'second-step', user: { email } })
    await factorsOf(auth).challengeAndVerify({ code: app.codeOf(factor) })
    expect(statuses).toEqual(['signedOut', 'second-step', 'signedIn'])
  })

  it('takes the code of any of several apps', async () => {
    const { auth: first } = await signUpWithFactor()
    const tablet = await app.add(first, 'Tablet')
    const { auth } = await signInElsewhere()
    expect(namesOf(auth)).toEqual(['Phone', 'Tablet'])
    await factorsOf(auth).challengeAndVerify({ id: tablet.id, code: app.codeOf(tablet) })
    expect(statusOf(auth)).toBe('signedIn')
  })

  it('comes before a sign-in with a code from a mail', async () => {
    await signUpWithFactor()
    const { auth, statuses } = world.openDevice()
    await auth.sendCode({ email })
    await auth.verifyCode({ email, code: world.mails.at(-1)?.code ?? '', type: 'email' })
    expect(statuses).toEqual(['signedOut', 'second-step'])
  })

  it('comes before a sign-in with a link', async () => {
    await signUpWithFactor()
    const { auth: asking, memory } = world.openDevice()
    await asking.signInWithLink({ email, redirectTo: `${SITE}/welcome` })
    asking.dispose()
    visit(await world.openLink())
    const { auth, statuses } = world.openDevice(memory)
    await expect.poll(() => auth.getState().loading).toBe(false)
    expect(statuses).toEqual(['second-step'])
  })

  it('stays after a wrong code, a refresh and a reload', async () => {
    const { factor } = await signUpWithFactor()
    const { auth, memory } = await signInElsewhere()
    await expect(factorsOf(auth).challengeAndVerify({ code: '000000' })).rejects.toMatchObject({
      code: 'mfa_verification_failed',
      status: 422,
    })
    await auth.refresh()
    expect(statusOf(auth)).toBe('second-step')
    auth.dispose()

    const { auth: again, statuses } = world.openDevice(memory)
    expect(statusOf(again)).toBe('second-step')
    await again.refresh()
    expect(statuses).not.toContain('signedIn')
    await factorsOf(again).challengeAndVerify({ code: app.codeOf(factor) })
    expect(statusOf(again)).toBe('signedIn')
  })

  it('is not asked for again after a refresh and a reload', async () => {
    const { auth, memory } = await signUpWithFactor()
    await auth.refresh()
    expect(statusOf(auth)).toBe('signedIn')
    auth.dispose()
    const { auth: again } = world.openDevice(memory)
    expect(statusOf(again)).toBe('signedIn')
  })

  it('comes before a new password in a recovery', async () => {
    const { factor } = await signUpWithFactor()
    const { auth, statuses } = world.openDevice()
    await auth.requestPasswordReset({ email })
    await auth.verifyCode({ email, code: world.mails.at(-1)?.code ?? '', type: 'recovery' })
    await expect(auth.updatePassword({ password: 'correct horse 2' })).rejects.toMatchObject({
      code: 'insufficient_aal',
    })
    await factorsOf(auth).challengeAndVerify({ code: app.codeOf(factor) })
    await auth.updatePassword({ password: 'correct horse 2' })
    expect(new Set(statuses)).toEqual(new Set(['signedOut', 'second-step', 'recovery', 'signedIn']))
    expect(statuses.at(-1)).toBe('signedIn')
  })

  it('does not take a code twice', async () => {
    const { factor } = await signUpWithFactor()
    const code = app.codeOf(factor)
    const first = await signInElsewhere()
    await factorsOf(first.auth).challengeAndVerify({ code })
    const second = await signInElsewhere()
    await expect(factorsOf(second.auth).challengeAndVerify({ code })).rejects.toMatchObject({
      code: 'mfa_verification_failed',
    })
    expect(statusOf(second.auth)).toBe('second-step')
  })
})

describe('recovery codes', () => {
  it('take the second step once each', async () => {
    const { auth: first } = await signUpWithFactor()
    const codes = await codesOf(first).renew()
    expect(new Set(codes).size).toBe(10)
    const { auth } = await signInElsewhere()
    await codesOf(auth).signIn({ code: codes[0] ?? '' })
    expect(statusOf(auth)).toBe('signedIn')
    const { auth: other } = await signInElsewhere()
    await expect(codesOf(other).signIn({ code: codes[0] ?? '' })).rejects.toMatchObject({
      code: 'mfa_verification_failed',
    })
    expect(statusOf(other)).toBe('second-step')
  })

  it('are counted', async () => {
    const { auth } = await signUpWithFactor()
    const { codes } = auth.part(createFactors)
    codes.subscribe(() => {})
    await expect.poll(() => codes.get().value).toEqual({ left: 0, total: expect.any(Number) })
    await codesOf(auth).renew()
    expect(codes.get().value).toEqual({ left: 10, total: 10 })
  })

  it('are offered before the second step, without their number', async () => {
    await signUpWithFactor()
    const { auth } = await signInElsewhere()
    const { codes } = auth.part(createFactors)
    codes.subscribe(() => {})
    await expect.poll(() => codes.get().value).toEqual({ left: undefined, total: undefined })
  })

  it('need the second step', async () => {
    await signUpWithFactor()
    const { auth } = await signInElsewhere()
    await expect(codesOf(auth).renew()).rejects.toMatchObject({ code: 'insufficient_aal' })
  })
})
