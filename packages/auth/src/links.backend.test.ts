import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openWorld, SITE, type World } from './test/devices.js'
import { visit } from './test/nodePage.js'
import type { Auth } from './types.js'

const email = 'ada@example.com'
const newEmail = 'countess@example.com'
const password = 'correct horse 1'
const redirectTo = `${SITE}/welcome?plan=pro`

let world: World

beforeEach(async () => {
  world = await openWorld({ autoconfirm: false, mailFrequencySeconds: 0 })
})

afterEach(async () => {
  await world.close()
  vi.unstubAllGlobals()
})

/** Opens the URL in a browser that has requested nothing, and returns its notice. */
async function openElsewhere(href: string) {
  const location = visit(href)
  const device = world.openDevice()
  await expect.poll(() => device.auth.getState().loading).toBe(false)
  return { ...device, location }
}

/** Signs in a user with a confirmed address. */
async function confirmed() {
  await world.openDevice().auth.signUp({ email, password })
  await world.openLink()
  const device = world.openDevice()
  await device.auth.signInWithPassword({ email, password })
  return device
}

const noticeOf = (auth: Auth) => Reflect.get(auth.getState(), 'notice')

describe('a link opened in another browser', () => {
  it('of a sign-up confirms the address, so the user only has to sign in', async () => {
    await world.openDevice().auth.signUp({ email, password, redirectTo })
    const { auth, memory, location } = await openElsewhere(await world.openLink())
    expect(auth.getState()).toMatchObject({
      status: 'signedOut',
      notice: {
        code: 'confirmed_elsewhere',
        linkType: 'signup',
        message: 'Your e-mail address is confirmed. Sign in.',
      },
    })
    expect(location.href).toBe(redirectTo)
    expect(memory.values.size).toBe(0)
    await auth.signInWithPassword({ email, password })
    expect(auth.getState().status).toBe('signedIn')
  })

  it('of a resent sign-up does the same', async () => {
    const { auth: asking } = world.openDevice()
    await asking.signUp({ email, password })
    await asking.resendConfirmation({ email, redirectTo })
    const { auth } = await openElsewhere(await world.openLink())
    expect(noticeOf(auth)).toMatchObject({ code: 'confirmed_elsewhere', linkType: 'signup' })
  })

  it('has the same notice in a browser that waits for another link', async () => {
    await world.openDevice().auth.signUp({ email, password, redirectTo })
    const href = await world.openLink()
    const { auth: waiting, memory } = world.openDevice()
    await waiting.requestPasswordReset({ email: 'somebody@example.com' })
    waiting.dispose()
    visit(href)
    const { auth } = world.openDevice(memory)
    await expect.poll(() => noticeOf(auth)).toMatchObject({ code: 'confirmed_elsewhere' })
  })

  it.each([
    ['recovery', (auth: Auth) => auth.requestPasswordReset({ email, redirectTo })],
    ['magiclink', (auth: Auth) => auth.signInWithLink({ email, redirectTo })],
  ] as const)('of the type %s has to be opened where it was asked for', async (linkType, ask) => {
    const { auth: asking } = await confirmed()
    await ask(asking)
    const { auth, location } = await openElsewhere(await world.openLink())
    expect(noticeOf(auth)).toMatchObject({ code: 'link_wrong_browser', linkType })
    expect(location.href).toBe(redirectTo)
  })

  it('to a URL with its own fragment keeps it, and has no known type', async () => {
    const own = `${SITE}/welcome#terms`
    await world.openDevice().auth.signUp({ email, password, redirectTo: own })
    const { auth, location } = await openElsewhere(await world.openLink())
    expect(noticeOf(auth)).toEqual({
      code: 'link_wrong_browser',
      message: 'Open the link in the browser where you asked for it.',
    })
    expect(location.href).toBe(own)
  })
})

describe('a link that failed', () => {
  it('has its type in the browser that requested it', async () => {
    const { auth, memory } = world.openDevice()
    await auth.signUp({ email, password, redirectTo })
    auth.dispose()
    await world.openLink()
    visit(await world.openLink())
    const { auth: again } = world.openDevice(memory)
    expect(noticeOf(again)).toMatchObject({ code: 'link_expired', linkType: 'signup' })
  })

  it('has no type elsewhere, because the server does not send it', async () => {
    await world.openDevice().auth.signUp({ email, password, redirectTo })
    await world.openLink()
    const { auth } = await openElsewhere(await world.openLink())
    expect(noticeOf(auth)).toMatchObject({ code: 'link_expired' })
    expect(noticeOf(auth)).not.toHaveProperty('linkType')
  })
})

