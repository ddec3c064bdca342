import { expect, test } from 'vitest'
import {
  codeOf,
  enrol,
  sendAs,
  signUpWithFactor,
  verify,
} from '../../packages/local-backend/src/testing/factors.ts'
import { claimsOf } from '../../packages/local-backend/src/testing/requests.ts'
import { openStore } from '../../packages/local-backend/src/store/index.ts'
import { openService, outcome, password, type Service, type Tokens } from './support/service.ts'

const email = 'a@x.io'
const other = 'b@x.io'
const lock = '429 over_request_rate_limit'
const wrong = '422 mfa_verification_failed'

async function makeCodes(service: Service, tokens: Tokens): Promise<string[]> {
  const response = await sendAs(service, tokens, 'POST', '/account/recovery-codes')
  return (await response.json()).codes
}

function redeem(service: Service, tokens: Tokens, code: unknown): Promise<Response> {
  return sendAs(service, tokens, 'POST', '/account/recovery-codes/verify', { code })
}

async function openWithCodes(config = {}) {
  const service = await openService(config)
  const { factor, tokens } = await signUpWithFactor(service, email)
  return { service, factor, tokens, codes: await makeCodes(service, tokens) }
}

const remove = (service: Service, tokens: Tokens, proof: unknown) =>
  outcome(sendAs(service, tokens, 'DELETE', '/account', proof))

test('check 44: a recovery code works once', async () => {
  const { service, codes } = await openWithCodes()
  const raised = await redeem(service, await service.signIn(email), codes[0])
  expect(claimsOf(await raised.json())).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
  })
  expect(await outcome(redeem(service, await service.signIn(email), codes[0]))).toBe(wrong)
})

test('check 44: of many uses of one recovery code at the same time one succeeds', async () => {
  const { service, codes } = await openWithCodes()
  const first = await service.signIn(email)
  const outcomes = await Promise.all(
    Array.from({ length: 4 }, () => outcome(redeem(service, first, codes[0]))),
  )
  expect(outcomes.toSorted()).toEqual(['200', wrong, wrong, wrong])
})

test('check 44: a recovery code may be typed in lower case, with and without its hyphen', async () => {
  const { service, codes } = await openWithCodes()
  const typed = codes[0]?.toLowerCase().replace('-', ' ')
  expect(await outcome(redeem(service, await service.signIn(email), typed))).toBe('200')
})

test('check 44: new recovery codes replace the old ones', async () => {
  const { service, tokens, codes } = await openWithCodes()
  await makeCodes(service, tokens)
  expect(await outcome(redeem(service, await service.signIn(email), codes[0]))).toBe(wrong)
})

test('check 44: a recovery code of another user is worth nothing', async () => {
  const { service, codes } = await openWithCodes()
  await signUpWithFactor(service, other)
  expect(await outcome(redeem(service, await service.signIn(other), codes[0]))).toBe(wrong)
})

test('check 44: recovery codes are nowhere in the data folder', async () => {
  const { service, codes } = await openWithCodes()
  await service.backend.close()
  const store = openStore(service.dataDir)
  const userId = store.users.findByEmail(email)?.id ?? ''
  const stored = JSON.stringify(store.recoveryCodes.ofUser(userId))
  store.close()
  for (const code of codes) {
    expect(stored).not.toContain(code)
    expect(stored).not.toContain(code.replace('-', ''))
  }
})

test('check 44: recovery codes go with the last factor', async () => {
  const { service, factor, codes } = await openWithCodes()
  const raised = await (await redeem(service, await service.signIn(email), codes[0])).json()
  await sendAs(service, raised, 'DELETE', `/factors/${factor.id}`)
  expect(claimsOf(await (await service.refresh(raised.refresh_token)).json()).aal).toBe('aal1')
  expect(await outcome(redeem(service, await service.signIn(email), codes[1]))).toBe(wrong)
})

test('check 44: without a second factor there are no recovery codes', async () => {
  const service = await openService()
  const tokens = await service.signUp(email)
  await enrol(service, tokens)
  expect(await outcome(sendAs(service, tokens, 'POST', '/account/recovery-codes'))).toBe(
    '422 mfa_factor_not_found',
  )
})

test('check 45: five wrong recovery codes lock them for a quarter of an hour, and not the factor', async () => {
  const { service, factor, codes } = await openWithCodes()
  const first = await service.signIn(email)
  for (let number = 0; number < 5; number += 1) {
    expect(await outcome(redeem(service, first, 'AAAA-AAAA'))).toBe(wrong)
  }
  expect(await outcome(redeem(service, first, codes[0]))).toBe(lock)
  expect(await outcome(verify(service, first, factor, codeOf(service, factor)))).toBe('200')

  service.advance(15 * 60)
  expect(await outcome(redeem(service, await service.signIn(email), codes[0]))).toBe('200')
})

