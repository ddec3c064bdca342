import { StoreInvite } from '@dropwatt/ui/store'
import type { StoreReading } from '../../core/live/liveState.ts'
import { useHost } from '../WorkbenchHost.tsx'
import { openFromStore } from './openFromStore.ts'
import { StoreTexts } from './StoreTexts.tsx'
import { useStoresState } from './useStores.ts'

interface StoreOfferProps {
  /** Whether products or their translations are opened. */
  reads: StoreReading
}

/** Offers to open products of the store in use; nothing without one. */
export function StoreOffer({ reads }: StoreOfferProps) {
  const host = useHost()
  const store = useStoresState()?.used
  return store ? (
    <StoreTexts>
      <StoreInvite
        store={store.name}
        isPractice={host.storeMode === 'practice'}
        onOpen={() => void openFromStore(host, reads)}
      />
    </StoreTexts>
  ) : null
}
