import { useSyncExternalStore } from 'react'
import type { Stores } from '../../core/live/Stores.ts'
import type { StoresState } from '../../core/live/StoresState.ts'
import { useModule } from '../useModule.ts'
import { useHost } from '../WorkbenchHost.tsx'

const load = () => import('../../core/live/storesOf.ts')

/**
 * Returns the connected stores of the signed-in account; nothing until they have loaded, and without a
 * server that reaches stores, where nothing of them loads.
 */
export function useStores(): Stores | undefined {
  const host = useHost()
  const { storeMode, user } = host
  const module = useModule(load, storeMode !== undefined && user !== undefined)
  return user === undefined ? undefined : module?.storesOf(host, user)
}

const noopSubscribe = () => () => {}
const nothing = () => undefined

/** Subscribes to what is known of the connected stores; nothing where there are none to know of. */
export function useStoresState(): StoresState | undefined {
  const state = useStores()?.state
  return useSyncExternalStore(
    state?.subscribe ?? noopSubscribe,
    state?.getState ?? nothing,
    nothing,
  )
}