describe('a link opened where it was requested', () => {
  it('signs in, without a trace of its type', async () => {
    const { auth, memory } = world.openDevice()
    await auth.signInWithLink({ email, redirectTo, data: { plan: 'pro' } })
    auth.dispose()
    const location = visit(await world.openLink())
    const { auth: again } = world.openDevice(memory)
    await expect.poll(() => again.getState().status).toBe('signedIn')
    expect(again.getState().user?.user_metadata).toMatchObject({ plan: 'pro' })
    expect(location.href).toBe(redirectTo)
    expect(memory.values.has('dropwatt-auth-link')).toBe(false)
  })
})

describe('an e-mail change', () => {
  it('asks for the second link after the first one, and completes with it', async () => {
    const { auth, memory } = await confirmed()
    await auth.changeEmail({ email: newEmail, redirectTo })
    expect(auth.getState().user).toMatchObject({ email, new_email: newEmail })
    auth.dispose()
    const [toNew, toOld] = world.mails.slice(-2)

    const location = visit(await world.openLink(toNew))
    const { auth: halfway } = world.openDevice(memory)
    expect(halfway.getState()).toMatchObject({
      status: 'signedIn',
      user: { email },
      notice: { code: 'confirm_other_address', linkType: 'email_change' },
    })
    expect(location.href).toBe(redirectTo)
    await halfway.refresh()
    expect(noticeOf(halfway)).toMatchObject({ code: 'confirm_other_address' })
    halfway.dispose()

    visit(await world.openLink(toOld))
    const { auth: changed } = world.openDevice(memory)
    await expect.poll(() => changed.getState().user?.email).toBe(newEmail)
    expect(changed.getState()).not.toHaveProperty('notice')
  })

  it('completes with links opened in another browser as well', async () => {
    const { auth } = await confirmed()
    await auth.changeEmail({ email: newEmail, redirectTo })
    const [toNew, toOld] = world.mails.slice(-2)
    const first = await openElsewhere(await world.openLink(toNew))
    expect(noticeOf(first.auth)).toMatchObject({ code: 'confirm_other_address' })
    const second = await openElsewhere(await world.openLink(toOld))
    expect(noticeOf(second.auth)).toMatchObject({
      code: 'confirmed_elsewhere',
      linkType: 'email_change',
    })
    await second.auth.signInWithPassword({ email: newEmail, password })
    expect(second.auth.getState().status).toBe('signedIn')
  })

  it('is confirmed by codes too', async () => {
    const { auth } = await confirmed()
    await auth.changeEmail({ email: newEmail })
    const [toNew, toOld] = world.mails.slice(-2)
    const type = 'email_change'
    const first = await auth.verifyCode({ email: newEmail, code: toNew?.code ?? '', type })
    expect(first.session).toBeNull()
    const second = await auth.verifyCode({ email, code: toOld?.code ?? '', type })
    expect(second.user?.email).toBe(newEmail)
    expect(auth.getState().user?.email).toBe(newEmail)
  })
})

describe('the link of a mail', () => {
  it('redirects to the origin of the page by default', async () => {
    visit('http://127.0.0.1:4173/login')
    await world.openDevice().auth.signUp({ email, password })
    const { origin, pathname, hash } = new URL(await world.openLink())
    expect(origin + pathname + hash).toMatch(
      /^http:\/\/127\.0\.0\.1:4173\/#type=signup&sb_flow_id=\w+$/,
    )
  })

  it('redirects to the default of the server if there is no page', async () => {
    await world.openDevice().auth.signUp({ email, password })
    const { origin, pathname, hash } = new URL(await world.openLink())
    expect(origin + pathname + hash).toBe(`${SITE}/`)
  })
})

describe('signing in with a provider', () => {
  it('redirects back to the origin of the page by default', async () => {
    visit('http://127.0.0.1:4173/login')
    const { auth, requests } = world.openDevice()
    // No page is left here: the server knows no such provider.
    await expect(auth.signInWithProvider({ provider: 'github' })).rejects.toThrow('github')
    const { searchParams } = new URL(requests.at(-1)?.url ?? '')
    expect(searchParams.get('redirect_to')).toMatch(/^http:\/\/127\.0\.0\.1:4173\/#sb_flow_id=\w+$/)
  })
})
