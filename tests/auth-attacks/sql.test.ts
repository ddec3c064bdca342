import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { leak } from './support/leak.ts'
import { expectRejection } from './support/rejection.ts'
import { openService, password, putUser } from './support/service.ts'

const email = 'a@x.io'
const signInPath = '/token?grant_type=password'

const hostile = [
  "'; DROP TABLE users; --",
  "' OR '1'='1",
  '" OR ""="',
  '1); DELETE FROM sessions; --',
  "\\'; SELECT load_extension('x'); --",
  '%',
  '_%_',
  ':id',
  '?1',
  "x'00'",
]

test('check 18: SQL syntax has no effect in any field', async () => {
  const service = await openService({ autoconfirm: false })
  const { post, send, open, reports } = service
  await service.post('/signup', { email, password })
  await open(service.mails[0]?.link ?? '')
  const tokens = await service.signIn(email)
  for (const text of hostile) {
    const query = encodeURIComponent(text)
    const requests = [
      post(signInPath, { email, password: text }),
      post('/token?grant_type=refresh_token', { refresh_token: text }),
      post('/token?grant_type=pkce', { auth_code: text, code_verifier: text }),
      post(`/token?grant_type=${query}`, {}),
      post('/verify', { type: 'email', email, token: text }),
      post('/verify', { type: 'recovery', token_hash: text }),
      post('/verify', { type: text, token_hash: 'x' }),
      service.get('/user', text.replaceAll(/\s/g, '+')),
      send(`/user?id=${query}`, { headers: { 'user-agent': text } }),
      send(`/authorize?provider=${query}`),
      send(`/admin/users?filter=${query}`),
    ]
    for (const request of requests) await expectRejection(request)
    const redirects = [
      open(`/auth/v1/verify?type=recovery&token=${query}`),
      open(`/auth/v1/callback?state=${query}&code=${query}`),
    ]
    for (const response of await Promise.all(redirects)) {
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).not.toMatch(leak)
    }
    const said = await putUser(service, tokens, { data: { [text]: text } })
    expect((await said.json()).user_metadata[text]).toBe(text)
  }
  expect(reports).toEqual([])
  expect((await service.signIn(email)).user.id).toBe(tokens.user.id)
})

test('check 18: no statement contains request data', async () => {
  const sql: string[] = []
  for (const method of ['prepare', 'exec'] as const) {
    const original = DatabaseSync.prototype[method]
    vi.spyOn(DatabaseSync.prototype, method).mockImplementation(function spy(
      this: DatabaseSync,
      text: string,
    ) {
      sql.push(text)
      return Reflect.apply(original, this, [text])
    })
  }
  const service = await openService({ anonymousUsers: true })
  const atStart = new Set(sql)
  expect([...atStart].some((text) => text.includes('FROM users'))).toBe(true)
  sql.length = 0

  const odd = "drop'table-users@x.io"
  const tokens = await service.signUp(odd)
  await service.signIn(odd)
  await service.refresh(tokens.refresh_token)
  await putUser(service, tokens, { data: { "'": '"' }, password: `${password}'` })
  await service.post('/recover', { email: odd })
  await service.open(service.mails[0]?.link ?? '')
  await service.get('/user', tokens.access_token)
  await service.open(`/auth/v1/outbox?to=${encodeURIComponent("' OR 1=1")}`)
  vi.restoreAllMocks()
  expect(sql).toContain('BEGIN IMMEDIATE')
  expect(sql.filter((text) => !atStart.has(text))).toEqual([])
})
