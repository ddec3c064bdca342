import { describe, expect, it } from 'vitest'
import { failure, makeIdToken, openGoogleBackend, client, type Claims } from '../testing/google.ts'

const noProfile = {
  error: 'server_error',
  error_code: 'unexpected_failure',
  error_description: 'Error getting user profile from external provider',
}

const past = Math.floor(Date.now() / 1000) - 60

describe('an id_token', () => {
  it.each<[string, Claims]>([
    ['of another issuer', { iss: 'https://accounts.google.com.evil.test' }],
    ['without an issuer', { iss: undefined }],
    ['for another client', { aud: 'other.apps.googleusercontent.com' }],
    ['for another client as well', { aud: [client.clientId, 'other'] }],
    ['without an audience', { aud: undefined }],
    ['issued to another client', { azp: 'other.apps.googleusercontent.com' }],
    ['that has expired', { exp: past }],
    ['that never expires', { exp: undefined }],
    ['that is not valid yet', { nbf: past + 3600 }],
    ['without a nonce', { nonce: undefined }],
    ['with the nonce of another sign-in', { nonce: 'n'.repeat(43) }],
    ['with a nonce that is no text', { nonce: { $ne: '' } }],
    ['about nobody', { sub: undefined }],
    ['about an empty name', { sub: '' }],
    ['about a number', { sub: 108_204 }],
    ['with the hash of another access token', { at_hash: 'x'.repeat(22) }],
  ])('%s gives no session and no account', async (_, claims) => {
    const { visitGoogle, google, reports, signUp } = await openGoogleBackend()
    google.claims = claims
    expect(failure(await visitGoogle())).toEqual(noProfile)
    expect(reports).toHaveLength(1)
    expect((await signUp('ada@gmail.com')).user.email).toBe('ada@gmail.com')
  })

  it.each(['foreign', 'unknownKey', 'withSecret', 'withPublicKey', 'unsigned'] as const)(
    'signed in a wrong way (%s) gives no session',
    async (way) => {
      const { visitGoogle, google, reports } = await openGoogleBackend()
      google.makeIdToken = makeIdToken[way]
      expect(failure(await visitGoogle())).toEqual(noProfile)
      expect(reports).toHaveLength(1)
    },
  )

  it.each(['', 'a.b.c', 'x'.repeat(100)])(
    'that is malformed ("%s") gives no session',
    async (token) => {
      const { visitGoogle, google } = await openGoogleBackend()
      google.makeIdToken = async () => token
      expect(failure(await visitGoogle())).toEqual(noProfile)
    },
  )

  it.each([undefined, '', 'nobody', 'a\r\nb@x.io', 'ⓐ@x.io', 7])(
    'with the address %j gives no session',
    async (email) => {
      const { visitGoogle, google } = await openGoogleBackend()
      google.claims = { email }
      expect(failure(await visitGoogle())).toMatchObject({ error: 'server_error' })
    },
  )

  it.each([false, undefined, 'true', 1])(
    'with email_verified %j links to no account and makes none',
    async (email_verified) => {
      const backend = await openGoogleBackend()
      backend.google.claims = { email_verified }
      const rejection = {
        error: 'access_denied',
        error_code: 'provider_email_needs_verification',
        error_description: expect.stringContaining('Unverified email with google'),
      }
      expect(failure(await backend.visitGoogle())).toEqual(rejection)

      const { user, access_token } = await backend.signUp('ada@gmail.com')
      expect(failure(await backend.visitGoogle())).toEqual(rejection)
      const seen = await (await backend.get('/user', access_token)).json()
      expect(seen).toEqual(user)
      expect(seen.identities).toHaveLength(1)
    },
  )
})
