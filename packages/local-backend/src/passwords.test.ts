import { describe, expect, it } from 'vitest'
import { resolveSettings } from './config.ts'
import { checkNewPassword, hashPassword, verifyPassword } from './passwords.ts'

const settings = resolveSettings({ siteUrl: 'http://localhost', dataDir: '' })

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
    ['8 letters that few use', 'dropwatt'],
    ['8 spaces', ' '.repeat(8)],
    ['two emoji, 8 bytes', '😀😀'],
    ['72 bytes', 'a'.repeat(72)],
  ])('allows a new password of %s', async (_, password) => {
    await expect(checkNewPassword(password, settings)).resolves.toBeUndefined()
  })

  it.each([
    ['7 letters', 'a'.repeat(7), 'weak_password'],
    ['73 bytes', 'a'.repeat(73), 'validation_failed'],
    ['19 emoji, 76 bytes', '😀'.repeat(19), 'validation_failed'],
  ])('rejects a new password of %s', async (_, password, code) => {
    await expect(checkNewPassword(password, settings)).rejects.toMatchObject({ code })
  })

  it.each([
    ['short', '1234567', ['length', 'pwned']],
    ['in lower case', 'password', ['pwned']],
    ['in upper case', 'Password1', ['pwned']],
    ['the ten-thousandth', '24081990', ['pwned']],
  ])('rejects a password that many use, %s', async (_, password, reasons) => {
    await expect(checkNewPassword(password, settings)).rejects.toMatchObject({
      status: 422,
      code: 'weak_password',
      extra: { weak_password: { reasons } },
    })
  })

  it('allows one of them if the check is off', async () => {
    const off = { ...settings, leakedPasswordProtection: false }
    await expect(checkNewPassword('password', off)).resolves.toBeUndefined()
  })
})
