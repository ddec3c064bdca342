import { advance, IDLE, type Move, type Phase } from './machine.js'
import type { JudgeEvent } from './recovery.js'
import type { AuthNotice, AuthState, Session } from './types.js'

/** What an auth object knows, outside React. */
export interface AuthStore {
  getState: () => AuthState
  getPhase: () => Phase['name']
  subscribe: (listener: () => void) => () => void
  move: (move: Move) => void
  /** Takes an event as the provider's client tells it. */
  dispatch: (event: string, session: Session | null, notice?: AuthNotice) => void
  /** Lets go of every listener, and takes nothing any more. */
  dispose: () => void
}

/**
 * Makes the store. `connect` runs when the first listener comes, and what it returns when the last
 * one has gone. `judge` tells a recovery from a sign-in.
 */
export function createStore(connect: () => () => void, judge: JudgeEvent): AuthStore {
  const listeners = new Map<symbol, () => void>()
  let machine = IDLE
  let disconnect: (() => void) | undefined

  function move(next: Move): void {
    const { state } = machine
    machine = advance(machine, next, judge)
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
    move,
    dispatch: (event, session, notice) => move({ type: 'hear', event, session, notice }),

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
      move({ type: 'dispose' })
    },
  }
}
