import { expect, test } from 'vitest'
import {
  challengeOf,
  codeOf,
  enrol,
  passSecondStep,
  sendAs,
  signUpWithFactor,
  verify,
} from '../../packages/local-backend/src/testing/factors.ts'
import { claimsOf } from '../../packages/local-backend/src/testing/requests.ts'
import { openService, outcome, password, putUser, type Tokens } from './support/service.ts'

const email = 'a@x.io'
const other = 'b@x.io'
const lock = '429 over_request_rate_limit'
const wrong = '422 mfa_verification_failed'

/** A code that the app does not show around now. */
const wrongCode = (right: string) => String((Number(right) + 500_000) % 1_000_000).padStart(6, '0')

async function tokensOf(response: Response): Promise<Tokens> {
  expect(response.status).toBe(200)
  return response.json()
}

test('check 36: five wrong codes lock the factor for a quarter of an hour, and not the account', async () => {
  const service = await openService()
  const { factor } = await signUpWithFactor(service, email)
  const first = await service.signIn(email)
  const challenge = await challengeOf(service, first, factor)
  const guess = () =>
    outcome(verify(service, first, factor, wrongCode(codeOf(service, factor)), challenge))
  for (let number = 0; number < 5; number += 1) expect(await guess()).toBe(wrong)

  expect(await outcome(verify(service, first, factor, codeOf(service, factor), challenge))).toBe(
    lock,
  )
  const again = await service.signIn(email)
  const fresh = verify(service, again, factor, codeOf(service, factor))
  expect(await outcome(fresh)).toBe(lock)
  expect((await service.get('/user', again.access_token)).status).toBe(200)

  service.advance(15 * 60)
  const raised = await verify(service, again, factor, codeOf(service, factor))
  expect(claimsOf(await tokensOf(raised)).aal).toBe('aal2')
})

test('check 36: a locked factor says how long to wait, also after the clock was set back', async () => {
  const service = await openService()
  const { factor, tokens } = await signUpWithFactor(service, email)
  const guess = () => verify(service, tokens, factor, wrongCode(codeOf(service, factor)))
  for (let number = 0; number < 5; number += 1) await guess()
  service.advance(60)
  service.setBack(3600)
  expect((await guess()).headers.get('retry-after')).toBe(String(14 * 60))
})

test('check 36: guesses at the same time count as well', async () => {
  const service = await openService()
  const { factor } = await signUpWithFactor(service, email)
  const first = await service.signIn(email)
  const challenge = await challengeOf(service, first, factor)
  const code = wrongCode(codeOf(service, factor))
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => outcome(verify(service, first, factor, code, challenge))),
  )
  expect(outcomes.filter((each) => each === wrong)).toHaveLength(5)
  expect(outcomes.filter((each) => each === lock)).toHaveLength(15)
})

test('check 36: the number of requests is limited too', async () => {
  const service = await openService({ rateLimits: true })
  const tokens = await service.signUp(email)
  const outcomes = await Promise.all(
    Array.from({ length: 31 }, () =>
      outcome(sendAs(service, tokens, 'POST', '/factors/x/verify', {})),
    ),
  )
  expect(outcomes.at(-1)).toBe(lock)
})

test('check 37: a code works once, also with another challenge and one step later', async () => {
  const service = await openService()
  const { factor } = await signUpWithFactor(service, email)
  const code = codeOf(service, factor)
  const [first, second] = [await service.signIn(email), await service.signIn(email)]
  const challenge = await challengeOf(service, second, factor)
  await tokensOf(await verify(service, first, factor, code))

  const third = await service.signIn(email)
  expect(await outcome(verify(service, third, factor, code))).toBe(wrong)
  service.advance(30)
  expect(await outcome(verify(service, third, factor, code))).toBe(wrong)
  expect(await outcome(verify(service, third, factor, codeOf(service, factor)))).toBe('200')
  // Its session has ended, as it had not passed the second step.
  expect(await outcome(verify(service, second, factor, code, challenge))).toBe(
    '403 session_not_found',
  )
})

