import { showNotImplemented } from '@dropwatt/ui/toast'
import type { StoreReading } from '../../core/live/liveState.ts'
import { storesOf } from '../../core/live/storesOf.ts'
import { benchOf } from '../../core/store/benchOf.ts'
import type { Host } from '../WorkbenchHost.tsx'

/**
 * Asks which products of the store in use are opened. The dialog also says why the stores could not be asked
 * for.
 *
 * @param reads whether they or their translations are opened. @default 'products'
 * @returns whether a store may be connected
 */
export async function openFromStore(
  host: Host,
  reads: StoreReading = 'products',
): Promise<boolean> {
  const { user } = host
  if (user === undefined) return false
  const { state } = storesOf(host, user)
  const { status, used } = await new Promise<ReturnType<typeof state.getState>>((resolve) => {
    const look = (now = state.getState()) => {
      if (now.status === 'loading') return
      unsubscribe()
      resolve(now)
    }
    const unsubscribe = state.subscribe(look)
    look()
  })
  if (status === 'loaded' && !used) return false
  benchOf(host, user).dialogs.ask({ kind: 'store', reads })
  return true
}

/** Asks the same on 'Run', which without a connected store shows the notice. */
export async function runOnStore(host: Host, reads: StoreReading): Promise<void> {
  if (!(await openFromStore(host, reads))) showNotImplemented()
}
