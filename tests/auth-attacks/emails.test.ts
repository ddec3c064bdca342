import { expect, test } from 'vitest'
import { openService, outcome, password } from './support/service.ts'

const signInPath = '/token?grant_type=password'

test('check 7: addresses are case-insensitive', async () => {
  const { post, signUp, signIn, mails } = await openService()
  const { user } = await signUp('Ada.B@X.io')
  expect(user.email).toBe('ada.b@x.io')
  expect((await signIn('ADA.b@x.IO')).user.id).toBe(user.id)
  expect(await outcome(post('/signup', { email: 'ada.B@x.io', password }))).toBe(
    '422 user_already_exists',
  )
  await post('/recover', { email: 'ADA.B@X.IO' })
  expect(mails.map(({ recipient }) => recipient)).toEqual(['ada.b@x.io'])
})

test.each([
  ['a Cyrillic letter', '\u0430@x.io'],
  ['the Kelvin sign', 'mi\u212Ae@x.io'],
  ['a full-width letter', '\uff41@x.io'],
  ['a dotless i', 'ad\u0131@x.io'],
  ['a name outside ASCII', 'a@bücher.de'],
  ['a zero-width space', 'a\u200b@x.io'],
  ['a direction mark', 'a\u202e@x.io'],
  ['a NUL', 'a\0@x.io'],
  ['a NUL at its end', 'a@x.io\0'],
  ['a line break', 'a@x.io\r\nBcc: b@x.io'],
  ['an encoded line break', 'a@x.io%0d%0aBcc:b@x.io'],
  ['two addresses', 'a@x.io,b@x.io'],
  ['a name before it', 'Ada <a@x.io>'],
  ['a space', 'a @x.io'],
  ['a quoted part', '"a b"@x.io'],
  ['two signs', 'a@b@x.io'],
  ['no sign', 'a.x.io'],
  ['an address of 255 letters', `${'a'.repeat(250)}@x.io`],
  ['a network address', 'a@[127.0.0.1]'],
  ['a lone surrogate', 'a\ud800@x.io'],
])('check 7: an address with %s is refused everywhere', async (_, bad) => {
  const { post, mails } = await openService({ autoconfirm: false })
  for (const path of ['/signup', signInPath, '/recover', '/otp', '/resend']) {
    const answer = await outcome(post(path, { email: bad, password, type: 'signup' }))
    expect([path, answer]).toEqual([path, '400 validation_failed'])
  }
  const verified = await outcome(post('/verify', { type: 'email', email: bad, token: '000000' }))
  expect(verified).toMatch(/^4\d\d validation_failed$/)
  expect(mails).toEqual([])
})

test('check 7: the outbox shows special characters as text', async () => {
  const { post, open, mails, reports } = await openService({ autoconfirm: false })
  const odd = "o'b&amp=`{x}|~!#$%*/?^_+-@x.io"
  expect((await post('/signup', { email: odd, password, data: { name: '<script>' } })).status).toBe(
    200,
  )
  expect(mails[0]?.recipient).toBe(odd)
  expect(mails[0]?.subject).not.toMatch(/[\r\n]/)
  const page = await open('/auth/v1/outbox')
  const html = await page.text()
  expect(html).toContain('b&amp;amp=')
  expect(html).not.toContain("o'b&amp=")
  expect(html).not.toContain('<script')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const query = await open(
    `/auth/v1/outbox?to=${encodeURIComponent('"><script>alert(1)</script>')}`,
  )
  expect(await query.text()).not.toContain('<script')
  expect(reports).toEqual([])
})
