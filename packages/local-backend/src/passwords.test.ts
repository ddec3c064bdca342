import { describe, expect, it } from 'vitest'
import { checkNewPassword, hashPassword, verifyPassword } from './passwords.ts'

describe('passwords', () => {
  it('keeps an argon2id PHC string that the password fits', async () => {
    const phc = await hashPassword('correct horse')
    expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(phc, 'correct horse')).toBe(true)
    expect(await verifyPassword(phc, 'wrong horse')).toBe(false)
  })

  it('checks against a stand-in when there is no hash, and says no', async () => {
    expect(await verifyPassword(undefined, 'anything')).toBe(false)
    expect(await verifyPassword(null, '')).toBe(false)
  })

  it('serves everyone when many come at once', async () => {
    const phc = await hashPassword('correct horse')
    const answers = await Promise.all(
      ['correct horse', 'a', 'correct horse', 'b', 'c'].map((guess) => verifyPassword(phc, guess)),
    )
    expect(answers).toEqual([true, false, true, false, false])
  })

  it.each([
    ['7 letters', 'a'.repeat(7), 'weak_password'],
    ['8 letters', 'a'.repeat(8), undefined],
    ['8 spaces', ' '.repeat(8), undefined],
    ['two emoji, 8 bytes', '😀😀', undefined],
    ['72 bytes', 'a'.repeat(72), undefined],
    ['73 bytes', 'a'.repeat(73), 'validation_failed'],
    ['19 emoji, 76 bytes', '😀'.repeat(19), 'validation_failed'],
  ])('judges a password of %s', (_, password, code) => {
    const check = () => checkNewPassword(password, 8)
    if (code) expect(check).toThrow(expect.objectContaining({ code }))
    else expect(check).not.toThrow()
  })
})
