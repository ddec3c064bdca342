import { describe, expect, it } from 'vitest'
import { createLocalGoogle } from './local-google.ts'

const callback = 'http://localhost/auth/v1/callback'
const account = { email: 'alex@example.com', fullName: 'Alex' }

describe('the stand-in for Google', () => {
  it('takes a code once', async () => {
    const google = createLocalGoogle('/auth/v1', () => 0)
    const code = google.issueCode(account)
    const { profile } = await google.exchange(code, callback)
    expect(profile).toEqual({
      subject: expect.stringMatching(/^\d{21}$/),
      issuer: 'http://localhost/auth/v1/local-google',
      email: 'alex@example.com',
      emailVerified: true,
      fullName: 'Alex',
    })
    await expect(google.exchange(code, callback)).rejects.toMatchObject({
      code: 'bad_oauth_callback',
    })
  })

  it('forgets a code after a minute', async () => {
    let time = 0
    const google = createLocalGoogle('/auth/v1', () => time)
    const code = google.issueCode(account)
    time = 60_000
    await expect(google.exchange(code, callback)).rejects.toMatchObject({
      code: 'bad_oauth_callback',
    })
  })

  it('knows the same address again', async () => {
    const google = createLocalGoogle('/auth/v1', () => 0)
    const subjects = await Promise.all(
      ['a@x.io', 'a@x.io', 'b@x.io'].map(async (email) => {
        const { profile } = await google.exchange(
          google.issueCode({ email, fullName: '' }),
          callback,
        )
        return profile.subject
      }),
    )
    expect(subjects[0]).toBe(subjects[1])
    expect(subjects[0]).not.toBe(subjects[2])
  })
})