test('check 37: an older code than the last is not accepted either', async () => {
  const service = await openService()
  const { factor, tokens } = await signUpWithFactor(service, email)
  await tokensOf(await verify(service, tokens, factor, codeOf(service, factor, 1)))
  for (const steps of [-1, 0, 1]) {
    expect(await outcome(verify(service, tokens, factor, codeOf(service, factor, steps)))).toBe(
      wrong,
    )
  }
})

test('check 37: a clock that was set back locks nobody out', async () => {
  const service = await openService()
  const { factor } = await signUpWithFactor(service, email)
  service.setBack(24 * 3600)
  const first = await service.signIn(email)
  expect(await outcome(verify(service, first, factor, codeOf(service, factor)))).toBe('200')
})

test.each([
  ['of two steps before', -2],
  ['of two steps after', 2],
])('check 37: a code %s is not accepted', async (_, steps) => {
  const service = await openService()
  const { factor, tokens } = await signUpWithFactor(service, email)
  expect(await outcome(verify(service, tokens, factor, codeOf(service, factor, steps)))).toBe(wrong)
})

test('check 38: of many verifications of one code exactly one wins', async () => {
  const service = await openService()
  const { factor } = await signUpWithFactor(service, email)
  const first = await service.signIn(email)
  const challenges = await Promise.all(
    Array.from({ length: 5 }, () => challengeOf(service, first, factor)),
  )
  const code = codeOf(service, factor)
  const outcomes = await Promise.all(
    challenges.map((challenge) => outcome(verify(service, first, factor, code, challenge))),
  )
  expect(outcomes.toSorted()).toEqual(['200', wrong, wrong, wrong, wrong])
})

test('check 38: a challenge is verified once', async () => {
  const service = await openService()
  const { factor, tokens } = await signUpWithFactor(service, email)
  const challenge = await challengeOf(service, tokens, factor)
  await tokensOf(await verify(service, tokens, factor, codeOf(service, factor), challenge))
  service.advance(90)
  const again = verify(service, tokens, factor, codeOf(service, factor), challenge)
  expect(await outcome(again)).toBe('422 mfa_ip_address_mismatch')
})

test('check 38: a challenge expires after five minutes', async () => {
  const service = await openService()
  const { factor, tokens } = await signUpWithFactor(service, email)
  const challenge = await challengeOf(service, tokens, factor)
  service.advance(301)
  const late = () => outcome(verify(service, tokens, factor, codeOf(service, factor), challenge))
  expect(await late()).toBe('422 mfa_challenge_expired')
  expect(await late()).toBe('422 mfa_factor_not_found')
})

test('check 39: a refresh keeps the level, and no older token gets the higher one', async () => {
  const service = await openService()
  const first = await service.signUp(email)
  const factor = await enrol(service, first)
  const second = await tokensOf(await service.refresh(first.refresh_token))
  const raised = await tokensOf(await verify(service, second, factor, codeOf(service, factor)))

  const refreshed = await tokensOf(await service.refresh(raised.refresh_token))
  expect(claimsOf(refreshed)).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, {}] })
  // Within the reuse interval, in which any older token of the same level would be accepted.
  expect(await outcome(service.refresh(second.refresh_token))).toBe(
    '400 refresh_token_already_used',
  )
  expect((await service.get('/user', refreshed.access_token)).status).toBe(200)
})

test('check 39: a token from long before the second step ends the session', async () => {
  const service = await openService()
  const first = await service.signUp(email)
  const factor = await enrol(service, first)
  const raised = await passSecondStep(service, first, factor)
  expect(await outcome(service.refresh(first.refresh_token))).toBe('400 refresh_token_already_used')
  expect(await outcome(service.get('/user', raised.access_token))).toBe('403 session_not_found')
})

test('check 39: a token from right before the second step does not get its level', async () => {
  const service = await openService()
  const first = await service.signUp(email)
  const factor = await enrol(service, first)
  const second = await tokensOf(await service.refresh(first.refresh_token))
  await tokensOf(await verify(service, second, factor, codeOf(service, factor)))
  expect(await outcome(service.refresh(second.refresh_token))).toBe(
    '400 refresh_token_already_used',
  )
})

