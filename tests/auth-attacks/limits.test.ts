import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pkceClient } from './support/pkce.ts'
import { openService, outcome, password, putUser, type Service } from './support/service.ts'

const email = 'a@x.io'
const limited = '429 over_request_rate_limit'

async function until429(send: () => Promise<Response>, most = 200): Promise<number> {
  for (let count = 0; count < most; count += 1) {
    const response = await send()
    await response.text()
    if (response.status === 429) return count
  }
  return most
}

const guess = ({ post }: Service, secret = 'wrong') =>
  post('/token?grant_type=password', { email, password: secret })

test('check 19: the 31st quick sign-in is rejected with the time to wait', async () => {
  const service = await openService({ rateLimits: true })
  await service.signUp(email)
  const outcomes = []
  for (let count = 0; count < 31; count += 1) outcomes.push(await outcome(guess(service)))
  expect(outcomes.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => '400 invalid_credentials'))
  expect(outcomes[30]).toBe(limited)

  const right = await guess(service, password)
  expect(await outcome(right)).toBe(limited)
  expect(await right.json()).toEqual({
    code: 429,
    error_code: 'over_request_rate_limit',
    msg: 'Request rate limit reached',
  })
  const seconds = Number(right.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  service.advance(seconds)
  expect((await guess(service, password)).status).toBe(200)
})

test('check 19: at most thirty guesses and then one every two seconds are possible', async () => {
  const service = await openService({ rateLimits: true })
  let tried = 0
  for (let minute = 0; minute < 60; minute += 1) {
    tried += await until429(() => service.post('/token?grant_type=password', {}))
    service.advance(60)
  }
  expect(tried).toBe(30 + 59 * 30)
})

test('check 19: no client header resets a rate limit', async () => {
  const service = await openService({ rateLimits: true })
  await until429(() => service.post('/token?grant_type=password', {}))
  for (const name of [
    'x-forwarded-for',
    'x-real-ip',
    'forwarded',
    'cf-connecting-ip',
    'x-client-ip',
  ]) {
    const headers = { [name]: '203.0.113.9' }
    expect(await outcome(service.post('/token?grant_type=password', {}, headers))).toBe(limited)
  }
})

test.each([
  '/signup',
  '/recover',
  '/otp',
  '/magiclink',
  '/resend',
  '/verify',
  '/token?grant_type=refresh_token',
])('check 19: %s takes a burst of 30', async (path) => {
  const service = await openService({ rateLimits: true })
  expect(await until429(() => service.post(path, {}))).toBe(30)
  expect((await service.get('/health')).status).toBe(200)
})

test('check 19: account changes and links from mails allow a burst of 30', async () => {
  const service = await openService({ rateLimits: true })
  const tokens = await service.signUp(email)
  expect(await until429(() => putUser(service, tokens, { data: {} }))).toBe(30)
  expect(await until429(() => service.open('/auth/v1/verify?type=recovery&token=x'))).toBe(30)
  expect((await service.get('/user', tokens.access_token)).status).toBe(200)
})

async function mailedCode(service: Service): Promise<string> {
  service.advance(61)
  await service.post('/recover', { email })
  return service.mails.at(-1)?.code ?? ''
}

const tryCode = ({ post }: Service, token: string) =>
  outcome(post('/verify', { type: 'recovery', email, token }))

const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('check 19: the tenth wrong guess invalidates a six-digit code and its link', async () => {
  const service = await openService({ rateLimits: true })
  await service.signUp(email)
  const code = await mailedCode(service)
  expect(code).toMatch(/^\d{6}$/)
  for (let count = 0; count < 10; count += 1) {
    expect(await tryCode(service, wrongCode(code))).toBe('403 otp_expired')
  }
  expect(await tryCode(service, code)).toBe('403 otp_expired')
  const landing = await service.open(service.mails.at(-1)?.link ?? '')
  expect(landing.headers.get('location')).toContain('otp_expired')
})

test('check 19: a code is still valid after nine wrong guesses, and a new one resets the count', async () => {
  const service = await openService()
  await service.signUp(email)
  const first = await mailedCode(service)
  for (let count = 0; count < 9; count += 1) await tryCode(service, wrongCode(first))
  const second = await mailedCode(service)
  for (let count = 0; count < 9; count += 1) await tryCode(service, wrongCode(second))
  expect(await tryCode(service, second)).toBe('200')
})

test('check 19: a used or replaced code is invalid', async () => {
  const service = await openService()
  await service.signUp(email)
  const first = await mailedCode(service)
  let second = await mailedCode(service)
  // With a probability of one in a million the code is the same.
  while (second === first) second = await mailedCode(service)
  expect(await tryCode(service, first)).toBe('403 otp_expired')
  expect(await tryCode(service, second)).toBe('200')
  expect(await tryCode(service, second)).toBe('403 otp_expired')
})

const linkToken = (service: Service) =>
  new URL(service.mails.at(-1)?.link ?? '').searchParams.get('token') ?? ''

test('check 19: links cannot be derived from codes, so codes cannot be tried as links', async () => {
  const service = await openService()
  await service.signUp(email)
  for (const fields of [{}, pkceClient().fields]) {
    service.advance(61)
    await service.post('/recover', { email, ...fields })
    const code = service.mails.at(-1)?.code ?? ''
    expect(linkToken(service)).toMatch(/^(pkce_)?[\da-f]{32}$/)
    for (const algorithm of ['sha224', 'sha256', 'md5']) {
      const digest = createHash(algorithm)
        .update(email + code)
        .digest('hex')
      for (const token of [digest, `pkce_${digest}`, digest.slice(0, 32), code]) {
        const typed = service.post('/verify', { type: 'recovery', token_hash: token })
        expect(await outcome(typed)).toBe('403 otp_expired')
        const opened = await service.open(`/auth/v1/verify?type=recovery&token=${token}`)
        expect(opened.headers.get('location')).toContain('otp_expired')
      }
    }
    expect(await tryCode(service, code)).toBe('200')
  }
})

const tryLink = ({ post }: Service, token: string) =>
  outcome(post('/verify', { type: 'recovery', token_hash: token }))

test('check 19: a link and its code are consumed and replaced together', async () => {
  const service = await openService()
  await service.signUp(email)
  const first = { code: await mailedCode(service), link: linkToken(service) }
  const second = { code: await mailedCode(service), link: linkToken(service) }
  expect(await tryLink(service, first.link)).toBe('403 otp_expired')
  expect(await tryLink(service, second.link)).toBe('200')
  expect(await tryCode(service, second.code)).toBe('403 otp_expired')
  const third = { code: await mailedCode(service), link: linkToken(service) }
  expect(await tryCode(service, third.code)).toBe('200')
  expect(await tryLink(service, third.link)).toBe('403 otp_expired')
  expect(await tryCode(service, first.code)).toBe('403 otp_expired')
})

test('check 19: at most thirty mails an hour are sent, for all recipients', async () => {
  const service = await openService({ rateLimits: true, anonymousUsers: true })
  await service.signUp(email)
  const seen = new Set<string>()
  for (let minute = 0; minute < 45; minute += 1) {
    seen.add(await outcome(service.post('/recover', { email })))
    service.advance(61)
  }
  expect(service.mails).toHaveLength(30)
  expect(seen).toEqual(new Set(['200', '429 over_email_send_rate_limit']))
})
