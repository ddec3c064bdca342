import { expect, test } from 'vitest'
import { everythingOf, openService, outcome, password, putUser } from './support/service.ts'
import { pkceClient } from './support/pkce.ts'

const known = 'a@x.io'
const unknown = 'b@x.io'
const { fields } = pkceClient()

test.each([
  ['/recover', {}, [known]],
  ['/recover', fields, [known]],
  ['/resend', { type: 'signup' }, [known]],
  ['/resend', { type: 'email_change' }, []],
])(
  'check 5: %s with %j responds the same way to a known and an unknown address, and mails %j',
  async (path, extra, mailed) => {
    const { post, signUp, mails, advance } = await openService({ autoconfirm: path !== '/resend' })
    await signUp(known)
    advance(61)
    const before = mails.length
    const answers = []
    for (const email of [known, unknown]) {
      answers.push(await everythingOf(await post(path, { email, ...extra })))
    }
    expect(answers[0]).toMatchObject({ status: 200, body: '{}' })
    expect(answers[1]).toEqual(answers[0])
    expect(mails.slice(before).map(({ recipient }) => recipient)).toEqual(mailed)
  },
)

test('check 5: the rate limit responds the same way to both', async () => {
  const { post, signUp, mails, advance } = await openService()
  await signUp(known)
  for (const email of [known, unknown]) await post('/recover', { email })
  advance(20)
  const answers = []
  for (const email of [known, unknown]) {
    answers.push(await everythingOf(await post('/recover', { email })))
  }
  expect(answers[0]?.status).toBe(429)
  expect(answers[0]?.body).toContain('over_email_send_rate_limit')
  expect(answers[1]).toEqual(answers[0])
  expect(mails.map(({ recipient }) => recipient)).toEqual([known])
})

test('check 6: sign-up with a confirmed address returns a fake user', async () => {
  const service = await openService({ autoconfirm: false })
  const { post, open, mails, advance } = service
  const body = { email: known, password, data: { full_name: 'Ada' } }
  const real = await (await post('/signup', body)).json()
  const [mail] = mails
  expect((await open(mail?.link ?? '')).status).toBe(303)
  const { user } = await service.signIn(known)
  expect(user.id).toBe(real.id)
  advance(61)

  const attempt = { email: known, password: 'another secret', data: { full_name: 'Eve' } }
  const first = await post('/signup', attempt)
  advance(61)
  const second = await post('/signup', attempt)
  expect([first.status, second.status]).toEqual([200, 200])
  const [one, other] = [await first.json(), await second.json()]
  expect(one).toMatchObject({
    email: known,
    role: 'authenticated',
    identities: [],
    user_metadata: { full_name: 'Eve' },
  })
  expect(one).not.toHaveProperty('access_token')
  expect(one).not.toHaveProperty('email_confirmed_at')
  expect(one).not.toHaveProperty('last_sign_in_at')
  expect(new Set([user.id, one.id, other.id]).size).toBe(3)
  expect(mails).toHaveLength(1)
  expect(await outcome(post('/token?grant_type=password', attempt))).toBe('400 invalid_credentials')
  expect((await service.signIn(known)).user.user_metadata).toMatchObject({ full_name: 'Ada' })
})

test('check 6: the fake user has the fields of a new one', async () => {
  const { post, open, mails, advance } = await openService({ autoconfirm: false })
  const fresh = await (await post('/signup', { email: known, password })).json()
  await open(mails[0]?.link ?? '')
  advance(61)
  const madeUp = await (await post('/signup', { email: known, password })).json()
  expect(Object.keys(madeUp)).toEqual(Object.keys(fresh))
})

test('check 6: sign-up with an unconfirmed address keeps the first password', async () => {
  const { post, mails, advance } = await openService({ autoconfirm: false })
  await post('/signup', { email: known, password })
  expect(await outcome(post('/signup', { email: known, password: 'another secret' }))).toBe(
    '429 over_email_send_rate_limit',
  )
  advance(61)
  expect((await post('/signup', { email: known, password: 'another secret' })).status).toBe(200)
  expect(mails.map(({ recipient }) => recipient)).toEqual([known, known])
  expect(await outcome(post('/token?grant_type=password', { email: known, password }))).toBe(
    '400 email_not_confirmed',
  )
})

test('check 6: with autoconfirm a taken address is rejected', async () => {
  const service = await openService()
  const tokens = await service.signUp(known)
  const again = service.post('/signup', { email: known, password: 'another secret' })
  expect(await outcome(again)).toBe('422 user_already_exists')
  expect((await service.signIn(known)).user.id).toBe(tokens.user.id)
  expect((await putUser(service, tokens, { data: {} })).status).toBe(200)
  expect(service.mails).toEqual([])
})
