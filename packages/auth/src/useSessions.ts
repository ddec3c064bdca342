'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { useAuthObject } from './context.js'
import type { AuthError } from './errors.js'
import { NOTHING_LOADED, statusOf, type LoadStatus } from './resource.js'
import {
  createSessions,
  type AccountSession,
  type EndSession,
  type SessionActions,
} from './sessions.js'

/** The sessions of the current user and the actions on them. */
export interface UseSessionsResult extends SessionActions {
  /** Whether there is a list: without the account service it is `notOffered`. */
  readonly status: LoadStatus
  /** The sessions, once loaded; also kept if a later load failed. */
  readonly list: readonly AccountSession[] | undefined
  /** The reason if `status` is `failed`. */
  readonly error: AuthError | undefined
  /** Loads the list again. Never rejects. */
  readonly reload: () => Promise<void>
  /** Ends one session. Undefined if there is no list. */
  readonly end: EndSession | undefined
}

/**
 * Returns the sessions of the current user and the actions on them. Re-renders when the list changes.
 *
 * @throws {AuthProviderMissingError} outside `<AuthProvider>`.
 */
export function useSessions(): UseSessionsResult {
  const { actions, end, list } = useAuthObject('useSessions()').part(createSessions)
  const loaded = useSyncExternalStore(list.subscribe, list.get, () => NOTHING_LOADED)
  return useMemo(
    () => ({
      ...actions,
      status: statusOf(loaded),
      list: loaded.value ?? undefined,
      error: loaded.error,
      reload: list.reload,
      end: loaded.value ? end : undefined,
    }),
    [actions, end, list, loaded],
  )
}
