import { expect, test } from 'vitest'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { exchange, pkceClient } from './support/pkce.ts'
import { signInWithGoogle } from './support/picker.ts'
import {
  fragmentOf,
  landingOf,
  openService,
  outcome,
  password,
  putUser,
  type Service,
} from './support/service.ts'

const email = 'a@x.io'
const many = 200

/** Fewer, as each hashes a password: a busy machine would reach the deadline of a request, 10 s. */
const signUps = 50
const client = pkceClient()

const atOnce = <Result>(count: number, send: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index)))

function tally(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const each of outcomes) counts[each] = (counts[each] ?? 0) + 1
  return counts
}

/** Stops the service and counts its rows. */
function rowsOf({ backend, dataDir }: Service, table: string): number {
  void backend.close()
  const db = new DatabaseSync(join(dataDir, 'auth.sqlite'))
  const row = db.prepare(`SELECT count(*) AS count FROM ${table}`).get()
  db.close()
  return Number(row?.count)
}

test(`check 9: ${many} concurrent refreshes all succeed and return one token`, async () => {
  const service = await openService()
  const first = await service.signUp(email)
  const answers = await atOnce(many, async () => {
    const response = await service.refresh(first.refresh_token)
    return { status: response.status, token: (await response.json()).refresh_token }
  })
  expect(tally(answers.map(({ status }) => String(status)))).toEqual({ '200': many })
  const [token, ...others] = new Set(answers.map((answer) => answer.token))
  expect(others).toEqual([])
  expect(token).not.toBe(first.refresh_token)
  expect((await service.refresh(token)).status).toBe(200)
  expect(rowsOf(service, 'sessions')).toBe(1)
})

test(`check 6: ${signUps} concurrent sign-ups of one address create exactly one account`, async () => {
  const service = await openService()
  const outcomes = await atOnce(signUps, (index) =>
    outcome(service.post('/signup', { email, password: `${password} ${index}` })),
  )
  expect(tally(outcomes)).toEqual({ '200': 1, '422 user_already_exists': signUps - 1 })
  const secret = `${password} ${outcomes.indexOf('200')}`
  expect((await service.signIn(email, secret)).user.identities).toHaveLength(1)
  expect(service.reports).toEqual([])
  expect(rowsOf(service, 'users')).toBe(1)
}, 30_000)

test('check 6: concurrent sign-ups of one address that need a confirmation get one mail', async () => {
  const service = await openService({ autoconfirm: false })
  const outcomes = await atOnce(20, () => outcome(service.post('/signup', { email, password })))
  expect(tally(outcomes)).toEqual({ '200': 1, '429 over_email_send_rate_limit': 19 })
  expect(service.mails).toHaveLength(1)
  expect(rowsOf(service, 'users')).toBe(1)
})

test('check 10: of many concurrent exchanges of one code exactly one gets a session', async () => {
  const service = await openService()
  const landing = await signInWithGoogle(service, email, client.fields)
  const outcomes = await atOnce(many, () => outcome(exchange(service, landing, client)))
  expect(tally(outcomes)).toEqual({ '200': 1, '404 flow_state_not_found': many - 1 })
  expect(rowsOf(service, 'sessions')).toBe(1)
})

test.each([
  ['a code', client.fields],
  ['tokens', {}],
])(
  'check 13: of many concurrent requests for one recovery link exactly one gets %s',
  async (_, fields) => {
    const service = await openService()
    await service.signUp(email)
    await service.post('/recover', { email, ...fields })
    const link = service.mails[0]?.link ?? ''
    const landings = await atOnce(50, async () => landingOf(await service.open(link)))
    const won = landings.filter(
      (landing) => landing.searchParams.has('code') || fragmentOf(landing).access_token,
    )
    expect(won).toHaveLength(1)
    const lost = landings.filter((landing) => !won.includes(landing))
    expect(lost.map((landing) => fragmentOf(landing).error_code)).toEqual(
      lost.map(() => 'otp_expired'),
    )
    expect(service.reports).toEqual([])
  },
)

test('check 13: of many devices that send a code at once exactly one signs in', async () => {
  const service = await openService()
  await service.signUp(email)
  await service.post('/recover', { email })
  const body = { type: 'recovery', email, token: service.mails[0]?.code }
  const outcomes = await atOnce(50, () => outcome(service.post('/verify', body)))
  expect(tally(outcomes)).toEqual({ '200': 1, '403 otp_expired': 49 })
})

test('check 2: of concurrent password changes by several devices one wins, and only its device stays signed in', async () => {
  const service = await openService()
  const devices = [await service.signUp(email)]
  while (devices.length < 8) devices.push(await service.signIn(email))
  const secrets = devices.map((_, index) => `${password} ${index}`)
  const outcomes = await Promise.all(
    devices.map((tokens, index) => outcome(putUser(service, tokens, { password: secrets[index] }))),
  )
  expect(tally(outcomes)).toEqual({ '200': 1, '403 session_not_found': devices.length - 1 })
  const winner = outcomes.indexOf('200')
  const states = await Promise.all(
    devices.map(({ access_token: token }) => outcome(service.get('/user', token))),
  )
  expect(states).toEqual(outcomes)
  const signIns = await Promise.all(
    [password, ...secrets].map((secret) =>
      outcome(service.post('/token?grant_type=password', { email, password: secret })),
    ),
  )
  expect(signIns.indexOf('200')).toBe(winner + 1)
  expect(tally(signIns)).toEqual({ '200': 1, '400 invalid_credentials': devices.length })
})

test('check 2: no sign-in with the old password survives a concurrent password change', async () => {
  const service = await openService()
  const tokens = await service.signUp(email)
  const signIn = async () => {
    const response = await service.post('/token?grant_type=password', { email, password })
    return response.ok ? (await response.json()).access_token : undefined
  }
  const [changed, ...found] = await Promise.all([
    outcome(putUser(service, tokens, { password: 'a new secret' })),
    ...Array.from({ length: 8 }, signIn),
  ])
  expect(changed).toBe('200')
  const states = await Promise.all(
    found.filter(Boolean).map((token) => outcome(service.get('/user', token))),
  )
  expect(states).toEqual(states.map(() => '403 session_not_found'))
})

test('check 9: a concurrent refresh and sign-out leave no session', async () => {
  const service = await openService()
  for (let round = 0; round < 10; round += 1) {
    const tokens = round ? await service.signIn(email) : await service.signUp(email)
    const refreshed = service.refresh(tokens.refresh_token)
    const ended = service.send('/logout?scope=local', {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.access_token}` },
    })
    await Promise.all([refreshed, ended])
    expect(await outcome(service.get('/user', tokens.access_token))).toBe('403 session_not_found')
  }
  expect(rowsOf(service, 'sessions')).toBe(0)
})
