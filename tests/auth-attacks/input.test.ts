import { expect, test } from 'vitest'
import { expectRejection } from './support/rejection.ts'
import { openService, outcome, password, type Service } from './support/service.ts'

const email = 'a@x.io'
const signInPath = '/token?grant_type=password'

/** Every route that reads a body, and its fields. */
const routes: readonly (readonly [method: string, path: string, fields: readonly string[]])[] = [
  ['POST', '/signup', ['email', 'password', 'phone', 'data', 'code_challenge']],
  ['POST', signInPath, ['email', 'password', 'phone']],
  ['POST', '/token?grant_type=refresh_token', ['refresh_token']],
  ['POST', '/token?grant_type=pkce', ['auth_code', 'code_verifier']],
  ['PUT', '/user', ['email', 'password', 'phone', 'data', 'nonce', 'current_password']],
  ['POST', '/recover', ['email', 'code_challenge', 'code_challenge_method']],
  ['POST', '/otp', ['email', 'phone', 'data', 'create_user', 'code_challenge']],
  ['POST', '/magiclink', ['email', 'phone', 'data', 'code_challenge']],
  ['POST', '/resend', ['type', 'email', 'phone', 'code_challenge']],
  ['POST', '/verify', ['type', 'email', 'token', 'token_hash', 'phone']],
]

async function sendAs(
  { send }: Service,
  token: string,
  method: string,
  path: string,
  body: BodyInit,
) {
  return send(path, { method, headers: { authorization: `Bearer ${token}` }, body })
}

const oddValues = [[], ['a@x.io'], [[]], [{ $ne: '' }], 1, 0, 1e308, -1]

test.each(routes)(
  'check 17: %s %s rejects values of other types in %j',
  async (method, path, fields) => {
    const service = await openService()
    const { access_token: token } = await service.signUp(email)
    for (const name of fields) {
      for (const value of [...oddValues, ...(name === 'data' ? [] : [{}, { $ne: '' }])]) {
        const body = JSON.stringify({ [name]: value })
        await expectRejection(sendAs(service, token, method, path, body))
        await expectRejection(
          sendAs(service, token, method, path, `{"email":"b@x.io",${body.slice(1)}`),
        )
      }
    }
    expect(service.reports).toEqual([])
    expect(service.mails).toEqual([])
  },
)

test.each(routes)('check 17: %s %s rejects anything but a JSON object', async (method, path) => {
  const service = await openService()
  const { access_token: token } = await service.signUp(email)
  const bodies: BodyInit[] = [
    '',
    ' ',
    'null',
    '[]',
    '"text"',
    '1',
    'email=a%40x.io&password=x',
    '{"email":"a@x.io"',
    '{"email":"a@x.io",}',
    "{'email':'a@x.io'}",
    '\ufeff{"email":1}',
    '{"email":"\\ud800@x.io","password":"\\udfff-------","token":"\\ud800","token_hash":"\\ud800"}',
    new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
    new Uint8Array([0xc3, 0x28]),
    new Uint8Array(16),
  ]
  for (const body of bodies) await expectRejection(sendAs(service, token, method, path, body))
  expect(service.reports).toEqual([])
})

test('check 17: invalid UTF-8 is rejected everywhere, not replaced', async () => {
  const { send, reports } = await openService()
  for (const bad of ['\xff', '\xc3', '\xed\xa0\x80', '\xc0\x80', '\xf5\x80\x80\x80']) {
    const body = `{"email":"b@x.io","password":"correct horse ${bad}"}`
    const response = send('/signup', { method: 'POST', body: Buffer.from(body, 'latin1') })
    expect(await outcome(response)).toBe('400 bad_json')
  }
  expect(reports).toEqual([])
})

test('check 17: of duplicate keys the last one counts, everywhere', async () => {
  const { send, signIn, reports } = await openService()
  const body = `{"email":"a@x.io","email":"b@x.io","password":"x","password":"${password}"}`
  const response = await send('/signup', { method: 'POST', body })
  expect(response.status).toBe(200)
  expect((await response.json()).user.email).toBe('b@x.io')
  expect((await signIn('b@x.io')).user.email).toBe('b@x.io')
  expect(reports).toEqual([])
})

test.each(routes)('check 17: %s %s rejects more than 1 MB', async (method, path) => {
  const service = await openService()
  const { access_token: token } = await service.signUp(email)
  // The rest of a rejected body is not read, so its connection cannot be reused.
  const headers = { authorization: `Bearer ${token}`, connection: 'close' }
  const upload = (body: BodyInit) =>
    outcome(service.send(path, { method, headers, body, duplex: 'half' } as RequestInit))
  const limit = 1024 * 1024
  const within = await upload(JSON.stringify({ unknown: 1 }).padEnd(limit))
  expect(within).not.toContain('413')
  expect(await upload('{}'.padEnd(limit + 1))).toBe('413 request_entity_too_large')
  const parts = Array.from({ length: 17 }, () => new Uint8Array(64 * 1024))
  expect(await upload(new Blob(parts).stream())).toBe('413 request_entity_too_large')
  expect(service.reports).toEqual([])
})
