import type { LiveFile } from '@dropwatt/ui/workbench'
import type { LiveMark } from '../../core/live/LiveMark.ts'
import { useStoresState } from './useStores.ts'

/** Returns whether the store of a live file can be read; as long as that is not known, it is taken for connected. */
export function useLiveState(live: LiveMark | undefined): LiveFile['state'] {
  const known = useStoresState()
  if (!live || known?.status !== 'loaded') return 'connected'
  const store = known.stores.find(({ domain }) => domain === live.domain)
  return store?.state === 'connected' ? 'connected' : 'reconnect'
}
