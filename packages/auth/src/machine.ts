import { EXPIRY_MARGIN_SECONDS } from './constants.js'
import { createNotice } from './notices.js'
import type { JudgeEvent } from './recovery.js'
import { LOADING, reduce } from './state.js'
import type { AuthNotice, AuthState, Session } from './types.js'

/** What an auth object is about. */
export type Phase =
  /** The session has not been checked, as nothing asked for it yet. */
  | { readonly name: 'idle' }
  /** The session is checked; `stored` is the one that it began with. */
  | { readonly name: 'checking'; readonly stored: Session | null }
  /** What is known follows the events of the provider's client. */
  | { readonly name: 'open' }
  /** The person ends the session on purpose; if that fails, `before` goes on. */
  | { readonly name: 'leaving'; readonly before: Phase }
  /** Nothing happens any more. */
  | { readonly name: 'disposed' }

/** All that an auth object knows. */
export interface Machine {
  readonly phase: Phase
  readonly state: AuthState
}

/** What happens to an auth object. */
export type Move =
  /** The provider's client, or another tab, tells of an event. */
  | {
      readonly type: 'hear'
      readonly event: string
      readonly session: Session | null
      readonly notice?: AuthNotice | undefined
    }
  /** The session check begins. */
  | { readonly type: 'check'; readonly stored: Session | null }
  /** The session check has ended: with a session, or without one and perhaps with the reason. */
  | {
      readonly type: 'checked'
      readonly session: Session | null
      readonly notice?: AuthNotice | undefined
    }
  /** The person ends the session: it begins, it is done, or it did not succeed. */
  | { readonly type: 'leave' | 'left' | 'stay' }
  | { readonly type: 'dispose' }

/** An auth object that nobody has asked anything yet. */
export const IDLE: Machine = { phase: { name: 'idle' }, state: LOADING }

const OPEN: Phase = { name: 'open' }

/** Returns what follows from a move; the same state when that does not change. */
export function advance(machine: Machine, move: Move, judge: JudgeEvent): Machine {
  const { phase, state } = machine
  const { name } = phase
  if (name === 'disposed') return machine
  switch (move.type) {
    case 'hear':
      return { phase, state: hear(machine, move, judge) }
    case 'check':
      return name === 'idle' ? { phase: { name: 'checking', stored: move.stored }, state } : machine
    case 'checked':
      return end(machine, move, judge)
    case 'leave':
      return name === 'leaving' ? machine : { phase: { name: 'leaving', before: phase }, state }
    case 'left':
      return { phase: afterLeaving(phase), state: reduce(state, 'SIGNED_OUT', null) }
    case 'stay':
      return name === 'leaving' ? { phase: phase.before, state } : machine
    default:
      return { phase: { name: 'disposed' }, state }
  }
}

type Told = Omit<Extract<Move, { type: 'hear' }>, 'type'>

function hear({ phase, state }: Machine, told: Told, judge: JudgeEvent): AuthState {
  const { event, notice } = told
  const session = told.session?.user ? told.session : null
  const last = state.session ?? (phase.name === 'checking' ? phase.stored : null)
  // The client drops a session by itself only when its token has run out and is not renewed.
  const ranOut = phase.name !== 'leaving' && last !== null && hasExpired(last)
  const reason = notice ?? (ranOut ? createNotice('session_expired') : undefined)
  return reduce(state, judge(event, session), session, reason)
}

function end(
  machine: Machine,
  { session, notice }: Extract<Move, { type: 'checked' }>,
  judge: JudgeEvent,
): Machine {
  const { phase, state } = machine
  const leaving = phase.name === 'leaving'
  if ((leaving ? phase.before : phase).name !== 'checking') return machine
  const event = session ? 'SIGNED_IN' : 'SIGNED_OUT'
  return {
    phase: leaving ? { ...phase, before: OPEN } : OPEN,
    // Somebody may have signed in while the check went on; that counts for more.
    state: session || !state.session ? hear(machine, { event, session, notice }, judge) : state,
  }
}

/** A check that goes on has nothing to tell of a session that was ended on purpose. */
function afterLeaving(phase: Phase): Phase {
  if (phase.name !== 'leaving') return phase
  return phase.before.name === 'checking' ? OPEN : phase.before
}

/** Tells whether the access token of a session has at most `marginSeconds` left. */
export function hasExpired(session: Session, marginSeconds = EXPIRY_MARGIN_SECONDS): boolean {
  const { expires_at: expiry } = session
  return expiry !== undefined && expiry - marginSeconds <= Date.now() / 1000
}
