import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { everythingOf, openService, outcome, password, putUser } from './support/service.ts'

const signInPath = '/token?grant_type=password'
const known = 'a@x.io'
const unknown = 'b@x.io'

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

test('check 4: a wrong password and an unknown address get the same response, headers included', async () => {
  const { post, signUp, reports } = await openService()
  await signUp(known)
  for (const secret of ['wrong password', '', 'x'.repeat(100)]) {
    const wrong = await everythingOf(await post(signInPath, { email: known, password: secret }))
    const stranger = await everythingOf(
      await post(signInPath, { email: unknown, password: secret }),
    )
    expect(wrong.status).toBe(400)
    expect(JSON.parse(wrong.body)).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    })
    expect(stranger).toEqual(wrong)
  }
  expect(reports).toEqual([])
})

test('check 4: a wrong password and an unknown address cost the same work', async () => {
  const { post, signUp } = await openService()
  await signUp(known)

  /** CPU time of the whole process, hashing included: other load on the machine hardly affects it. */
  async function costOf(email: string): Promise<number> {
    const before = process.cpuUsage()
    const response = await post(signInPath, { email, password: 'wrong password' })
    await response.text()
    const { user, system } = process.cpuUsage(before)
    return user + system
  }

  const wrong: number[] = []
  const stranger: number[] = []
  for (let round = 0; round < 50; round += 1) {
    // Alternating, so that each is first equally often.
    if (round % 2) wrong.push(await costOf(known))
    stranger.push(await costOf(unknown))
    if (round % 2 === 0) wrong.push(await costOf(known))
  }
  const ratio = median(stranger) / median(wrong)
  expect(ratio).toBeGreaterThan(0.8)
  expect(ratio).toBeLessThan(1.2)
}, 30_000)

test('check 8: a password of 7 bytes is too weak, one of 8 is accepted', async () => {
  const { post } = await openService()
  const weak = await post('/signup', { email: known, password: 'seven c' })
  expect(await outcome(weak)).toBe('422 weak_password')
  expect(await weak.json()).toMatchObject({ weak_password: { reasons: ['length'] } })
  expect(await outcome(post(signInPath, { email: known, password: 'seven c' }))).toBe(
    '400 invalid_credentials',
  )
  expect((await post('/signup', { email: known, password: 'eight ch' })).status).toBe(200)
  expect((await post(signInPath, { email: known, password: 'eight ch' })).status).toBe(200)
})

test('check 8: all 72 bytes of a password count, one of 73 is rejected', async () => {
  const { post } = await openService()
  const longest = 'x'.repeat(72)
  expect(await outcome(post('/signup', { email: known, password: `${longest}x` }))).toBe(
    '400 validation_failed',
  )
  expect((await post('/signup', { email: known, password: longest })).status).toBe(200)
  expect((await post(signInPath, { email: known, password: longest })).status).toBe(200)
  for (const near of [`${longest}y`, `${longest.slice(1)}y`, longest.slice(1)]) {
    expect(await outcome(post(signInPath, { email: known, password: near }))).toBe(
      '400 invalid_credentials',
    )
  }
})

test.each([
  ['two emoji are 8 bytes and will do', '🐙🐙', '200'],
  ['one emoji and three letters are 7', '🐙abc', '422 weak_password'],
  ['eighteen emoji are 72', '🐙'.repeat(18), '200'],
  ['nineteen are 76 and too long', '🐙'.repeat(19), '400 validation_failed'],
])('check 8: a password is counted in bytes: %s', async (_, secret, expected) => {
  const { post } = await openService()
  expect(await outcome(post('/signup', { email: known, password: secret }))).toBe(expected)
  const again = outcome(post(signInPath, { email: known, password: secret }))
  expect(await again).toBe(expected === '200' ? '200' : '400 invalid_credentials')
})

test('check 8: the rules also apply to a password change', async () => {
  const service = await openService()
  const tokens = await service.signUp(known)
  const change = (secret: string) => outcome(putUser(service, tokens, { password: secret }))
  expect(await change('1234567')).toBe('422 weak_password')
  expect(await change('x'.repeat(73))).toBe('400 validation_failed')
  expect(await change(password)).toBe('422 same_password')
  expect((await service.signIn(known)).user.email).toBe(known)
})

test('check 8: a password is neither logged nor stored, whatever the result of the request', async () => {
  const spoken: string[] = []
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream)
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      spoken.push(String(chunk))
      return write(chunk)
    })
  }
  const logs = (['log', 'info', 'debug', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  )
  const service = await openService({ onMail: undefined, rateLimits: true })
  const secrets = ['first-secret-1', 'second-secret-2', 'guessed-secret-3']
  const [first = '', second = '', guessed = ''] = secrets
  await service.post('/signup', { email: known, password: first })
  await service.post('/signup', { email: known, password: second })
  await service.post('/signup', { email: 'not an address', password: second })
  await service.post(signInPath, { email: known, password: guessed })
  await service.send(signInPath, { method: 'POST', body: `{"password":"${guessed}"` })
  const tokens = await service.signIn(known, first)
  await service.post('/recover', { email: known })
  await putUser(service, tokens, { password: second, current_password: first })
  await service.backend.close()

  const said = [...spoken, ...logs.flatMap(({ mock }) => mock.calls.flat().map(String))].join('\n')
  vi.restoreAllMocks()
  expect(said).toContain(`Mail to ${known}`)
  const files = readdirSync(service.dataDir).map((file) => join(service.dataDir, file))
  const kept = files.map((file) => readFileSync(file, 'latin1')).join('\n')
  expect(kept).toContain(known)
  for (const secret of secrets) {
    expect(said).not.toContain(secret)
    expect(kept).not.toContain(secret)
  }
})

test('check 8: a password in a URL is ignored', async () => {
  const { post, signUp } = await openService()
  await signUp(known)
  const query = new URLSearchParams({ grant_type: 'password', email: known, password })
  expect(await outcome(post(`/token?${query}`, {}))).toBe('400 validation_failed')
  expect(await outcome(post(`/token?${query}`, { email: known }))).toBe('400 invalid_credentials')
  const signUpQuery = new URLSearchParams({ email: unknown, password })
  expect(await outcome(post(`/signup?${signUpQuery}`, { email: unknown }))).toBe(
    '400 validation_failed',
  )
})