test('check 45: recovery codes guessed at the same time count as well', async () => {
  const { service } = await openWithCodes()
  const first = await service.signIn(email)
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => outcome(redeem(service, first, 'AAAA-AAAA'))),
  )
  expect(outcomes.filter((each) => each === lock)).toHaveLength(5)
})

/** Median CPU time of the process, in microseconds, of alternating runs. */
async function compare(runs: number, works: readonly (() => Promise<unknown>)[]) {
  const times = works.map((): number[] => [])
  for (let run = 0; run < runs; run += 1) {
    for (const [index, work] of works.entries()) {
      const before = process.cpuUsage()
      await work()
      const { user, system } = process.cpuUsage(before)
      times[index]?.push(user + system)
    }
  }
  return times.map((all) => all.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0)
}

test('check 45: a recovery code costs the same work, known or not, with codes or without', async () => {
  const { service, tokens, codes } = await openWithCodes()
  const without = await signUpWithFactor(service, other)
  const [known = 0, malformed = 0, none = 0] = await compare(15, [
    async () => {
      service.advance(15 * 60)
      await redeem(service, tokens, `${codes[0]?.slice(0, 8)}A`)
    },
    () => redeem(service, tokens, 'no code'),
    () => redeem(service, without.tokens, codes[0]),
  ])
  expect(malformed / known).toBeGreaterThan(0.7)
  expect(malformed / known).toBeLessThan(1.4)
  expect(none / known).toBeGreaterThan(0.7)
  expect(none / known).toBeLessThan(1.4)
}, 30_000)

test.each([
  ['', undefined],
  ['a number', 7],
  ['a list', ['AAAA-AAAA']],
  ['an object', { a: 1 }],
])('check 45: %s is no recovery code', async (_, code) => {
  const { service, tokens } = await openWithCodes()
  expect(await outcome(redeem(service, tokens, code))).toBe('400 validation_failed')
})

test('check 46: the list has the own sessions only, with their devices', async () => {
  const service = await openService()
  await service.signUp(other)
  const phone = { 'user-agent': 'Phone' }
  const signIn = await service.post('/token?grant_type=password', { email: other, password }, phone)
  const tokens = await signIn.json()
  await service.signUp(email)
  const list = await (await sendAs(service, tokens, 'GET', '/account/sessions')).json()
  expect(list).toMatchObject([
    {
      id: claimsOf(tokens).session_id,
      user_agent: 'Phone',
      place: null,
      aal: 'aal1',
      current: true,
    },
    { current: false },
  ])
  expect(JSON.stringify(list)).not.toMatch(/hmac|counter|refresh/)
})

test('check 46: a session is shown with its last use, to the minute', async () => {
  const service = await openService()
  const tokens = await service.signUp(email)
  service.advance(3000)
  await service.get('/user', tokens.access_token)
  const [session] = await (await sendAs(service, tokens, 'GET', '/account/sessions')).json()
  expect(Date.parse(session.last_used_at)).toBe(service.now())
})

test('check 46: an ended session is refused at once', async () => {
  const service = await openService()
  const stolen = await service.signUp(email)
  const tokens = await service.signIn(email)
  const path = `/account/sessions/${claimsOf(stolen).session_id}`
  expect(await outcome(sendAs(service, tokens, 'DELETE', path))).toBe('204')
  expect(await outcome(service.get('/user', stolen.access_token))).toBe('403 session_not_found')
  expect(await outcome(service.refresh(stolen.refresh_token))).toBe('400 refresh_token_not_found')
})

test.each(['of another user', 'that does not exist', 'with SQL', 'with NUL'])(
  'check 46: a session %s cannot be ended',
  async (what) => {
    const service = await openService()
    const victim = await service.signUp(other)
    const tokens = await service.signUp(email)
    const id = {
      'of another user': claimsOf(victim).session_id,
      'that does not exist': '00000000-0000-4000-8000-000000000000',
      'with SQL': "x' OR '1'='1",
    }[what]
    const path = `/account/sessions/${encodeURIComponent(id ?? '\u0000')}`
    expect(await outcome(sendAs(service, tokens, 'DELETE', path))).toBe('404 session_not_found')
    expect((await service.get('/user', victim.access_token)).status).toBe(200)
  },
)

test('check 47: an account is deleted by its password, and all its sessions end', async () => {
  const service = await openService()
  const elsewhere = await service.signUp(email)
  const tokens = await service.signIn(email)
  expect(await remove(service, tokens, { password })).toBe('204')
  expect(await outcome(service.get('/user', elsewhere.access_token))).toBe('403 user_not_found')
  expect(await outcome(service.refresh(elsewhere.refresh_token))).toBe(
    '400 refresh_token_not_found',
  )
  expect((await service.signUp(email)).user.email).toBe(email)
})

