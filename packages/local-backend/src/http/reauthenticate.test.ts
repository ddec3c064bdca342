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

  it('requires a signed-in user with an address', async () => {
    const { get, post } = await openWithUser({ anonymousUsers: true })
    expect(await outcome(get('/reauthenticate'))).toBe('401 no_authorization')
    const { access_token } = await (await post('/signup', {})).json()
    expect(await outcome(get('/reauthenticate', access_token))).toBe('400 validation_failed')
  })

  it('sends a code that cannot sign in', async () => {
    const { askForCode, mails, post } = await openWithUser()
    await askForCode()
    const body = { type: 'email', email: 'a@x.io', token: mails[0]?.code }
    expect(await outcome(post('/verify', body))).toBe('403 otp_expired')
  })
})

describe('a secure password change', () => {
  it('needs no code within a day of the sign-in', async () => {
    const { setPassword, advance } = await openWithUser()
    advance(day)
    expect((await setPassword()).status).toBe(200)
  })

  it('needs a code later', async () => {
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

  it('rejects a wrong code, and an expired one', async () => {
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

  it('rejects the right code after ten wrong ones', async () => {
    const { setPassword, code, wrongCode } = await openADayLater()
    for (let guesses = 0; guesses < 10; guesses += 1) await setPassword(wrongCode)
    expect(await outcome(setPassword(code))).toBe('422 reauthentication_not_valid')
  })

  it('keeps the code if the password is invalid', async () => {
    const { setPassword, code } = await openADayLater()
    expect(await outcome(setPassword(code, 'short'))).toBe('422 weak_password')
    expect((await setPassword(code)).status).toBe(200)
  })

  it('needs no code if disabled', async () => {
    const { setPassword, advance } = await openWithUser({ securePasswordChange: false })
    advance(2 * day)
    expect(await outcome(setPassword(undefined, password))).toBe('422 same_password')
    expect((await setPassword()).status).toBe(200)
  })
})
