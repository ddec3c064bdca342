import { describe, expect, it } from 'vitest'
import { createLocalGoogle } from './local-google.ts'

const callbackUrl = 'http://localhost/auth/v1/callback'
const state = 'e0f7a7c4'
const account = { email: 'alex@example.com', fullName: 'Alex' }

function open(now = () => 0) {
  const google = createLocalGoogle(now)
  const leave = (flow = state) =>
    google.provider.authorizationUrl({
      state: flow,
      origin: 'http://localhost',
      callbackUrl,
      scopes: '',
      extra: new URLSearchParams(),
    })
  const exchange = (code = '', flow = state, url = callbackUrl) =>
    google.provider.exchange({ code, state: flow, callbackUrl: url })
  return { google, leave, exchange }
}

const unknownCode = { status: 400, code: 'bad_oauth_callback' }

describe('the stand-in for Google', () => {
  it('accepts a code once, and returns the picked account', async () => {
    const { google, leave, exchange } = open()
    leave()
    const code = google.issueCode(state, account)
    expect(await exchange(code)).toEqual({
      profile: {
        subject: expect.stringMatching(/^\d{21}$/),
        issuer: 'https://local-google.invalid',
        email: 'alex@example.com',
        emailVerified: true,
        fullName: 'Alex',
      },
      accessToken: expect.stringMatching(/^local-google-/),
      refreshToken: null,
    })
    await expect(exchange(code)).rejects.toMatchObject(unknownCode)
  })

  it('forgets a code after a minute', async () => {
    let time = 0
    const { google, leave, exchange } = open(() => time)
    leave()
    const code = google.issueCode(state, account)
    time = 60_000
    await expect(exchange(code)).rejects.toMatchObject(unknownCode)
  })

  it('gives a code only for a sign-in from the last five minutes', () => {
    let time = 0
    const { google, leave } = open(() => time)
    expect(google.issueCode(state, account)).toBeUndefined()
    leave()
    expect(google.isExpected(state)).toBe(true)
    time = 300_000
    expect(google.isExpected(state)).toBe(false)
    expect(google.issueCode(state, account)).toBeUndefined()
  })

  it('binds a code to its sign-in and its redirect', async () => {
    const { google, leave, exchange } = open()
    leave()
    leave('other')
    const code = () => google.issueCode(state, account)
    await expect(exchange(code(), 'other')).rejects.toMatchObject(unknownCode)
    await expect(exchange(code(), state, 'http://127.0.0.1/callback')).rejects.toMatchObject(
      unknownCode,
    )
  })

  it('is not trusted by another process', async () => {
    const { google, leave } = open()
    leave()
    const other = open()
    other.leave()
    await expect(other.exchange(google.issueCode(state, account))).rejects.toMatchObject(
      unknownCode,
    )
  })

  it('returns the same account for the same address', async () => {
    const { google, leave, exchange } = open()
    leave()
    const subjects = await Promise.all(
      ['a@x.io', 'a@x.io', 'b@x.io'].map(async (email) => {
        const { profile } = await exchange(google.issueCode(state, { email, fullName: '' }))
        return profile.subject
      }),
    )
    expect(subjects[0]).toBe(subjects[1])
    expect(subjects[0]).not.toBe(subjects[2])
  })
})
