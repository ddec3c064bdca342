import { createClient } from '@supabase/supabase-js'
import { describe, expect, it, onTestFinished } from 'vitest'
import { serveLocalBackend, type ServeConfig } from './index.ts'
import { temporaryFolder } from './testing/test-backend.ts'

async function start(config: Partial<ServeConfig> = {}) {
  const server = await serveLocalBackend({
    port: 0,
    dataDir: `${temporaryFolder()}/data`,
    onMail: () => {},
    rateLimits: false,
    ...config,
  })
  onTestFinished(() => server.close())
  return server
}

const withoutSession = { auth: { persistSession: false, autoRefreshToken: false } }

describe('a standalone server', () => {
  it('works with user and admin clients', async () => {
    const { url, anonKey, serviceRoleKey } = await start()
    const people = createClient(url, anonKey, withoutSession)
    const { admin } = createClient(url, serviceRoleKey, withoutSession).auth

    const email = 'ada@x.io'
    const created = await admin.createUser({
      email,
      password: 'correct horse',
      email_confirm: true,
    })
    expect(created.error).toBeNull()
    const signedIn = await people.auth.signInWithPassword({ email, password: 'correct horse' })
    expect(signedIn.data.user?.id).toBe(created.data.user?.id)

    const id = created.data.user?.id ?? ''
    const updated = await admin.updateUserById(id, { app_metadata: { plan: 'pro' } })
    expect(updated.data.user?.app_metadata).toMatchObject({ plan: 'pro' })
    expect((await admin.getUserById(id)).data.user?.email).toBe(email)

    const token = signedIn.data.session?.access_token ?? ''
    expect(await admin.signOut(token, 'global')).toEqual({ data: null, error: null })
    expect((await people.auth.getUser(token)).error?.name).toBe('AuthSessionMissingError')

    expect((await admin.deleteUser(id)).error).toBeNull()
    expect((await admin.getUserById(id)).error?.code).toBe('user_not_found')
  })

  it('lists accounts page by page and rejects an invalid page', async () => {
    const { url, serviceRoleKey } = await start()
    const { admin } = createClient(url, serviceRoleKey, withoutSession).auth
    for (const name of ['a', 'b', 'c']) await admin.createUser({ email: `${name}@x.io` })
    const { data } = await admin.listUsers({ page: 1, perPage: 2 })
    expect(data.users).toHaveLength(2)
    expect(data).toMatchObject({ aud: 'authenticated', total: 3, nextPage: 2, lastPage: 2 })
    expect((await admin.listUsers({ page: -1 })).error?.code).toBe('validation_failed')
  })

  it('creates links to itself that redirect to the site', async () => {
    const { url, serviceRoleKey } = await start({ siteUrl: 'http://localhost:3000' })
    const { admin } = createClient(url, serviceRoleKey, withoutSession).auth
    const email = 'ada@x.io'
    const invited = await admin.inviteUserByEmail(email, { data: { team: 'a' } })
    expect(invited.data.user?.user_metadata).toEqual({ team: 'a' })
    const { data } = await admin.generateLink({ type: 'invite', email })
    const link = data.properties?.action_link ?? ''
    expect(link.startsWith(`${url}/auth/v1/verify?token=`)).toBe(true)
    const landed = await fetch(link, { redirect: 'manual' })
    expect(landed.status).toBe(303)
    expect(landed.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/?#access_token=/)
  })

  it('rejects admin requests with the anon key', async () => {
    const { url, anonKey } = await start()
    const { admin } = createClient(url, anonKey, withoutSession).auth
    expect((await admin.listUsers()).error).toMatchObject({ status: 403, code: 'bad_jwt' })
  })

  it('releases its port and its folder when it is closed', async () => {
    const first = await start()
    const port = Number(new URL(first.url).port)
    const dataDir = `${temporaryFolder()}/data`
    await expect(start({ port, dataDir })).rejects.toMatchObject({
      code: 'port',
      message: `[@dropwatt/local-backend] Port ${port} of 127.0.0.1 is in use. Choose another, or 0 for any free one.`,
    })
    await first.close()
    const second = await start({ port, dataDir })
    expect(second.url).toBe(first.url)
  })

  it.each(['0.0.0.0', '::', '192.168.1.2', 'example.com', 'localhost.example.com'])(
    'is not opened to the network as %s',
    async (hostname) => {
      await expect(start({ hostname })).rejects.toThrow(
        `[@dropwatt/local-backend] hostname is "${hostname}". The server is local only: use 127.0.0.1, ::1 or localhost.`,
      )
    },
  )

  it.each([-1, 65_536, 1.5, Number.NaN])('rejects port %s', async (port) => {
    await expect(start({ port })).rejects.toThrow(RangeError)
  })

  it('survives malformed requests', async () => {
    const { url } = await start()
    const { hostname, port } = new URL(url)
    const { request } = await import('node:http')
    const status = await new Promise((resolve, reject) => {
      request({ hostname, port, method: 'TRACE', path: '/auth/v1/health' }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
        .on('error', reject)
        .end()
    })
    expect(status).toBe(405)
    expect((await fetch(`${url}/auth/v1/health`)).status).toBe(200)
  })
})
