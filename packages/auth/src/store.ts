import { advance, IDLE, type Input, type Phase } from './machine.js'
import type { EventMapper } from './recovery.js'
import type { AuthNotice, AuthState, Session } from './types.js'

/** The state of an auth object, outside React. */
export interface AuthStore {
  getState: () => AuthState
  getPhase: () => Phase['name']
  subscribe: (listener: () => void) => () => void
  send: (input: Input) => void
  /** Applies an event of the provider's client. */
  dispatch: (event: string, session: Session | null, notice?: AuthNotice) => void
  /** Removes all listeners and ignores further events. */
  dispose: () => void
}

/**
 * Creates the store. `connect` runs with the first listener, and the function it returns after the
 * last one. `mapEvent` distinguishes a recovery from a sign-in.
 */
export function createStore(connect: () => () => void, mapEvent: EventMapper): AuthStore {
  const listeners = new Map<symbol, () => void>()
  let machine = IDLE
  let disconnect: (() => void) | undefined

  function send(input: Input): void {
    const { state } = machine
    machine = advance(machine, input, mapEvent)
    if (machine.state === state) return
    for (const listener of listeners.values()) listener()
  }

  function end(): void {
    disconnect?.()
    disconnect = undefined
  }

  return {
    getState: () => machine.state,
    getPhase: () => machine.phase.name,
    send,
    dispatch: (event, session, notice) => send({ type: 'clientEvent', event, session, notice }),

    subscribe(listener) {
      if (machine.phase.name === 'disposed') return () => {}
      const id = Symbol()
      listeners.set(id, listener)
      disconnect ??= connect()
      return () => {
        if (listeners.delete(id) && listeners.size === 0) end()
      }
    },

    dispose() {
      listeners.clear()
      end()
      send({ type: 'dispose' })
    },
  }
}
