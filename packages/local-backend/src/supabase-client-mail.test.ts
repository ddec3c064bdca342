import { describe, expect, it, onTestFinished } from 'vitest'
import { openLocalBackend, type LocalBackendConfig, type Mail } from './index.ts'
import { fragmentOf } from './testing/requests.ts'
import { serve } from './testing/serve.ts'
import { clientOf } from './testing/supabase-client.ts'
import { password, temporaryFolder } from './testing/test-backend.ts'

type Auth = ReturnType<typeof clientOf>

const flowTypes = ['pkce', 'implicit'] as const

/** Serves a backend over real HTTP. */
async function openSite(config: Partial<LocalBackendConfig> = {}) {
  const site = { url: '' }
  const mails: Mail[] = []
  const backend = await openLocalBackend({
    siteUrl: () => site.url,
    dataDir: temporaryFolder(),
    mailFrequencySeconds: 0,
    rateLimits: false,
    onMail: (mail) => mails.push(mail),
    ...config,
  })
  onTestFinished(() => backend.close())
  const server = await serve((request) => backend.fetch(request))
  onTestFinished(() => server.close())
  site.url = server.origin
  return { url: server.origin, mails }
}

/** Opens a link like a browser, and returns the redirect URL. */
async function open(mail: Mail | undefined): Promise<URL> {
  const response = await fetch(mail?.link ?? '', { redirect: 'manual' })
  return new URL(response.headers.get('location') ?? '')
}

/** Processes a redirect URL like the client when its page opens. */
async function land(auth: Auth, landed: URL) {
  const code = landed.searchParams.get('code')
  if (code) {
    const { data, error } = await auth.exchangeCodeForSession(code)
    return { user: data.user, error }
  }
  const { access_token = '', refresh_token = '' } = fragmentOf(landed)
  const { data, error } = await auth.setSession({ access_token, refresh_token })
  return { user: data.user, error }
}

describe.each(flowTypes)('mail and the unchanged Supabase client (%s)', (flowType) => {
  it('recovers an account, which signs out other devices', async () => {
    const { url, mails } = await openSite()
    const [here, there] = [clientOf(url, { flowType }), clientOf(url, { flowType })]
    await there.signUp({ email: 'a@x.io', password })
    const redirectTo = `${url}/update-password`
    expect((await here.resetPasswordForEmail('a@x.io', { redirectTo })).error).toBeNull()

    const landed = await open(mails[0])
    expect(landed.origin + landed.pathname).toBe(redirectTo)
    expect(await land(here, landed)).toMatchObject({ error: null, user: { email: 'a@x.io' } })
    expect((await here.updateUser({ password: 'another horse' })).error).toBeNull()
    expect((await here.getUser()).error).toBeNull()
    expect((await there.getUser()).error?.name).toBe('AuthSessionMissingError')
    const again = await there.signInWithPassword({ email: 'a@x.io', password: 'another horse' })
    expect(again.error).toBeNull()
    expect((await open(mails[0])).href).toContain('otp_expired')
  })

  it('signs up with a mail, and resends it', async () => {
    const { url, mails } = await openSite({ autoconfirm: false })
    const auth = clientOf(url, { flowType })
    const { data } = await auth.signUp({ email: 'a@x.io', password })
    expect([data.session, data.user?.email]).toEqual([null, 'a@x.io'])
    const early = await auth.signInWithPassword({ email: 'a@x.io', password })
    expect(early.error?.code).toBe('email_not_confirmed')

    expect((await auth.resend({ type: 'signup', email: 'a@x.io' })).error).toBeNull()
    expect((await open(mails[0])).href).toContain('otp_expired')
    const { user } = await land(auth, await open(mails[1]))
    expect(user).toMatchObject({ id: data.user?.id, user_metadata: { email_verified: true } })
  })

  it('changes an address with two mails', async () => {
    const { url, mails } = await openSite({ autoconfirm: false })
    const auth = clientOf(url, { flowType })
    await auth.signUp({ email: 'a@x.io', password })
    await land(auth, await open(mails[0]))

    const asked = await auth.updateUser({ email: 'b@x.io' })
    expect(asked.data.user).toMatchObject({ email: 'a@x.io', new_email: 'b@x.io' })
    expect(mails.slice(1).map(({ recipient }) => recipient)).toEqual(['b@x.io', 'a@x.io'])
    expect(fragmentOf(await open(mails[1])).message).toMatch(/^Confirmation link accepted/)
    const { user } = await land(auth, await open(mails[2]))
    expect(user?.email).toBe('b@x.io')
    expect((await auth.getUser()).data.user?.email).toBe('b@x.io')
  })

  it('signs in with a code and with a link', async () => {
    const { url, mails } = await openSite()
    const auth = clientOf(url, { flowType })
    const email = 'a@x.io'
    expect((await auth.signInWithOtp({ email })).error).toBeNull()
    const wrong = await auth.verifyOtp({ email, token: 'x', type: 'email' })
    expect(wrong.error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    })
    const right = await auth.verifyOtp({ email, token: mails[0]?.code ?? '', type: 'email' })
    expect(right.data.user?.email).toBe(email)

    await auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
    expect((await land(auth, await open(mails[1]))).user?.id).toBe(right.data.user?.id)
    const options = { shouldCreateUser: false }
    const unknown = await auth.signInWithOtp({ email: 'b@x.io', options })
    expect(unknown.error).toMatchObject({ status: 422, code: 'otp_disabled' })
  })

  it('adds an address to an anonymous user', async () => {
    const { url, mails } = await openSite({ anonymousUsers: true, autoconfirm: false })
    const auth = clientOf(url, { flowType })
    const { data } = await auth.signInAnonymously({ options: { data: { theme: 'dark' } } })
    expect(data.user).toMatchObject({ is_anonymous: true, user_metadata: { theme: 'dark' } })
    await auth.updateUser({ email: 'a@x.io' })
    const { user } = await land(auth, await open(mails[0]))
    expect(user).toMatchObject({ id: data.user?.id, email: 'a@x.io', is_anonymous: false })
  })
})