test('check 39: the level returns to the first with the factor that raised it', async () => {
  const service = await openService()
  const { factor, tokens } = await signUpWithFactor(service, email)
  expect(await outcome(sendAs(service, tokens, 'DELETE', `/factors/${factor.id}`))).toBe('200')
  const refreshed = await tokensOf(await service.refresh(tokens.refresh_token))
  expect(claimsOf(refreshed)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
})

test('check 39: the level stays when another factor is removed', async () => {
  const service = await openService()
  const { tokens, factor } = await signUpWithFactor(service, email)
  const second = await enrol(service, tokens, 'Tablet')
  const raised = await passSecondStep(service, tokens, second)
  await sendAs(service, raised, 'DELETE', `/factors/${factor.id}`)
  expect(claimsOf(await tokensOf(await service.refresh(raised.refresh_token))).aal).toBe('aal2')
})

test('check 40: sessions without the second step end when one is set up', async () => {
  const service = await openService()
  const thief = await service.signUp(email)
  const owner = await service.signIn(email)
  const planted = await enrol(service, thief, 'Planted')
  const factor = await enrol(service, owner, 'Phone')
  await passSecondStep(service, owner, factor)

  expect(await outcome(service.get('/user', thief.access_token))).toBe('403 session_not_found')
  expect(await outcome(service.refresh(thief.refresh_token))).toBe('400 refresh_token_not_found')
  const again = await service.signIn(email)
  expect(await outcome(verify(service, again, planted, codeOf(service, planted)))).toBe(
    '404 mfa_factor_not_found',
  )
})

test.each([
  ['remove the factor', 'DELETE', '/factors/:id', undefined, '422 insufficient_aal'],
  [
    'add a factor',
    'POST',
    '/factors',
    { factor_type: 'totp', friendly_name: 'x' },
    '403 insufficient_aal',
  ],
  ['change the password', 'PUT', '/user', { password: 'another horse' }, '401 insufficient_aal'],
  ['change the address', 'PUT', '/user', { email: 'new@x.io' }, '401 insufficient_aal'],
  ['see the sessions', 'GET', '/account/sessions', undefined, '403 insufficient_aal'],
  ['end a session', 'DELETE', '/account/sessions/:session', undefined, '403 insufficient_aal'],
  ['count the recovery codes', 'GET', '/account/recovery-codes', undefined, '403 insufficient_aal'],
  ['make recovery codes', 'POST', '/account/recovery-codes', {}, '403 insufficient_aal'],
  ['export the account', 'GET', '/account/export', undefined, '403 insufficient_aal'],
  ['delete the account', 'DELETE', '/account', { password }, '403 insufficient_aal'],
])(
  'check 40: a stolen session of the first step cannot %s',
  async (_, method, path, body, expected) => {
    const service = await openService()
    const { factor, tokens } = await signUpWithFactor(service, email)
    const stolen = await service.signIn(email)
    const target = path.replace(':id', factor.id).replace(':session', claimsOf(tokens).session_id)
    expect(await outcome(sendAs(service, stolen, method, target, body))).toBe(expected)
    expect((await service.get('/user', tokens.access_token)).status).toBe(200)
  },
)

test('check 40: a stolen session of the first step can still change what recovers nothing', async () => {
  const service = await openService()
  await signUpWithFactor(service, email)
  const first = await service.signIn(email)
  const body = { email, data: { name: 'Ada' } }
  expect(await outcome(putUser(service, first, body))).toBe('200')
})

test.each([
  ['challenge', 'POST', '/challenge'],
  ['verify', 'POST', '/verify'],
  ['remove', 'DELETE', ''],
])('check 41: nobody can %s the factor of another user', async (_, method, action) => {
  const service = await openService()
  const { factor } = await signUpWithFactor(service, email)
  const { tokens } = await signUpWithFactor(service, other)
  const path = `/factors/${factor.id}${action}`
  const body = { challenge_id: factor.id, code: codeOf(service, factor) }
  expect(await outcome(sendAs(service, tokens, method, path, body))).toBe(
    '404 mfa_factor_not_found',
  )
})

test('check 41: a challenge of one factor does not verify another', async () => {
  const service = await openService()
  const { factor, tokens } = await signUpWithFactor(service, email)
  const second = await enrol(service, tokens, 'Tablet')
  const challenge = await challengeOf(service, tokens, second)
  const mixed = verify(service, tokens, factor, codeOf(service, factor), challenge)
  expect(await outcome(mixed)).toBe('422 mfa_factor_not_found')
})

test('check 42: a factor cannot be added twice under one name, nor more than ten', async () => {
  const service = await openService()
  const tokens = await service.signUp(email)
  const add = (friendly_name: string) =>
    outcome(sendAs(service, tokens, 'POST', '/factors', { factor_type: 'totp', friendly_name }))
  expect(await add('Phone')).toBe('200')
  expect(await add('Phone')).toBe('422 mfa_factor_name_conflict')
  for (let number = 1; number < 10; number += 1) expect(await add(`Phone ${number}`)).toBe('200')
  expect(await add('one more')).toBe('422 too_many_enrolled_mfa_factors')
})

test('check 42: of many additions under one name at the same time one succeeds', async () => {
  const service = await openService()
  const tokens = await service.signUp(email)
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () =>
      outcome(sendAs(service, tokens, 'POST', '/factors', { factor_type: 'totp' })),
    ),
  )
  expect(outcomes.filter((each) => each === '200')).toHaveLength(1)
})

