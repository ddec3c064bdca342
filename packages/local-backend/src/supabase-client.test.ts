import { describe, expect, it, onTestFinished } from 'vitest'
import { openLocalBackend } from './index.ts'
import { serve } from './testing/serve.ts'
import { clientOf } from './testing/supabase-client.ts'
import { openTestBackend, origin, password, temporaryFolder } from './testing/test-backend.ts'

async function inProcess() {
  const { backend } = await openTestBackend()
  const fetch: typeof globalThis.fetch = async (input, init) =>
    backend.fetch(new Request(input, init))
  return () => clientOf(origin, { fetch })
}

describe('the unchanged Supabase client', () => {
  it('signs up, gets the user, refreshes and signs out', async () => {
    const auth = (await inProcess())()
    const signedUp = await auth.signUp({
      email: 'A@x.io',
      password,
      options: { data: { name: 'Ada' } },
    })
    expect(signedUp.error).toBeNull()
    expect(signedUp.data.user).toMatchObject({ email: 'a@x.io', user_metadata: { name: 'Ada' } })

    expect((await auth.getUser()).data.user?.id).toBe(signedUp.data.user?.id)
    expect((await auth.getClaims()).data?.claims).toMatchObject({
      sub: signedUp.data.user?.id,
      aal: 'aal1',
    })
    const refreshed = await auth.refreshSession()
    expect(refreshed.error).toBeNull()
    expect(refreshed.data.session?.refresh_token).not.toBe(signedUp.data.session?.refresh_token)

    expect(await auth.signOut()).toEqual({ error: null })
    expect((await auth.getSession()).data.session).toBeNull()
  })

  it('parses errors', async () => {
    const auth = (await inProcess())()
    await auth.signUp({ email: 'a@x.io', password })
    const again = await auth.signUp({ email: 'a@x.io', password })
    expect(again.error).toMatchObject({ status: 422, code: 'user_already_exists' })
    const weak = await auth.signUp({ email: 'b@x.io', password: 'horse 7' })
    expect(weak.error).toMatchObject({
      name: 'AuthWeakPasswordError',
      code: 'weak_password',
      reasons: ['length'],
    })
    const wrong = await auth.signInWithPassword({ email: 'a@x.io', password: 'wrong' })
    expect(wrong.error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
  })

  it('changes metadata and password, which signs out other devices', async () => {
    const makeClient = await inProcess()
    const [here, there] = [makeClient(), makeClient()]
    await here.signUp({ email: 'a@x.io', password })
    await there.signInWithPassword({ email: 'a@x.io', password })
    expect((await here.updateUser({ password })).error?.code).toBe('same_password')
    const changed = await here.updateUser({ password: 'another horse', data: { name: 'Ada' } })
    expect(changed.data.user?.user_metadata.name).toBe('Ada')
    expect((await here.getUser()).error).toBeNull()
    expect((await there.getUser()).error?.name).toBe('AuthSessionMissingError')
  })

  it('signs in with Google over real HTTP, on a dynamic port', async () => {
    const site = { url: '' }
    const backend = await openLocalBackend({
      siteUrl: () => site.url,
      dataDir: temporaryFolder(),
    })
    onTestFinished(() => backend.close())
    const server = await serve((request) => backend.fetch(request))
    onTestFinished(() => server.close())
    site.url = server.origin

    const auth = clientOf(server.origin)
    const { data, error } = await auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: `${server.origin}/dashboard`, skipBrowserRedirect: true },
    })
    expect(error).toBeNull()
    const picker = await fetch(data.url ?? '')
    const state = new URL(picker.url).searchParams.get('state') ?? ''
    expect(await picker.text()).toContain('Choose an account')

    const picked = await fetch(picker.url, {
      method: 'POST',
      body: new URLSearchParams({ state, email: 'sam@example.com' }),
      redirect: 'manual',
    })
    const callback = new URL(picked.headers.get('location') ?? '', server.origin)
    const landed = await fetch(callback, { redirect: 'manual' })
    const landing = new URL(landed.headers.get('location') ?? '')
    expect(landing.origin + landing.pathname).toBe(`${server.origin}/dashboard`)

    const session = await auth.exchangeCodeForSession(landing.searchParams.get('code') ?? '')
    expect(session.error).toBeNull()
    expect(session.data.user).toMatchObject({
      email: 'sam@example.com',
      user_metadata: { full_name: 'Sam Sample' },
    })
    expect((await auth.getUser()).data.user?.email).toBe('sam@example.com')
  })
})
