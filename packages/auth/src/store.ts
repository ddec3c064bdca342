import type { JudgeEvent } from './recovery.js'
import { LOADING, reduce } from './state.js'
import type { AuthNotice, AuthState, Session } from './types.js'

/** A state outside React, changed by the events of the provider's client alone. */
export interface AuthStore {
  getState: () => AuthState
  subscribe: (listener: () => void) => () => void
  dispatch: (event: string, session: Session | null, notice?: AuthNotice) => void
  /** Lets go of every listener. */
  clear: () => void
}

/**
 * Makes the store. `connect` runs when the first listener comes, and what it returns when the last
 * one has gone. `judge` tells a recovery from a sign-in.
 */
export function createStore(connect: () => () => void, judge: JudgeEvent): AuthStore {
  const listeners = new Map<symbol, () => void>()
  let state: AuthState = LOADING
  let disconnect: (() => void) | undefined

  function end(): void {
    disconnect?.()
    disconnect = undefined
  }

  return {
    getState: () => state,

    subscribe(listener) {
      const id = Symbol()
      listeners.set(id, listener)
      disconnect ??= connect()
      return () => {
        if (listeners.delete(id) && listeners.size === 0) end()
      }
    },

    dispatch(event, session, notice) {
      const next = reduce(state, judge(event, session), session, notice)
      if (next === state) return
      state = next
      for (const listener of listeners.values()) listener()
    },

    clear() {
      listeners.clear()
      end()
    },
  }
}
