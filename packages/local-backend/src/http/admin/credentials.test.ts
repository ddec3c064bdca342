import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { openAdminBackend } from '../../testing/admin.ts'
import { outcome, type TestBackend } from '../../testing/test-backend.ts'

const adminRoutes = [
  ['GET', '/admin/users'],
  ['POST', '/admin/users'],
  ['GET', '/admin/users/7b1c7a3e-5f0a-4c53-9b8e-3f1f5d0a2c11'],
  ['PUT', '/admin/users/7b1c7a3e-5f0a-4c53-9b8e-3f1f5d0a2c11'],
  ['DELETE', '/admin/users/7b1c7a3e-5f0a-4c53-9b8e-3f1f5d0a2c11'],
  ['GET', '/admin/users/7b1c7a3e-5f0a-4c53-9b8e-3f1f5d0a2c11/factors'],
  ['POST', '/admin/generate_link'],
  ['GET', '/admin/audit'],
  ['GET', '/admin/export'],
  ['POST', '/invite'],
] as const

function signer({ dataDir }: TestBackend) {
  const jwk = JSON.parse(readFileSync(join(dataDir, 'jwk.json'), 'utf8'))
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  const sign = (claims: Record<string, unknown>, by = key) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).sign(by)
  return { key, sign }
}

const base64url = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

describe('admin routes', () => {
  it.each(adminRoutes)('%s %s requires authentication', async (method, path) => {
    const backend = await openAdminBackend()
    const { send, signUp } = backend
    const { sign } = signer(backend)
    const { access_token } = await signUp('a@x.io')
    const as = (token?: string) =>
      outcome(send(path, { method, headers: token ? { authorization: `Bearer ${token}` } : {} }))

    expect(await as()).toBe('401 no_authorization')
    expect(await as('a.b.c')).toBe('403 bad_jwt')
    expect(await as(access_token)).toBe('403 not_admin')
    expect(await as(await sign({ role: 'anon' }))).toBe('403 not_admin')
    expect(await as(await sign({ role: ['service_role'] }))).toBe('403 not_admin')
    expect(await as(await sign({}))).toBe('403 not_admin')
  })

  it('accept a token for service_role or supabase_admin', async () => {
    const backend = await openAdminBackend()
    const { sign } = signer(backend)
    for (const role of ['service_role', 'supabase_admin']) {
      const answer = await backend.get('/admin/users', await sign({ role, sub: '1234567890' }))
      expect(answer.status).toBe(200)
    }
  })

  it('reject a forged or expired token', async () => {
    const backend = await openAdminBackend()
    const { key, sign } = signer(backend)
    const claims = { role: 'service_role' }
    const unsigned = `${base64url({ alg: 'none' })}.${base64url(claims)}`
    const publicPem = createPublicKey(key).export({ type: 'spki', format: 'pem' })
    const hs256 = `${base64url({ alg: 'HS256' })}.${base64url(claims)}`
    const mac = createHmac('sha256', publicPem).update(hs256).digest('base64url')
    const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

    for (const token of [
      `${unsigned}.`,
      `${hs256}.${mac}`,
      await sign(claims, foreign),
      await sign({ ...claims, exp: 1 }),
    ]) {
      expect(await outcome(backend.get('/admin/users', token))).toBe('403 bad_jwt')
    }
  })

  it('reject an administrator whose session has ended', async () => {
    const { create, signIn, get, post } = await openAdminBackend()
    await create({
      email: 'root@x.io',
      password: 'correct horse',
      role: 'service_role',
      email_confirm: true,
    })
    const { access_token: token } = await signIn('root@x.io')
    expect((await get('/admin/users', token)).status).toBe(200)
    await post('/logout', {}, { authorization: `Bearer ${token}` })
    expect(await outcome(get('/admin/users', token))).toBe('403 session_not_found')
  })
})

describe('the API key', () => {
  it('may be a token of this server for anon or an administrator', async () => {
    const backend = await openAdminBackend()
    const { sign } = signer(backend)
    const settings = (apikey: string) => outcome(backend.send('/settings', { headers: { apikey } }))

    for (const role of ['anon', 'service_role', 'supabase_admin']) {
      expect(await settings(await sign({ role }))).toBe('200')
    }
    const { access_token } = await backend.signUp('a@x.io')
    const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    for (const other of [
      access_token,
      await sign({ role: 'anon', exp: 1 }),
      await sign({ role: 'anon' }, foreign),
      'sb_secret_dropwatt_local',
    ]) {
      expect(await settings(other)).toBe('401')
    }
  })
})
