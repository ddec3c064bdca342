import { describe, expect, it } from 'vitest'
import { advance, IDLE, type Machine, type Move } from './machine.js'
import { expiredSession, makeSession } from './test/sessions.js'
import type { Session } from './types.js'

const session = makeSession()
const notice = { code: 'session_check_failed', message: 'No network' } as const

/** Applies inputs, with no session in recovery. */
const after = (...moves: readonly Move[]): Machine =>
  moves.reduce((machine, move) => advance(machine, move, (event) => event), IDLE)

const hear = (event: string, heard: Session | null): Move => ({
  type: 'hear',
  event,
  session: heard,
})

const check = { type: 'check', stored: null } as const
const leave = { type: 'leave' } as const
const left = { type: 'left' } as const
const stay = { type: 'stay' } as const
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
    const { phase, state } = after(check, hear('SIGNED_IN', session), failed)
    expect(phase.name).toBe('open')
    expect(state.status).toBe('signedIn')
  })

  it('of an expired stored session gives a notice when the client drops it', () => {
    const dropped = after({ type: 'check', stored: expiredSession() }, hear('SIGNED_OUT', null))
    expect(dropped.state).toMatchObject({ notice: { code: 'session_expired' } })
    expect(after(check, hear('SIGNED_OUT', null)).state).not.toHaveProperty('notice')
  })
})

describe('an event', () => {
  it('with an invalid session counts as one without', () => {
    const broken = { ...session, user: undefined } as never
    expect(after(hear('SIGNED_IN', broken)).state.status).toBe('loading')
  })

  it('is mapped by the judge', () => {
    const { state } = advance(IDLE, hear('SIGNED_IN', session), () => 'PASSWORD_RECOVERY')
    expect(state.status).toBe('recovery')
  })

  it('that ends an expired session gives the notice session_expired', () => {
    const expired = hear('SIGNED_IN', expiredSession())
    expect(after(expired, hear('SIGNED_OUT', null)).state).toMatchObject({
      notice: { code: 'session_expired' },
    })
    expect(after(hear('SIGNED_IN', session), hear('SIGNED_OUT', null)).state).not.toHaveProperty(
      'notice',
    )
  })
})

describe('a sign-out', () => {
  const expired = hear('SIGNED_IN', expiredSession())

  it('gives no notice, even if the session has expired', () => {
    const { phase, state } = after(check, found, expired, leave, hear('SIGNED_OUT', null), left)
    expect(phase).toEqual({ name: 'open' })
    expect(state).toMatchObject({ status: 'signedOut' })
    expect(state).not.toHaveProperty('notice')
  })

  it('ends the session with or without an event of the client', () => {
    expect(after(check, found, leave, left).state.status).toBe('signedOut')
  })

  it('that fails changes nothing', () => {
    expect(after(check, found, leave, stay)).toEqual(after(check, found))
    expect(after(check, leave, stay)).toEqual(after(check))
    expect(after(stay)).toEqual(IDLE)
  })

  it('twice at the same time is one sign-out', () => {
    expect(after(check, found, leave, leave, left, left)).toEqual(after(check, found, leave, left))
  })

  it('during a check makes its result obsolete', () => {
    const gone = after(check, leave, left, failed)
    expect(gone.phase.name).toBe('open')
    expect(gone.state).not.toHaveProperty('notice')
  })

  it('that fails after the check has ended restores the result of the check', () => {
    expect(after(check, leave, found, stay)).toMatchObject({
      phase: { name: 'open' },
      state: { status: 'signedIn' },
    })
  })

  it('before any check leaves the check pending', () => {
    expect(after(leave, left).phase.name).toBe('idle')
  })
})

it('ignores inputs once it is disposed', () => {
  const disposed = after(check, { type: 'dispose' })
  expect(disposed.phase.name).toBe('disposed')
  for (const move of [check, found, failed, leave, left, stay, hear('SIGNED_IN', session)]) {
    expect(advance(disposed, move, String)).toBe(disposed)
  }
})
