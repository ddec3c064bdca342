import { EXPIRY_MARGIN_SECONDS } from './constants.js'
import { createNotice } from './notices.js'
import type { EventMapper } from './recovery.js'
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
  | { readonly name: 'signingOut'; readonly before: Phase }
  /** The object was disposed. */
  | { readonly name: 'disposed' }

/** The phase and state of an auth object. */
export interface Machine {
  readonly phase: Phase
  readonly state: AuthState
}

/** An input of the state machine. */
export type Input =
  /** An event of the provider's client or of another tab. */
  | {
      readonly type: 'clientEvent'
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
  | { readonly type: 'signOut' | 'signedOut' | 'signOutFailed' }
  | { readonly type: 'dispose' }

/** The machine before the first subscription. */
export const IDLE: Machine = { phase: { name: 'idle' }, state: LOADING }

const OPEN: Phase = { name: 'open' }

/** Returns the machine after an input; the state object is reused if nothing changes. */
export function advance(machine: Machine, input: Input, mapEvent: EventMapper): Machine {
  const { phase, state } = machine
  const { name } = phase
  if (name === 'disposed') return machine
  switch (input.type) {
    case 'clientEvent':
      return { phase, state: applyEvent(machine, input, mapEvent) }
    case 'check':
      return name === 'idle'
        ? { phase: { name: 'checking', stored: input.stored }, state }
        : machine
    case 'checked':
      return end(machine, input, mapEvent)
    case 'signOut':
      return name === 'signingOut'
        ? machine
        : { phase: { name: 'signingOut', before: phase }, state }
    case 'signedOut':
      return { phase: afterSignOut(phase), state: reduce(state, 'SIGNED_OUT', null) }
    case 'signOutFailed':
      return name === 'signingOut' ? { phase: phase.before, state } : machine
    default:
      return { phase: { name: 'disposed' }, state }
  }
}

type ClientEvent = Omit<Extract<Input, { type: 'clientEvent' }>, 'type'>

function applyEvent(
  { phase, state }: Machine,
  clientEvent: ClientEvent,
  mapEvent: EventMapper,
): AuthState {
  const { event, notice } = clientEvent
  const session = clientEvent.session?.user ? clientEvent.session : null
  const last = state.session ?? (phase.name === 'checking' ? phase.stored : null)
  // The client only drops a session by itself if its token has expired and cannot be refreshed.
  const hasRunOut = phase.name !== 'signingOut' && last !== null && hasExpired(last)
  const reason = notice ?? (hasRunOut ? createNotice('session_expired') : undefined)
  return reduce(state, mapEvent(event, session), session, reason)
}

function end(
  machine: Machine,
  { session, notice }: Extract<Input, { type: 'checked' }>,
  mapEvent: EventMapper,
): Machine {
  const { phase, state } = machine
  const isSigningOut = phase.name === 'signingOut'
  if ((isSigningOut ? phase.before : phase).name !== 'checking') return machine
  const event = session ? 'SIGNED_IN' : 'SIGNED_OUT'
  return {
    phase: isSigningOut ? { ...phase, before: OPEN } : OPEN,
    // A sign-in during the check takes precedence.
    state:
      session || !state.session ? applyEvent(machine, { event, session, notice }, mapEvent) : state,
  }
}

/** The result of a running check no longer applies after a sign-out. */
function afterSignOut(phase: Phase): Phase {
  if (phase.name !== 'signingOut') return phase
  return phase.before.name === 'checking' ? OPEN : phase.before
}

/** Tells whether the access token of a session has at most `marginSeconds` left. */
export function hasExpired(session: Session, marginSeconds = EXPIRY_MARGIN_SECONDS): boolean {
  const { expires_at: expiry } = session
  return expiry !== undefined && expiry - marginSeconds <= Date.now() / 1000
}