describe('mail and the unchanged Supabase client', () => {
  it('requires a code for a new password a day after sign-in', async () => {
    let time = Date.now() - 2 * 24 * 3600 * 1000
    const { url, mails } = await openSite({
      securePasswordChange: true,
      jwtExpirySeconds: 7 * 24 * 3600,
      now: () => time,
    })
    const auth = clientOf(url)
    await auth.signUp({ email: 'a@x.io', password })
    time = Date.now()
    const change = (nonce?: string) => auth.updateUser({ password: 'another horse', nonce })
    expect((await change()).error?.code).toBe('reauthentication_needed')
    expect((await auth.reauthenticate()).error).toBeNull()
    expect((await change('x')).error?.code).toBe('reauthentication_not_valid')
    expect((await change(mails[0]?.code)).error).toBeNull()
  })

  it('verifies the hash of a link, for apps with their own page', async () => {
    const { url, mails } = await openSite()
    const auth = clientOf(url)
    await auth.signUp({ email: 'a@x.io', password })
    await auth.resetPasswordForEmail('a@x.io')
    const token_hash = new URL(mails[0]?.link ?? '').searchParams.get('token') ?? ''
    const events: string[] = []
    auth.onAuthStateChange((event) => events.push(event))
    const { data } = await auth.verifyOtp({ token_hash, type: 'recovery' })
    expect(data.user?.email).toBe('a@x.io')
    expect(events).toContain('PASSWORD_RECOVERY')
  })

  it('gets the time to wait for the next mail', async () => {
    const { url } = await openSite({ mailFrequencySeconds: 60 })
    const auth = clientOf(url)
    await auth.signUp({ email: 'a@x.io', password })
    await auth.resetPasswordForEmail('a@x.io')
    expect((await auth.resetPasswordForEmail('a@x.io')).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: expect.stringMatching(/^For security purposes, .* after (?:60|59) seconds\.$/),
    })
  })

  it('does not reveal who has an account', async () => {
    const { url, mails } = await openSite({ autoconfirm: false })
    const auth = clientOf(url)
    await auth.signUp({ email: 'a@x.io', password })
    await land(auth, await open(mails[0]))
    const again = await auth.signUp({ email: 'a@x.io', password })
    expect(again).toMatchObject({ error: null, data: { session: null, user: { identities: [] } } })
    expect(await auth.resetPasswordForEmail('b@x.io')).toEqual({ data: {}, error: null })
    expect(mails).toHaveLength(1)
  })
})
