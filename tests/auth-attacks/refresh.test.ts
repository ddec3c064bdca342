import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodeRefreshToken } from '../../packages/local-backend/src/tokens/refresh-token.ts'
import { claimsOf, openService, outcome, type Service, type Tokens } from './support/service.ts'

async function next({ refresh }: Service, { refresh_token }: Tokens): Promise<Tokens> {
  const response = await refresh(refresh_token)
  expect(response.status).toBe(200)
  return response.json()
}

async function threeGenerations() {
  const service = await openService()
  const first = await service.signUp('a@x.io')
  const second = await next(service, first)
  return { service, first, second, third: await next(service, second) }
}

test('check 9: replaying a grandparent token after ten seconds revokes the session', async () => {
  const { service, first, second, third } = await threeGenerations()
  const otherDevice = await service.signIn('a@x.io')
  service.advance(11)
  expect(await outcome(service.refresh(first.refresh_token))).toBe('400 refresh_token_already_used')
  for (const tokens of [first, second, third]) {
    expect(await outcome(service.refresh(tokens.refresh_token))).toBe('400 refresh_token_not_found')
    expect(await outcome(service.get('/user', tokens.access_token))).toBe('403 session_not_found')
  }
  expect((await service.refresh(otherDevice.refresh_token)).status).toBe(200)
})

test('check 9: within ten seconds a grandparent token returns the current one', async () => {
  const { service, first, third } = await threeGenerations()
  service.advance(10)
  expect((await next(service, first)).refresh_token).toBe(third.refresh_token)
})

test('check 9: a parent token always returns the current one, because its response may have been lost', async () => {
  const { service, second, third } = await threeGenerations()
  service.advance(7 * 24 * 3600)
  expect((await next(service, second)).refresh_token).toBe(third.refresh_token)
})

test('check 9: six concurrent refreshes all succeed and return one token', async () => {
  const service = await openService()
  const tokens = await service.signUp('a@x.io')
  const answers = await Promise.all(Array.from({ length: 6 }, () => next(service, tokens)))
  const [one = tokens, ...others] = answers
  expect(one.refresh_token).not.toBe(tokens.refresh_token)
  expect(others.map(({ refresh_token }) => refresh_token)).toEqual(
    others.map(() => one.refresh_token),
  )
  for (const { access_token } of answers) {
    expect((await service.get('/user', access_token)).status).toBe(200)
  }
})

/** Changes the bytes of a token and corrects its checksum. */
function altered(token: string, change: (bytes: Buffer) => void): string {
  const bytes = Buffer.from(token, 'base64url')
  change(bytes)
  bytes.writeUInt32BE(crc32(bytes.subarray(0, -4)), bytes.length - 4)
  return bytes.toString('base64url')
}

const counterAt = 17

test.each([
  ['the next counter', (bytes: Buffer) => bytes.writeUInt32BE(1, counterAt)],
  ['the highest counter', (bytes: Buffer) => bytes.writeUInt32BE(2 ** 32 - 1, counterAt)],
  ['another session', (bytes: Buffer) => bytes.fill(7, 1, counterAt)],
  ['a cut signature', (bytes: Buffer) => bytes.fill(0, 30, 37)],
])('check 9: a token that was changed to %s is not found, and harms nobody', async (_, change) => {
  const service = await openService()
  const tokens = await service.signUp('a@x.io')
  const forged = altered(tokens.refresh_token, change)
  expect(await outcome(service.refresh(forged))).toBe('400 refresh_token_not_found')
  expect((await service.get('/user', tokens.access_token)).status).toBe(200)
  await next(service, tokens)
})

test('check 9: a token in GoTrue’s older format is not found', async () => {
  const service = await openService()
  const tokens = await service.signUp('a@x.io')
  expect(await outcome(service.refresh('4nYUCw0wZR_D'))).toBe('400 validation_failed')
  for (const older of ['4nyucw0wzrqd', 'aaaaaaaaaaaa']) {
    expect(await outcome(service.refresh(older))).toBe('400 refresh_token_not_found')
  }
  for (const near of ['4nyucw0wzrq', '4nyucw0wzrqdd', '4nyucw0wzrqd\n', '4NYUCW0WZRQD']) {
    expect(await outcome(service.refresh(near))).toBe('400 validation_failed')
  }
  await next(service, tokens)
})

test('check 9: a user cannot create a token for the session of another', async () => {
  const service = await openService()
  const [victim, attacker] = [await service.signUp('a@x.io'), await service.signUp('b@x.io')]
  const victimsSession = String(claimsOf(victim.access_token).session_id).replaceAll('-', '')
  const forged = altered(attacker.refresh_token, (bytes) => {
    bytes.write(victimsSession, 1, 'hex')
  })
  expect(await outcome(service.refresh(forged))).toBe('400 refresh_token_not_found')
  const guessed = encodeRefreshToken(victimsSession, 0, 'AAAA')
  expect(await outcome(service.refresh(guessed))).toBe('400 refresh_token_not_found')
  expect((await next(service, victim)).user.email).toBe('a@x.io')
})

test.each([
  ['cut', (token: string) => token.slice(0, -1)],
  ['prolonged', (token: string) => `${token}A`],
  ['padded', (token: string) => `${token}==`],
  ['of another version', (token: string) => `B${token.slice(1)}`],
  ['with a flipped letter', (token: string) => token.slice(0, 20) + 'Z' + token.slice(21)],
  ['with a NUL', (token: string) => `${token}\0`],
])('check 9: a token that is %s is not valid', async (_, change) => {
  const service = await openService()
  const tokens = await service.signUp('a@x.io')
  const changed = change(tokens.refresh_token)
  expect(changed).not.toBe(tokens.refresh_token)
  expect(await outcome(service.refresh(changed))).toBe('400 validation_failed')
  await next(service, tokens)
})
