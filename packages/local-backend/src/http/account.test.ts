import { describe, expect, it } from 'vitest'
import { sendAs, signUpWithFactor } from '../testing/factors.ts'
import { claimsOf } from '../testing/requests.ts'
import { openTestBackend, outcome, password } from '../testing/test-backend.ts'

describe('the account service', () => {
  it('lists its features', async () => {
    const { get } = await openTestBackend()
    expect(await (await get('/account')).json()).toEqual({
      features: ['sessions', 'recovery-codes', 'delete', 'delete-by-mail', 'export'],
    })
  })
})

describe('an error of the account service', () => {
  it('has its code and a message', async () => {
    const backend = await openTestBackend()
    const tokens = await backend.signUp('ada@x.io')
    const response = await sendAs(backend, tokens, 'DELETE', '/account', { password: 'wrong' })
    expect(await response.json()).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
  })
})

describe('recovery codes', () => {
  it('are ten, and one of them passes the second step', async () => {
    const backend = await openTestBackend()
    const { tokens } = await signUpWithFactor(backend, 'ada@x.io')
    const made = await sendAs(backend, tokens, 'POST', '/account/recovery-codes')
    const { codes } = await made.json()
    expect(new Set(codes).size).toBe(10)

    const first = await backend.signIn('ada@x.io')
    const path = '/account/recovery-codes/verify'
    const raised = await sendAs(backend, first, 'POST', path, { code: codes[3] })
    expect(claimsOf(await raised.json())).toMatchObject({ aal: 'aal2' })
  })
})

describe('an account', () => {
  it('is deleted by its password', async () => {
    const backend = await openTestBackend()
    const tokens = await backend.signUp('ada@x.io')
    expect(await outcome(sendAs(backend, tokens, 'DELETE', '/account', { password }))).toBe('204')
    expect(await outcome(backend.get('/user', tokens.access_token))).toBe('403 user_not_found')
  })

  it('is deleted by a code from a mail, once', async () => {
    const backend = await openTestBackend()
    const tokens = await backend.signUp('ada@x.io')
    const remove = (code: string) =>
      outcome(sendAs(backend, tokens, 'DELETE', '/account', { code }))
    expect(await outcome(sendAs(backend, tokens, 'POST', '/account/code'))).toBe('204')
    const { code, kind } = backend.mails.at(-1) ?? {}
    expect(kind).toBe('reauthentication')
    expect(await remove(code === '000000' ? '000001' : '000000')).toBe(
      '422 reauthentication_not_valid',
    )
    expect(await remove(code ?? '')).toBe('204')
    expect(await outcome(backend.get('/user', tokens.access_token))).toBe('403 user_not_found')
  })

  it('with a second factor is not deleted by a code from a mail', async () => {
    const backend = await openTestBackend()
    const { tokens } = await signUpWithFactor(backend, 'ada@x.io')
    await sendAs(backend, tokens, 'POST', '/account/code')
    const code = backend.mails.at(-1)?.code
    expect(await outcome(sendAs(backend, tokens, 'DELETE', '/account', { code }))).toBe(
      '422 mfa_verification_failed',
    )
  })
})
