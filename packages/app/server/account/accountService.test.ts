import { serveLocalBackend, type ServedBackend } from '@dropwatt/local-backend'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAccountService } from './accountService.ts'

const siteUrl = 'https://app.example.com'
const functionUrl = 'https://abc.supabase.co/functions/v1/account'
const password = 'correct horse 1'
const dataDir = mkdtempSync(join(tmpdir(), 'dropwatt-account-'))

/** The local backend in place of a project: its service key and its routes for factors are the same. */
let project: ServedBackend
let serve: (request: Request) => Promise<Response>
let users = 0

/** The code of the newest mail to each address. */
const codes = new Map<string, string>()

/** The clock of the project stands still, so that codes stay valid. */
const now = Date.now()

beforeAll(async () => {
  project = await serveLocalBackend({
    port: 0,
    dataDir,
    rateLimits: false,
    now: () => now,
    mailFrequencySeconds: 0,
    onMail: ({ recipient, code }) => codes.set(recipient, code ?? ''),
  })
  const { url, serviceRoleKey } = project
  serve = createAccountService({ url, serviceRoleKey, siteUrl })
})
afterAll(async () => {
  await project.close()
  rmSync(dataDir, { recursive: true })
})

function send(method: string, token: string, body?: object, path = ''): Promise<Response> {
  const headers = { apikey: project.anonKey, authorization: `Bearer ${token}` }
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  return serve(new Request(functionUrl + path, init))
}

async function ask(path: string, token: string, body?: object) {
  const response = await fetch(`${project.url}/auth/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { apikey: project.anonKey, authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

async function signUp(): Promise<{ email: string; token: string }> {
  const email = `${(users += 1)}@example.com`
  const { body } = await ask('/signup', project.anonKey, { email, password })
  return { email, token: body.access_token }
}

/** Signs up with an authenticator app, and returns the token of the second level and a new code. */
async function signUpWithApp() {
  const { email, token } = await signUp()
  const { body: factor } = await ask('/factors', token, { factor_type: 'totp' })
  const { body: challenge } = await ask(`/factors/${factor.id}/challenge`, token, {})
  const app = new TOTP({ secret: factor.totp.secret })
  const proof = {
    challenge_id: challenge.id,
    code: app.generate({ timestamp: now - 30_000 }),
  }
  const { body: raised } = await ask(`/factors/${factor.id}/verify`, token, proof)
  return { email, token: raised.access_token as string, code: app.generate({ timestamp: now }) }
}

const isThere = async (token: string) => (await ask('/user', token)).status === 200

test('it says what it offers', async () => {
  const response = await send('GET', project.anonKey)
  expect(await response.json()).toEqual({ features: ['delete', 'delete-by-mail', 'export'] })
})

test('it allows the scripts of the site, and of no other', async () => {
  const { status, headers } = await send('OPTIONS', '')
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-origin')).toBe(siteUrl)
  expect(headers.get('access-control-allow-headers')).toContain('authorization')
})

describe('an account', () => {
  test('is deleted by its password', async () => {
    const { token } = await signUp()
    expect((await send('DELETE', token, { password })).status).toBe(204)
    expect(await isThere(token)).toBe(false)
  })

  test('is deleted by a code of its app', async () => {
    const { token, code } = await signUpWithApp()
    expect((await send('DELETE', token, { code })).status).toBe(204)
    expect(await isThere(token)).toBe(false)
  })

  test('without an app is deleted by a code from a mail', async () => {
    const { email, token } = await signUp()
    expect((await send('POST', token, {}, '/code')).status).toBe(204)
    expect((await send('DELETE', token, { code: codes.get(email) })).status).toBe(204)
    expect(await isThere(token)).toBe(false)
  })

  test('is not deleted by the code of another one', async () => {
    const { token } = await signUp()
    const other = await signUp()
    await send('POST', other.token, {}, '/code')
    const response = await send('DELETE', token, { code: codes.get(other.email) })
    expect(await response.json()).toMatchObject({ code: 'reauthentication_not_valid' })
    expect(await isThere(token)).toBe(true)
  })

  test.each([
    ['a wrong password', { password: 'wrong horse 1' }, 400, 'invalid_credentials'],
    ['a code that was not mailed', { code: '123456' }, 422, 'reauthentication_not_valid'],
    ['nothing', {}, 400, 'validation_failed'],
    ['a password of another type', { password: ['correct horse 1'] }, 400, 'validation_failed'],
  ])('is not deleted by %s', async (_, proof, status, code) => {
    const { token } = await signUp()
    const response = await send('DELETE', token, proof)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code })
    expect(await isThere(token)).toBe(true)
  })

  test('with an app is not deleted by its password', async () => {
    const { token } = await signUpWithApp()
    expect((await send('DELETE', token, { password })).status).toBe(400)
    expect(await isThere(token)).toBe(true)
  })

  test('with an app is not deleted by a wrong code', async () => {
    const { token, code } = await signUpWithApp()
    const wrong = code === '000000' ? '111111' : '000000'
    const response = await send('DELETE', token, { code: wrong })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'mfa_verification_failed' })
    expect(await isThere(token)).toBe(true)
  })

  test('with an app is closed to a session of the first step', async () => {
    const { email, code } = await signUpWithApp()
    const signIn = await ask('/token?grant_type=password', project.anonKey, { email, password })
    const token: string = signIn.body.access_token
    for (const response of [
      await send('DELETE', token, { code }),
      await send('GET', token, undefined, '/export'),
    ]) {
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ code: 'insufficient_aal' })
    }
  })

  test('is exported without secrets', async () => {
    const { email, token } = await signUpWithApp()
    const exported = await (await send('GET', token, undefined, '/export')).json()
    expect(exported).toMatchObject({ account: { email, factors: [{ status: 'verified' }] } })
    expect(JSON.stringify(exported)).not.toMatch(/secret|argon2/)
  })
})

test.each([
  ['no token', '', 401, 'no_authorization'],
  ['a forged token', 'a.b.c', 403, 'bad_jwt'],
])('with %s it does nothing', async (_, token, status, code) => {
  const response = await send('DELETE', token, { password })
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ code })
})

test('it sends the service key to nobody', async () => {
  const { token } = await signUp()
  const answers = [
    await send('GET', token),
    await send('GET', token, undefined, '/export'),
    await send('DELETE', token, {}),
  ]
  for (const response of answers) {
    expect(await response.text()).not.toContain(project.serviceRoleKey)
  }
})
