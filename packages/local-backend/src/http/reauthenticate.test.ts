import { describe, expect, it } from 'vitest'
import { putUser } from '../testing/requests.ts'
import { openTestBackend, outcome, password } from '../testing/test-backend.ts'

const day = 24 * 3600

async function openWithUser(config = {}) {
  const backend = await openTestBackend({
    securePasswordChange: true,
    jwtExpirySeconds: 7 * day,
    ...config,
  })
  const { access_token } = await backend.signUp('a@x.io')
  const askForCode = () => backend.get('/reauthenticate', access_token)
  const setPassword = (nonce?: string, secret = 'another horse') =>
    putUser(backend, access_token, { password: secret, nonce })
  return { ...backend, askForCode, setPassword }
}

async function openADayLater() {
  const backend = await openWithUser()
  backend.advance(day + 1)
  await backend.askForCode()
  const code = backend.mails[0]?.code ?? ''
  return { ...backend, code, wrongCode: code === '000000' ? '000001' : '000000' }
}

describe('GET /reauthenticate', () => {
  it('mails a code without a link', async () => {
    const { askForCode, mails } = await openWithUser()
    const response = await askForCode()
    expect([response.status, await response.json()]).toEqual([200, {}])
    expect(mails).toEqual([
      expect.objectContaining({ recipient: 'a@x.io', kind: 'reauthentication', link: null }),
    ])
    expect(await outcome(askForCode())).toBe('429 over_email_send_rate_limit')
  })

  it('is for those who are signed in and have an address', async () => {
    const { get, post } = await openWithUser({ anonymousUsers: true })
    expect(await outcome(get('/reauthenticate'))).toBe('401 no_authorization')
    const { access_token } = await (await post('/signup', {})).json()
    expect(await outcome(get('/reauthenticate', access_token))).toBe('400 validation_failed')
  })

  it('mails a code that signs nobody in', async () => {
    const { askForCode, mails, post } = await openWithUser()
    await askForCode()
    const body = { type: 'email', email: 'a@x.io', token: mails[0]?.code }
    expect(await outcome(post('/verify', body))).toBe('403 otp_expired')
  })
})

describe('a change of password, where it is guarded', () => {
  it('needs no code within a day of the sign-in', async () => {
    const { setPassword, advance } = await openWithUser()
    advance(day)
    expect((await setPassword()).status).toBe(200)
  })

  it('needs one later', async () => {
    const { setPassword, code } = await openADayLater()
    const refused = await setPassword()
    expect(await refused.json()).toEqual({
      code: 400,
      error_code: 'reauthentication_needed',
      msg: 'Password update requires reauthentication',
    })
    expect((await setPassword(code)).status).toBe(200)
    expect(await outcome(setPassword(code, 'a third horse'))).toBe('422 reauthentication_not_valid')
  })

  it('refuses a wrong code, and an old one', async () => {
    const { setPassword, code, wrongCode, advance } = await openADayLater()
    const refused = await setPassword(wrongCode)
    expect(await refused.json()).toEqual({
      code: 422,
      error_code: 'reauthentication_not_valid',
      msg: 'Nonce has expired or is invalid',
    })
    advance(3601)
    expect(await outcome(setPassword(code))).toBe('422 reauthentication_not_valid')
  })

  it('refuses the right code after ten wrong ones', async () => {
    const { setPassword, code, wrongCode } = await openADayLater()
    for (let guesses = 0; guesses < 10; guesses += 1) await setPassword(wrongCode)
    expect(await outcome(setPassword(code))).toBe('422 reauthentication_not_valid')
  })

  it('keeps the code for a password that may be set', async () => {
    const { setPassword, code } = await openADayLater()
    expect(await outcome(setPassword(code, 'short'))).toBe('422 weak_password')
    expect((await setPassword(code)).status).toBe(200)
  })

  it('asks for no code elsewhere', async () => {
    const { setPassword, advance } = await openWithUser({ securePasswordChange: false })
    advance(2 * day)
    expect(await outcome(setPassword(undefined, password))).toBe('422 same_password')
    expect((await setPassword()).status).toBe(200)
  })
})
