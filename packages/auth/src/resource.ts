import type { AuthError } from './errors.js'
import { sessionName } from './sessionClaims.js'
import type { Auth } from './types.js'

/** A value that is loaded for the current session. */
export interface Loaded<Value> {
  /** The last loaded value; undefined until there is one. */
  readonly value?: Value
  /** The reason why it could not be loaded the last time. */
  readonly error?: AuthError
}

/** A store of a value that is loaded while it has listeners, once per session and on request. */
export interface Resource<Value> {
  readonly get: () => Loaded<Value>
  readonly subscribe: (listener: () => void) => () => void
  /** Loads the value again; concurrent calls share one request. Never rejects. */
  readonly reload: () => Promise<void>
}

/** The snapshot before anything is loaded, and on a server. */
export const NOTHING_LOADED: Loaded<never> = {}

/** Creates a store of what `load` returns. It is emptied when the session ends or changes. */
export function createResource<Value>(auth: Auth, load: () => Promise<Value>): Resource<Value> {
  const listeners = new Map<symbol, () => void>()
  let loaded: Loaded<Value> = NOTHING_LOADED
  let owner = ''
  let running: Promise<void> | undefined
  let unfollow: (() => void) | undefined

  function set(next: Loaded<Value>): void {
    loaded = next
    for (const listener of listeners.values()) listener()
  }

  async function run(asked: string): Promise<void> {
    let next: Loaded<Value>
    try {
      next = { value: await load() }
    } catch (error) {
      next = { ...loaded, error: error as AuthError }
    }
    if (asked !== owner) return
    running = undefined
    set(next)
  }

  function reload(): Promise<void> {
    if (!owner) return Promise.resolve()
    running ??= run(owner)
    return running
  }

  /** Empties the store if the session is another one, or has another assurance level. */
  function follow(): void {
    const { session, status } = auth.getState()
    const next = session ? `${status} ${sessionName(session)}` : ''
    if (next === owner) return
    owner = next
    running = undefined
    if (loaded !== NOTHING_LOADED) set(NOTHING_LOADED)
    void reload()
  }

  return {
    get: () => loaded,
    reload,

    subscribe(listener) {
      const id = Symbol()
      listeners.set(id, listener)
      if (!unfollow) {
        unfollow = auth.subscribe(follow)
        follow()
        void reload()
      }
      return () => {
        listeners.delete(id)
        if (listeners.size > 0) return
        unfollow?.()
        unfollow = undefined
      }
    },
  }
}

/** Whether a part of the account service is loaded, or not offered by the deployment. */
export type LoadStatus = 'failed' | 'loading' | 'notOffered' | 'ready'

/** Returns the status of a value that is null if it is not offered. */
export function statusOf({ value, error }: Loaded<unknown>): LoadStatus {
  if (error) return 'failed'
  if (value === undefined) return 'loading'
  return value === null ? 'notOffered' : 'ready'
}
