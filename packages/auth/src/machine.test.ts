import { describe, expect, it } from 'vitest'
import { advance, IDLE, type Machine, type Input } from './machine.js'
import { expiredSession, makeSession } from './test/sessions.js'
import type { Session } from './types.js'

const session = makeSession()
const notice = { code: 'session_check_failed', message: 'No network' } as const

/** Applies inputs, with no session in recovery. */
const after = (...inputs: readonly Input[]): Machine =>
  inputs.reduce((machine, input) => advance(machine, input, (event) => event), IDLE)

const clientEvent = (event: string, heard: Session | null): Input => ({
  type: 'clientEvent',
  event,
  session: heard,
})

const check = { type: 'check', stored: null } as const
const signOut = { type: 'signOut' } as const
const signedOut = { type: 'signedOut' } as const
const signOutFailed = { type: 'signOutFailed' } as const
const found = { type: 'checked', session } as const
const failed = { type: 'checked', session: null, notice } as const

describe('a session check', () => {
  it('starts once and ends once', () => {
    const checking = after(check)
    expect(checking.phase).toEqual({ name: 'checking', stored: null })
    expect(advance(checking, { type: 'check', stored: session }, String)).toBe(checking)
    const open = after(check, found)
    expect(open).toMatchObject({ phase: { name: 'open' }, state: { status: 'signedIn' } })
    expect(advance(open, check, String)).toBe(open)
    expect(advance(open, failed, String)).toBe(open)
  })

  it('without a session gives the reason', () => {
    expect(after(check, failed).state).toMatchObject({ status: 'signedOut', notice })
  })

  it('gives no notice after a sign-in meanwhile', () => {
    const { phase, state } = after(check, clientEvent('SIGNED_IN', session), failed)
    expect(phase.name).toBe('open')
    expect(state.status).toBe('signedIn')
  })

  it('of an expired stored session gives a notice when the client drops it', () => {
    const dropped = after(
      { type: 'check', stored: expiredSession() },
      clientEvent('SIGNED_OUT', null),
    )
    expect(dropped.state).toMatchObject({ notice: { code: 'session_expired' } })
    expect(after(check, clientEvent('SIGNED_OUT', null)).state).not.toHaveProperty('notice')
  })
})

describe('an event', () => {
  it('with an invalid session counts as one without', () => {
    const broken = { ...session, user: undefined } as never
    expect(after(clientEvent('SIGNED_IN', broken)).state.status).toBe('loading')
  })

  it('is mapped by the mapEvent', () => {
    const { state } = advance(IDLE, clientEvent('SIGNED_IN', session), () => 'PASSWORD_RECOVERY')
    expect(state.status).toBe('recovery')
  })

  it('that ends an expired session gives the notice session_expired', () => {
    const expired = clientEvent('SIGNED_IN', expiredSession())
    expect(after(expired, clientEvent('SIGNED_OUT', null)).state).toMatchObject({
      notice: { code: 'session_expired' },
    })
    expect(
      after(clientEvent('SIGNED_IN', session), clientEvent('SIGNED_OUT', null)).state,
    ).not.toHaveProperty('notice')
  })
})

describe('a sign-out', () => {
  const expired = clientEvent('SIGNED_IN', expiredSession())

  it('gives no notice, even if the session has expired', () => {
    const { phase, state } = after(
      check,
      found,
      expired,
      signOut,
      clientEvent('SIGNED_OUT', null),
      signedOut,
    )
    expect(phase).toEqual({ name: 'open' })
    expect(state).toMatchObject({ status: 'signedOut' })
    expect(state).not.toHaveProperty('notice')
  })

  it('ends the session with or without an event of the client', () => {
    expect(after(check, found, signOut, signedOut).state.status).toBe('signedOut')
  })

  it('that fails changes nothing', () => {
    expect(after(check, found, signOut, signOutFailed)).toEqual(after(check, found))
    expect(after(check, signOut, signOutFailed)).toEqual(after(check))
    expect(after(signOutFailed)).toEqual(IDLE)
  })

  it('twice at the same time is one sign-out', () => {
    expect(after(check, found, signOut, signOut, signedOut, signedOut)).toEqual(
      after(check, found, signOut, signedOut),
    )
  })

  it('during a check makes its result obsolete', () => {
    const gone = after(check, signOut, signedOut, failed)
    expect(gone.phase.name).toBe('open')
    expect(gone.state).not.toHaveProperty('notice')
  })

  it('that fails after the check has ended restores the result of the check', () => {
    expect(after(check, signOut, found, signOutFailed)).toMatchObject({
      phase: { name: 'open' },
      state: { status: 'signedIn' },
    })
  })

  it('before any check leaves the check pending', () => {
    expect(after(signOut, signedOut).phase.name).toBe('idle')
  })
})

it('ignores inputs once it is disposed', () => {
  const disposed = after(check, { type: 'dispose' })
  expect(disposed.phase.name).toBe('disposed')
  for (const input of [
    check,
    found,
    failed,
    signOut,
    signedOut,
    signOutFailed,
    clientEvent('SIGNED_IN', session),
  ]) {
    expect(advance(disposed, input, String)).toBe(disposed)
  }
})
