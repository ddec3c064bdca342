import { describe, expect, it } from 'vitest'
import { enrol, passSecondStep, sendAs, signUpWithFactor } from '../testing/factors.ts'
import { openLink, fragmentOf, putUser } from '../testing/requests.ts'
import { openTestBackend, password, type TestBackend } from '../testing/test-backend.ts'
import { describeDevice } from './describe-device.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const newerFirefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const email = 'ada@x.io'

function signInWith({ post }: TestBackend, userAgent: string): Promise<Response> {
  return post('/token?grant_type=password', { email, password }, { 'user-agent': userAgent })
}

function signUpWith({ post }: TestBackend, userAgent: string, data = {}): Promise<Response> {
  return post('/signup', { email, password, data }, { 'user-agent': userAgent })
}

const kindsOf = ({ mails }: TestBackend) => mails.map(({ kind }) => kind)

describe('a sign-in', () => {
  it('right after sign-up sends no notice', async () => {
    const backend = await openTestBackend()
    await signUpWith(backend, firefox)
    await signInWith(backend, firefox)
    expect(backend.mails).toEqual([])
  })

  it('that is the first of a confirmed account sends no notice', async () => {
    const backend = await openTestBackend({ autoconfirm: false })
    await signUpWith(backend, firefox)
    await openLink(backend, backend.mails[0])
    expect(kindsOf(backend)).toEqual(['confirmation'])
  })

  it('from another device sends one notice, also if repeated', async () => {
    const backend = await openTestBackend()
    await signUpWith(backend, firefox)
    await Promise.all([signInWith(backend, chrome), signInWith(backend, chrome)])
    expect(backend.mails).toMatchObject([
      {
        recipient: email,
        kind: 'new_device_notification',
        subject: 'Your account was signed in to from a new device',
        body: expect.stringContaining('Chrome on Windows'),
        link: null,
        code: '',
      },
    ])
  })

  it('from an updated browser sends no notice', async () => {
    const backend = await openTestBackend()
    await signUpWith(backend, firefox)
    await signInWith(backend, newerFirefox)
    expect(backend.mails).toEqual([])
  })

  it('from a device whose session has ended sends no notice', async () => {
    const backend = await openTestBackend()
    const tokens = await (await signUpWith(backend, firefox)).json()
    await sendAs(backend, tokens, 'POST', '/logout')
    await signInWith(backend, firefox)
    expect(backend.mails).toEqual([])
  })

  it('cannot write the notice with its user agent', async () => {
    const backend = await openTestBackend()
    await signUpWith(backend, firefox)
    await signInWith(backend, 'Call +1 555 0100 to keep your account')
    expect(backend.mails[0]?.body).toContain('from a new device: an unknown device.')
  })
})

describe('a notice', () => {
  it('is in the language of the account', async () => {
    const backend = await openTestBackend()
    await signUpWith(backend, firefox, { language: 'it' })
    await signInWith(backend, chrome)
    expect(backend.mails[0]).toMatchObject({
      subject: 'Accesso al tuo account da un nuovo dispositivo',
      body: expect.stringContaining('Chrome su Windows'),
    })
  })

  it('follows a change of the password', async () => {
    const backend = await openTestBackend()
    const { access_token } = await backend.signUp(email)
    await putUser(backend, access_token, { password: 'another horse' })
    expect(kindsOf(backend)).toEqual(['password_changed_notification'])
  })

  it('of a new address goes to the old one', async () => {
    const backend = await openTestBackend({ doubleConfirmEmailChanges: false })
    const { access_token } = await backend.signUp(email)
    await putUser(backend, access_token, { email: 'new@x.io' })
    expect(fragmentOf(await openLink(backend, backend.mails[0]))).toHaveProperty('access_token')
    expect(backend.mails[1]).toMatchObject({
      recipient: email,
      kind: 'email_changed_notification',
      body: expect.stringContaining('from ada@x.io to new@x.io'),
    })
  })

  it('follows a new factor once, and its removal', async () => {
    const backend = await openTestBackend()
    const { factor, tokens } = await signUpWithFactor(backend, email)
    const again = await passSecondStep(backend, tokens, factor)
    await sendAs(backend, again, 'DELETE', `/factors/${factor.id}`)
    expect(kindsOf(backend)).toEqual([
      'mfa_factor_enrolled_notification',
      'mfa_factor_unenrolled_notification',
    ])
  })

  it('does not follow the removal of an unverified factor', async () => {
    const backend = await openTestBackend()
    const tokens = await backend.signUp(email)
    const { id } = await enrol(backend, tokens)
    await sendAs(backend, tokens, 'DELETE', `/factors/${id}`)
    expect(backend.mails).toEqual([])
  })

  it('follows new recovery codes, and the use of one', async () => {
    const backend = await openTestBackend()
    const { tokens } = await signUpWithFactor(backend, email)
    const made = await sendAs(backend, tokens, 'POST', '/account/recovery-codes')
    const [code] = (await made.json()).codes
    await sendAs(backend, tokens, 'POST', '/account/recovery-codes/verify', { code })
    expect(backend.mails.slice(1)).toMatchObject([
      { kind: 'recovery_codes_created_notification' },
      {
        kind: 'recovery_code_used_notification',
        body: expect.stringContaining('Unused codes: 9.'),
      },
    ])
  })

  it('is sent even if the mails of an hour are used up, and uses none of them', async () => {
    const backend = await openTestBackend({ rateLimits: true, mailFrequencySeconds: 0 })
    const { access_token } = await backend.signUp(email)
    for (let number = 0; number < 30; number += 1) {
      backend.advance(60)
      // oxlint-disable-next-line no-await-in-loop -- each after the other, as the limit counts
      await backend.post('/recover', { email })
    }
    await putUser(backend, access_token, { password: 'another horse' })
    expect(kindsOf(backend).at(-1)).toBe('password_changed_notification')
  })

  it('is not sent if the configuration disables notices', async () => {
    const backend = await openTestBackend({ notices: false })
    await signUpWith(backend, firefox)
    await signInWith(backend, chrome)
    expect(backend.mails).toEqual([])
  })
})

it.each([
  [firefox, 'Firefox on Linux'],
  [chrome, 'Chrome on Windows'],
  [safari, 'Safari on iPhone'],
  ['node', 'an unknown device'],
  [null, 'an unknown device'],
])('describes %s as %s', (userAgent, expected) => {
  expect(describeDevice(userAgent, 'en')).toBe(expected)
})
