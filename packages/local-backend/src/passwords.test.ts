import { describe, expect, it } from 'vitest'
import { checkNewPassword, hashPassword, verifyPassword } from './passwords.ts'

describe('passwords', () => {
  it('creates an argon2id PHC string that matches the password', async () => {
    const phc = await hashPassword('correct horse')
    expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(phc, 'correct horse')).toBe(true)
    expect(await verifyPassword(phc, 'wrong horse')).toBe(false)
  })

  it('verifies against a dummy without a hash, and returns false', async () => {
    expect(await verifyPassword(undefined, 'anything')).toBe(false)
    expect(await verifyPassword(null, '')).toBe(false)
  })

  it('handles many concurrent calls', async () => {
    const phc = await hashPassword('correct horse')
    const answers = await Promise.all(
      ['correct horse', 'a', 'correct horse', 'b', 'c'].map((guess) => verifyPassword(phc, guess)),
    )
    expect(answers).toEqual([true, false, true, false, false])
  })

  it.each([
    ['8 letters', 'a'.repeat(8)],
    ['8 spaces', ' '.repeat(8)],
    ['two emoji, 8 bytes', '😀😀'],
    ['72 bytes', 'a'.repeat(72)],
  ])('allows a new password of %s', (_, password) => {
    expect(() => checkNewPassword(password, 8)).not.toThrow()
  })

  it.each([
    ['7 letters', 'a'.repeat(7), 'weak_password'],
    ['73 bytes', 'a'.repeat(73), 'validation_failed'],
    ['19 emoji, 76 bytes', '😀'.repeat(19), 'validation_failed'],
  ])('rejects a new password of %s', (_, password, code) => {
    expect(() => checkNewPassword(password, 8)).toThrow(expect.objectContaining({ code }))
  })
})
