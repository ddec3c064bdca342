import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { decodeRefreshToken, encodeRefreshToken, isGenuine } from './refresh-token.ts'

const key = randomBytes(32).toString('base64url')
const sessionId = randomUUID()

describe('refresh tokens', () => {
  it('can be parsed and verified', () => {
    const token = decodeRefreshToken(encodeRefreshToken(sessionId, 258, key))
    expect(token).toMatchObject({ sessionId, counter: 258 })
    expect(token && isGenuine(token, key)).toBe(true)
  })

  it('are invalid with the key of another session', () => {
    const token = decodeRefreshToken(encodeRefreshToken(sessionId, 1, key))
    expect(token && isGenuine(token, randomBytes(32).toString('base64url'))).toBe(false)
  })

  it('are rejected if any byte differs', () => {
    const bytes = Buffer.from(encodeRefreshToken(sessionId, 1, key), 'base64url')
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes)
      changed[index] = (changed[index] ?? 0) ^ 1
      expect(decodeRefreshToken(changed.toString('base64url'))).toBeUndefined()
    }
  })

  it.each(['', 'x', '!'.repeat(55), 'A'.repeat(1000), '\u0000'])('are not "%s"', (token) => {
    expect(decodeRefreshToken(token)).toBeUndefined()
  })
})
