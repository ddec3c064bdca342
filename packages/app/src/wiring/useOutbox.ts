import { useSyncExternalStore } from 'react'
import { readOutbox } from '../config/meta.ts'

/** Tells where the mails of the local backend can be read. The document says it where it is served. */
export function useOutbox(): string | undefined {
  return useSyncExternalStore(
    stay,
    () => readOutbox(document),
    () => undefined,
  )
}

/** The document never changes what it says. */
function stay(): () => void {
  return () => {}
}
