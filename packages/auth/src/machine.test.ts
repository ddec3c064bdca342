import { describe, expect, it } from 'vitest'
import { advance, IDLE, type Machine, type Move } from './machine.js'
import { expiredSession, makeSession } from './test/sessions.js'
import type { Session } from './types.js'

const session = makeSession()
const notice = { code: 'session_check_failed', message: 'No network' } as const

/** Leads through moves, where no session is a recovery. */
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
  it('begins once, and is over once', () => {
    const checking = after(check)
    expect(checking.phase).toEqual({ name: 'checking', stored: null })
    expect(advance(checking, { type: 'check', stored: session }, String)).toBe(checking)
    const open = after(check, found)
    expect(open).toMatchObject({ phase: { name: 'open' }, state: { status: 'signedIn' } })
    expect(advance(open, check, String)).toBe(open)
    expect(advance(open, failed, String)).toBe(open)
  })

  it('without a session tells why there is none', () => {
    expect(after(check, failed).state).toMatchObject({ status: 'signedOut', notice })
  })

  it('tells nothing to somebody who has signed in meanwhile', () => {
    const { phase, state } = after(check, hear('SIGNED_IN', session), failed)
    expect(phase.name).toBe('open')
    expect(state.status).toBe('signedIn')
  })

  it('of a stored session that has run out says so when the client drops it', () => {
    const dropped = after({ type: 'check', stored: expiredSession() }, hear('SIGNED_OUT', null))
    expect(dropped.state).toMatchObject({ notice: { code: 'session_expired' } })
    expect(after(check, hear('SIGNED_OUT', null)).state).not.toHaveProperty('notice')
  })
})

describe('an event', () => {
  it('with a session that is none counts as one without', () => {
    const broken = { ...session, user: undefined } as never
    expect(after(hear('SIGNED_IN', broken)).state.status).toBe('loading')
  })

  it('is taken as the judge takes it', () => {
    const { state } = advance(IDLE, hear('SIGNED_IN', session), () => 'PASSWORD_RECOVERY')
    expect(state.status).toBe('recovery')
  })

  it('that ends a session says that it has expired, where it has', () => {
    const expired = hear('SIGNED_IN', expiredSession())
    expect(after(expired, hear('SIGNED_OUT', null)).state).toMatchObject({
      notice: { code: 'session_expired' },
    })
    expect(after(hear('SIGNED_IN', session), hear('SIGNED_OUT', null)).state).not.toHaveProperty(
      'notice',
    )
  })
})

describe('leaving on purpose', () => {
  const expired = hear('SIGNED_IN', expiredSession())

  it('gives no reason, though the session has run out', () => {
    const { phase, state } = after(check, found, expired, leave, hear('SIGNED_OUT', null), left)
    expect(phase).toEqual({ name: 'open' })
    expect(state).toMatchObject({ status: 'signedOut' })
    expect(state).not.toHaveProperty('notice')
  })

  it('ends the session whether or not the client says so', () => {
    expect(after(check, found, leave, left).state.status).toBe('signedOut')
  })

  it('that fails leaves all as it was', () => {
    expect(after(check, found, leave, stay)).toEqual(after(check, found))
    expect(after(check, leave, stay)).toEqual(after(check))
    expect(after(stay)).toEqual(IDLE)
  })

  it('twice at the same time is one leaving', () => {
    expect(after(check, found, leave, leave, left, left)).toEqual(after(check, found, leave, left))
  })

  it('during a check makes what the check finds of no interest', () => {
    const gone = after(check, leave, left, failed)
    expect(gone.phase.name).toBe('open')
    expect(gone.state).not.toHaveProperty('notice')
  })

  it('that fails after the check has ended knows what the check found', () => {
    expect(after(check, leave, found, stay)).toMatchObject({
      phase: { name: 'open' },
      state: { status: 'signedIn' },
    })
  })

  it('before any check leaves the check to be made', () => {
    expect(after(leave, left).phase.name).toBe('idle')
  })
})

it('moves no more once it is disposed of', () => {
  const disposed = after(check, { type: 'dispose' })
  expect(disposed.phase.name).toBe('disposed')
  for (const move of [check, found, failed, leave, left, stay, hear('SIGNED_IN', session)]) {
    expect(advance(disposed, move, String)).toBe(disposed)
  }
})
