import { useOpenFromStore } from '@dropwatt/ui/store'
import { useEffect } from 'react'
import { fileCommands } from '../commands.ts'
import { useHost } from '../WorkbenchHost.tsx'
import { openFromStore } from './openFromStore.ts'
import { StoreTexts } from './StoreTexts.tsx'
import { useStoresState } from './useStores.ts'

/** Registers the command that opens products of the store in use, while there is one. */
export function StoreCommand() {
  const store = useStoresState()?.used
  return store ? (
    <StoreTexts>
      <Registered />
    </StoreTexts>
  ) : null
}

function Registered() {
  const host = useHost()
  const label = useOpenFromStore()

  useEffect(() => {
    const entry = { id: 'open-from-store', label, onSelect: () => void openFromStore(host) }
    fileCommands.set({ ofStore: [entry] })
    return () => fileCommands.set({ ofStore: [] })
  }, [host, label])

  return null
}
