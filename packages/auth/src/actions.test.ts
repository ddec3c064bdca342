import { describe, expect, it } from 'vitest'
import { createAuth } from './createAuth.js'
import { makeSession, makeToken, recoverySession } from './test/sessions.js'
import { createStubClient, settle } from './test/stubClient.js'
import type { Auth } from './types.js'

const email = 'ada@example.com'
const redirectTo = 'https://app.example.com/update-password'
const tooSoon = {
  name: 'AuthApiError',
  message: 'For security purposes, you can only request this after 58 seconds.',
  code: 'over_email_send_rate_limit',
  status: 429,
}

const statusOf = (auth: Auth) => auth.getState().status

function start() {
  const stub = createStubClient(makeSession())
  const auth = createAuth({ client: stub.client })
  auth.subscribe(() => {})
  return { ...stub, auth }
}

describe('mails', () => {
  it('of a recovery are requested with address and redirect', async () => {
    const { auth, calls } = start()
    expect(await auth.requestPasswordReset({ email })).toBeUndefined()
    expect(await auth.requestPasswordReset({ email, redirectTo })).toBeUndefined()
    expect(calls.resetPasswordForEmail.mock.calls).toEqual([
      [email, {}],
      [email, { redirectTo }],
    ])
  })

  it('of a confirmation are resent in the same way', async () => {
    const { auth, calls } = start()
    await auth.resendConfirmation({ email })
    await auth.resendConfirmation({ email, redirectTo })
    expect(calls.resend.mock.calls).toEqual([
      [{ type: 'signup', email }],
      [{ type: 'signup', email, options: { emailRedirectTo: redirectTo } }],
    ])
  })

  it('of a sign-up redirect to its redirectTo', async () => {
    const { auth, calls } = start()
    calls.signUp.mockResolvedValue({ data: { user: null, session: null }, error: null })
    await auth.signUp({ email, password: 'p', redirectTo })
    expect(calls.signUp).toHaveBeenCalledExactlyOnceWith({
      email,
      password: 'p',
      options: { emailRedirectTo: redirectTo },
    })
  })

  it.each(['requestPasswordReset', 'resendConfirmation'] as const)(
    '%s throws the error of the server',
    async (action) => {
      const { auth, calls } = start()
      const rejection = { data: null, error: tooSoon }
      calls.resend.mockResolvedValue(rejection)
      calls.resetPasswordForEmail.mockResolvedValue(rejection)
      const { message, code, status } = tooSoon
      await expect(auth[action]({ email })).rejects.toMatchObject({
        name: 'AuthError',
        message,
        code,
        status,
        retryAfter: 58,
      })
    },
  )
})

describe('updatePassword', () => {
  it('sends the password, and the current password or nonce if given', async () => {
    const { auth, calls } = start()
    await auth.updatePassword({ password: 'new password' })
    await auth.updatePassword({ password: 'new password', currentPassword: 'old', nonce: '123456' })
    expect(calls.updateUser.mock.calls).toEqual([
      [{ password: 'new password' }],
      [{ password: 'new password', current_password: 'old', nonce: '123456' }],
    ])
  })

  it('throws why a password is weak', async () => {
    const { auth, calls } = start()
    const error = { name: 'AuthWeakPasswordError', message: 'Weak', code: 'weak_password' }
    calls.updateUser.mockResolvedValue({
      data: { user: null },
      error: { ...error, status: 422, reasons: ['pwned'] },
    })
    await expect(auth.updatePassword({ password: 'x' })).rejects.toMatchObject({
      code: 'weak_password',
      reasons: ['pwned'],
    })
  })

  it('fails when the session changed meanwhile', async () => {
    const { auth, calls } = start()
    const error = { name: 'AuthRefreshDiscardedError', message: 'Discarded', status: 409 }
    calls.updateUser.mockResolvedValue({ data: { user: null }, error })
    await expect(auth.updatePassword({ password: 'x' })).rejects.toMatchObject({
      code: 'conflict',
      status: 409,
    })
  })
})