test('check 42: factors that are never confirmed are removed', async () => {
  const service = await openService()
  const tokens = await service.signUp(email)
  await enrol(service, tokens, 'Phone')
  service.advance(301)
  await enrol(service, tokens, 'Tablet')
  const { factors } = await (await service.get('/user', tokens.access_token)).json()
  expect(factors).toMatchObject([{ friendly_name: 'Tablet' }])
})

test.each([
  ['no code', { code: '' }],
  ['a number', { code: 123_456 }],
  ['a list', { code: ['123456'] }],
  ['an object', { code: { $gt: '' } }],
  ['a challenge of another type', { code: '123456', challenge_id: 7 }],
  ['no challenge', { code: '123456' }],
  ['a challenge with NUL', { code: '123456', challenge_id: 'a\u0000' }],
])('check 43: a verification with %s is refused', async (_, body) => {
  const service = await openService()
  const { factor, tokens } = await signUpWithFactor(service, email)
  const sent = sendAs(service, tokens, 'POST', `/factors/${factor.id}/verify`, body)
  expect(await outcome(sent)).toBe('400 validation_failed')
})

test.each(['', '12345', '1234567', '12345\u0000', '１２３４５６', '+12345', '1e5000', '0x1234'])(
  'check 43: "%s" is no code',
  async (code) => {
    const service = await openService()
    const { factor, tokens } = await signUpWithFactor(service, email)
    expect(await outcome(verify(service, tokens, factor, code))).toBe(
      code ? wrong : '400 validation_failed',
    )
  },
)

test.each(["x' OR '1'='1", '%00', '..', '00000000-0000-0000-0000-000000000000'])(
  'check 43: there is no factor "%s"',
  async (id) => {
    const service = await openService()
    const { tokens } = await signUpWithFactor(service, email)
    const path = `/factors/${encodeURIComponent(id)}/challenge`
    expect(await outcome(sendAs(service, tokens, 'POST', path))).toMatch(/^404 /)
  },
)

test('check 43: an anonymous user has no factors', async () => {
  const service = await openService({ anonymousUsers: true })
  const tokens = await (await service.post('/signup', {})).json()
  const added = sendAs(service, tokens, 'POST', '/factors', { factor_type: 'totp' })
  expect(await outcome(added)).toBe('403 no_authorization')
})
