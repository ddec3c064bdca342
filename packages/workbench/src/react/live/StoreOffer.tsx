import { StoreInvite } from '@dropwatt/ui/store'
import { useHost } from '../WorkbenchHost.tsx'
import { openFromStore } from './openFromStore.ts'
import { StoreTexts } from './StoreTexts.tsx'
import { useStoresState } from './useStores.ts'

/** Offers to open products of the store in use; nothing without one. */
export function StoreOffer() {
  const host = useHost()
  const store = useStoresState()?.used
  return store ? (
    <StoreTexts>
      <StoreInvite
        store={store.name}
        isPractice={host.storeMode === 'practice'}
        onOpen={() => void openFromStore(host)}
      />
    </StoreTexts>
  ) : null
}
