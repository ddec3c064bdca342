import { useMemo } from 'react'
import { useHost } from '../WorkbenchHost.tsx'
import { useStoresState } from './useStores.ts'

const load = () => import('./openFromStore.ts')

/** Returns a function that asks which products of the store in use are opened; nothing without one. */
export function useFromStore(): (() => void) | undefined {
  const host = useHost()
  const isConnected = useStoresState()?.used !== undefined
  return useMemo(
    () =>
      isConnected ? () => void load().then(({ openFromStore }) => openFromStore(host)) : undefined,
    [host, isConnected],
  )
}
