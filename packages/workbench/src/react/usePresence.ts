import { useSyncExternalStore } from 'react'
import { readPresence, subscribeToPresence, type Presence } from '../core/presence.ts'
import { useHost } from './WorkbenchHost.tsx'

const nothing: Presence = {}

/** Returns what is known about the files of the signed-in account; nothing in a prerendered page. */
export function usePresence(): Presence & { readonly user: string | undefined } {
  const { user } = useHost()
  const presence = useSyncExternalStore(
    subscribeToPresence,
    () => readPresence(user),
    () => nothing,
  )
  return { ...presence, user }
}