describe('getAccessToken', () => {
  it('is null when a sign-out was faster than the refresh', async () => {
    const { auth, calls } = start()
    await settle()
    const error = { name: 'AuthRefreshDiscardedError', message: 'Discarded', status: 409 }
    calls.getSession.mockResolvedValue({ data: { session: null }, error })
    expect(await auth.getAccessToken()).toBeNull()
  })
})

describe('a recovery', () => {
  const session = recoverySession()
  const renewed = recoverySession({ exp: 5 })

  async function recovering() {
    const stub = createStubClient(session)
    const auth = createAuth({ client: stub.client })
    const statuses: string[] = []
    auth.subscribe(() => statuses.push(auth.getState().status))
    await Promise.resolve()
    for (const event of ['PASSWORD_RECOVERY', 'INITIAL_SESSION', 'PASSWORD_RECOVERY']) {
      stub.emit(event, structuredClone(session))
    }
    await settle()
    return { ...stub, auth, statuses }
  }

  it('is the single state after the three events of its link', async () => {
    const { auth, statuses } = await recovering()
    expect(statuses).toEqual(['recovery'])
    expect(auth.getState()).toMatchObject({ loading: false, user: { email }, session })
  })

  it.each(['SIGNED_IN', 'INITIAL_SESSION', 'TOKEN_REFRESHED'])('survives %s', async (event) => {
    const { auth, emit, statuses } = await recovering()
    const before = auth.getState()
    emit(event, structuredClone(session))
    expect(auth.getState()).toBe(before)
    emit(event, renewed)
    expect(statusOf(auth)).toBe('recovery')
    expect(auth.getState().user).toBe(before.user)
    expect(statuses).toEqual(['recovery', 'recovery'])
  })

  it('becomes signed in when the password is updated, and stays so', async () => {
    const { auth, calls, emit } = await recovering()
    calls.updateUser.mockImplementation(() => {
      emit('USER_UPDATED', renewed)
      return Promise.resolve({ data: { user: renewed.user }, error: null })
    })
    await auth.updatePassword({ password: 'new password' })
    expect(statusOf(auth)).toBe('signedIn')
    emit('SIGNED_IN', structuredClone(renewed))
    expect(statusOf(auth)).toBe('signedIn')
  })

  it('continues when the password is rejected', async () => {
    const { auth, calls } = await recovering()
    calls.updateUser.mockResolvedValue({ data: {}, error: { ...tooSoon, code: 'same_password' } })
    await expect(auth.updatePassword({ password: 'x' })).rejects.toMatchObject({
      code: 'same_password',
    })
    expect(statusOf(auth)).toBe('recovery')
  })

  it('ends with a sign-in of the same user, which is another session', async () => {
    const { auth, calls, emit } = await recovering()
    const other = makeSession({ access_token: makeToken({ session_id: 'session-2' }) })
    calls.signInWithPassword.mockImplementation(() => {
      emit('SIGNED_IN', other)
      return Promise.resolve({ data: {}, error: null })
    })
    await auth.signInWithPassword({ email, password: 'p' })
    expect(statusOf(auth)).toBe('signedIn')
  })

  it('ends when it is cancelled, which signs out', async () => {
    const { auth, calls } = await recovering()
    await auth.signOut()
    expect(calls.signOut).toHaveBeenCalledExactlyOnceWith({ scope: 'local' })
    expect(auth.getState()).toEqual({
      status: 'signedOut',
      loading: false,
      session: null,
      user: null,
    })
  })

  it('that can no longer be refreshed gives the notice session_expired', async () => {
    const { auth, emit } = await recovering()
    emit('TOKEN_REFRESHED', { ...renewed, expires_at: 1 })
    emit('SIGNED_OUT', null)
    expect(auth.getState()).toMatchObject({ notice: { code: 'session_expired' } })
  })
})
