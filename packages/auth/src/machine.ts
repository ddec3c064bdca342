import { EXPIRY_MARGIN_SECONDS } from './constants.js'
import { createNotice } from './notices.js'
import type { JudgeEvent } from './recovery.js'
import { LOADING, reduce } from './state.js'
import type { AuthNotice, AuthState, Session } from './types.js'

/** The phase of an auth object. */
export type Phase =
  /** The session has not been checked yet, because nothing has subscribed. */
  | { readonly name: 'idle' }
  /** The session check is running; `stored` is the session it started with. */
  | { readonly name: 'checking'; readonly stored: Session | null }
  /** The state follows the events of the provider's client. */
  | { readonly name: 'open' }
  /** A sign-out is running; if it fails, the phase returns to `before`. */
  | { readonly name: 'leaving'; readonly before: Phase }
  /** The object was disposed. */
  | { readonly name: 'disposed' }

/** The phase and state of an auth object. */
export interface Machine {
  readonly phase: Phase
  readonly state: AuthState
}

/** An input of the state machine. */
export type Move =
  /** An event of the provider's client or of another tab. */
  | {
      readonly type: 'hear'
      readonly event: string
      readonly session: Session | null
      readonly notice?: AuthNotice | undefined
    }
  /** The session check starts. */
  | { readonly type: 'check'; readonly stored: Session | null }
  /** The session check has ended: with a session, or without one and an optional reason. */
  | {
      readonly type: 'checked'
      readonly session: Session | null
      readonly notice?: AuthNotice | undefined
    }
  /** A sign-out has started, succeeded, or failed. */
  | { readonly type: 'leave' | 'left' | 'stay' }
  | { readonly type: 'dispose' }

/** The machine before the first subscription. */
export const IDLE: Machine = { phase: { name: 'idle' }, state: LOADING }

const OPEN: Phase = { name: 'open' }

/** Returns the machine after an input; the state object is reused if nothing changes. */
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

type ClientEvent = Omit<Extract<Move, { type: 'hear' }>, 'type'>

function hear({ phase, state }: Machine, told: ClientEvent, judge: JudgeEvent): AuthState {
  const { event, notice } = told
  const session = told.session?.user ? told.session : null
  const last = state.session ?? (phase.name === 'checking' ? phase.stored : null)
  // The client only drops a session by itself if its token has expired and cannot be refreshed.
  const hasRunOut = phase.name !== 'leaving' && last !== null && hasExpired(last)
  const reason = notice ?? (hasRunOut ? createNotice('session_expired') : undefined)
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
    // A sign-in during the check takes precedence.
    state: session || !state.session ? hear(machine, { event, session, notice }, judge) : state,
  }
}

/** The result of a running check no longer applies after a sign-out. */
function afterLeaving(phase: Phase): Phase {
  if (phase.name !== 'leaving') return phase
  return phase.before.name === 'checking' ? OPEN : phase.before
}

/** Tells whether the access token of a session has at most `marginSeconds` left. */
export function hasExpired(session: Session, marginSeconds = EXPIRY_MARGIN_SECONDS): boolean {
  const { expires_at: expiry } = session
  return expiry !== undefined && expiry - marginSeconds <= Date.now() / 1000
}
