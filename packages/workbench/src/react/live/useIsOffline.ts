import { useSyncExternalStore } from 'react'

function watchConnection(onChange: () => void) {
  const changes = ['online', 'offline'] as const
  for (const change of changes) addEventListener(change, onChange)
  return () => {
    for (const change of changes) removeEventListener(change, onChange)
  }
}

/** Subscribes to whether this device has no network. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(watchConnection, () => !navigator.onLine)
}