test.each([
  ['a wrong password', { password: 'wrong horse' }, '400 invalid_credentials'],
  ['a code that no mail has', { code: '123456' }, '422 reauthentication_not_valid'],
  ['nothing', {}, '400 validation_failed'],
  ['an object', { password: { $ne: '' } }, '400 validation_failed'],
  ['a list', [], '400 validation_failed'],
])('check 47: %s does not delete an account', async (_, proof, expected) => {
  const service = await openService()
  const tokens = await service.signUp(email)
  expect(await remove(service, tokens, proof)).toBe(expected)
  expect((await service.get('/user', tokens.access_token)).status).toBe(200)
})

test('check 47: with a second factor the password alone does not delete an account', async () => {
  const { service, factor, tokens } = await openWithCodes()
  expect(await remove(service, tokens, { password })).toBe('400 validation_failed')
  expect(await remove(service, tokens, { code: '000000' })).toBe(wrong)
  expect(await remove(service, tokens, { code: codeOf(service, factor) })).toBe('204')
})

test('check 47: a recovery code deletes an account', async () => {
  const { service, tokens, codes } = await openWithCodes()
  expect(await remove(service, tokens, { code: codes[9] })).toBe('204')
})

test('check 47: an account without a password is deleted by a code from a mail', async () => {
  const service = await openService()
  const tokens = await service.signUp(email)
  await service.get('/reauthenticate', tokens.access_token)
  const { code } = service.mails[0] ?? {}
  expect(await remove(service, tokens, { code })).toBe('204')
})

test('check 47: guesses of a password by deleting are limited', async () => {
  const service = await openService()
  const tokens = await service.signUp(email)
  const outcomes = await Promise.all(
    Array.from({ length: 7 }, () => remove(service, tokens, { password: 'wrong horse' })),
  )
  expect(outcomes.filter((each) => each === lock)).toHaveLength(2)
})

test('check 47: guesses of codes by deleting lock the factor as well', async () => {
  const { service, factor, tokens } = await openWithCodes()
  for (let number = 0; number < 5; number += 1) {
    expect(await remove(service, tokens, { code: '000000' })).toBe(wrong)
  }
  expect(await outcome(verify(service, tokens, factor, codeOf(service, factor)))).toBe(lock)
})

test('check 47: a deleted account leaves no address in the data folder', async () => {
  const address = 'leaving@example.com'
  const service = await openService()
  const tokens = await service.signUp(address)
  await service.post('/recover', { email: address })
  await remove(service, tokens, { password })
  await service.backend.close()
  const store = openStore(service.dataDir)
  const left = JSON.stringify([
    store.users.list({ limit: -1, offset: 0 }),
    store.outbox.newest(-1),
    store.auditLog.newest(-1, 0),
  ])
  const actions = store.auditLog.newest(-1, 0).map(({ payload }) => payload.action)
  store.close()
  expect(left).not.toContain(address)
  expect(actions).toContain('user_deleted')
})

test('check 48: an export has the account, and no secrets', async () => {
  const { service, factor, tokens, codes } = await openWithCodes()
  await service.post('/recover', { email })
  const exported = await (await sendAs(service, tokens, 'GET', '/account/export')).json()
  expect(exported).toMatchObject({
    account: { email, factors: [{ id: factor.id }] },
    sessions: [{ current: true }],
    recovery_codes: { left: 10, total: 10 },
  })
  expect(exported.mails.map(({ kind }: { kind: string }) => kind)).toContain('recovery')
  expect(exported.activity.map(({ action }: { action: string }) => action)).toContain('login')

  const text = JSON.stringify(exported)
  const { link, code } = service.mails.at(-1) ?? {}
  const secrets = ['argon2', factor.totp.secret, tokens.refresh_token, link, code, ...codes]
  for (const secret of secrets) expect(text).not.toContain(secret)
})

test('check 48: an export has nothing of other accounts', async () => {
  const service = await openService()
  await service.signUp(other)
  const tokens = await service.signUp(email)
  const exported = await sendAs(service, tokens, 'GET', '/account/export')
  expect(await exported.text()).not.toContain(other)
})

test.each([
  ['GET', '/account/sessions'],
  ['DELETE', '/account/sessions/x'],
  ['GET', '/account/recovery-codes'],
  ['POST', '/account/recovery-codes'],
  ['POST', '/account/recovery-codes/verify'],
  ['DELETE', '/account'],
  ['GET', '/account/export'],
])('check 48: %s %s asks first who is there', async (method, path) => {
  const { send } = await openService()
  expect(await outcome(send(path, { method }))).toBe('401 no_authorization')
})
