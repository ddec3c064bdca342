import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
} from '@supabase/supabase-js'
import { AuthUnknownError, AuthWeakPasswordError } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { toAuthError } from './clientErrors.js'
import { AuthError, AuthProviderMissingError } from './errors.js'

describe('toAuthError', () => {
  it("keeps the server's message, code and status", () => {
    const cause = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')
    const error = toAuthError(cause)
    expect(error).toBeInstanceOf(AuthError)
    expect(error).toMatchObject({
      name: 'AuthError',
      message: 'Invalid login credentials',
      code: 'invalid_credentials',
      status: 400,
      cause,
    })
    expect(error.reasons).toBeUndefined()
  })

  it('keeps a message verbatim, markup and all', () => {
    const message = ' <img src=x onerror=alert(1)> '
    expect(toAuthError(new AuthApiError(message, 400, 'x')).message).toBe(message)
  })

  it('gives the reasons of a weak password', () => {
    const cause = new AuthWeakPasswordError('Too weak', 422, ['length', 'pwned'])
    expect(toAuthError(cause)).toMatchObject({
      message: 'Too weak',
      code: 'weak_password',
      status: 422,
      reasons: ['length', 'pwned'],
    })
  })

  describe('gives the seconds to wait', () => {
    const message = 'Request rate limit reached'
    const inWords = 'For security purposes, you can only request this after 23 seconds.'

    it.each([
      [message, '7', 7],
      [message, ' 7', undefined],
      [message, 'Wed, 21 Oct 2015 07:28:00 GMT', undefined],
      [message, '-7', undefined],
      [message, '0', undefined],
      [message, '9'.repeat(9), undefined],
      [message, null, undefined],
      [message, undefined, undefined],
      [inWords, null, 23],
      [inWords, '22', 22],
      [inWords, 'soon', 23],
      ['For security purposes, you can only request this after 1 second.', null, 1],
      ['For security purposes, you can only request this once every 60 seconds', null, 60],
      ['Try again after lunch', null, undefined],
    ])('%s, header %s: %s', (words, header, seconds) => {
      const cause = new AuthApiError(words, 429, 'over_request_rate_limit')
      expect(toAuthError(cause, header)).toMatchObject({ message: words, retryAfter: seconds })
    })

    it('only for status 429', () => {
      const cause = new AuthApiError(inWords, 400, 'validation_failed')
      expect(toAuthError(cause, '5').retryAfter).toBeUndefined()
    })
  })

  it('turns a missing response into a network error with a readable message', () => {
    const error = toAuthError(new AuthRetryableFetchError('fetch failed', 0))
    expect(error).toMatchObject({ code: 'network' })
    expect(error.message).toBe(
      'Could not reach the server. Check your internet connection and try again.',
    )
    expect(error.status).toBeUndefined()
  })

  it('distinguishes a failing server from an unreachable one', () => {
    expect(toAuthError(new AuthRetryableFetchError('Database is down', 503))).toMatchObject({
      message: 'Database is down',
      code: 'server_error',
      status: 503,
    })
    expect(toAuthError(new AuthRetryableFetchError('{}', 500))).toMatchObject({
      message: 'The server sent an unreadable response. Try again later.',
      code: 'server_error',
    })
  })

  it('has a readable message for a response that is not JSON', () => {
    const cause = new AuthUnknownError('Unexpected token <', new SyntaxError('Unexpected token <'))
    expect(toAuthError(cause)).toMatchObject({
      message: 'The server sent an unreadable response. Try again later.',
      code: 'unknown',
    })
  })

  it('gives a code to a missing session, for which the client has none', () => {
    expect(toAuthError(new AuthSessionMissingError()).code).toBe('session_not_found')
  })

  it.each([null, undefined, 'text', 5, {}, { message: 5, code: {}, status: '400' }])(
    'converts even %j',
    (cause) => {
      expect(toAuthError(cause)).toMatchObject({ name: 'AuthError', code: 'unknown', cause })
    },
  )

  it('passes its own errors through', () => {
    const error = new AuthError('No', { code: 'no' })
    expect(toAuthError(error)).toBe(error)
  })
})

describe('AuthProviderMissingError', () => {
  it('says what happened, why it matters and what to do', () => {
    const { name, message } = new AuthProviderMissingError('useAuth()')
    expect(name).toBe('AuthProviderMissingError')
    expect(message).toContain('[@dropwatt/auth] useAuth() was used outside <AuthProvider>.')
    expect(message).toContain('<AuthProvider auth={auth}>')
  })
})
