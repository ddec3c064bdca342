import { storesOf } from '../../core/live/storesOf.ts'
import { benchOf } from '../../core/store/benchOf.ts'
import type { Host } from '../WorkbenchHost.tsx'

/**
 * Asks which products of the store in use are opened. The dialog also says why the stores could not be asked
 * for.
 *
 * @returns whether a store may be connected
 */
export async function openFromStore(host: Host): Promise<boolean> {
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
  benchOf(host, user).dialogs.ask({ kind: 'store' })
  return true
}
