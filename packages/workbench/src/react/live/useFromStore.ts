import type { FileKind } from '@dropwatt/automations'
import { useMemo } from 'react'
import { useHost } from '../WorkbenchHost.tsx'
import { useStoresState } from './useStores.ts'

const load = () => import('./openFromStore.ts')

/**
 * Returns a function that asks which products of the store in use are opened; nothing without one.
 *
 * @param kind the kind of the open file: beside translations, translations are opened
 */
export function useFromStore(kind: FileKind = 'products'): (() => void) | undefined {
  const reads = kind === 'translations' ? kind : 'products'
  const host = useHost()
  const isConnected = useStoresState()?.used !== undefined
  return useMemo(
    () =>
      isConnected
        ? () => void load().then(({ openFromStore }) => openFromStore(host, reads))
        : undefined,
    [host, isConnected, reads],
  )
}
