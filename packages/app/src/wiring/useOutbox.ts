import { useSyncExternalStore } from 'react'
import { readOutbox } from '../config/meta.ts'

/**
 * Returns the URL of the local backend's outbox; undefined with a real mail server. Hydration starts
 * without it, as only the server that delivers the document writes it there.
 */
export function useOutbox(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readOutbox(document),
    () => undefined,
  )
}

/** The value never changes while the document is open. */
function subscribe(): () => void {
  return () => {}
}
