import { PracticeMark, useOpenFromStore } from '@dropwatt/ui/store'
import { useEffect } from 'react'
import { fileCommands } from '../commands.ts'
import { useHost } from '../WorkbenchHost.tsx'
import { openFromStore } from './openFromStore.ts'
import { StoreTexts } from './StoreTexts.tsx'
import { useStoresState } from './useStores.ts'

/**
 * Says in the top bar that the store is one to practise on, and registers the command that
 * opens products of the store in use.
 */
export function StoreBar() {
  const { paths, storeMode } = useHost()
  const store = useStoresState()?.used
  return (
    <StoreTexts>
      {store && <OpenCommand />}
      {storeMode === 'practice' && <PracticeMark href={paths.storeSettings} />}
    </StoreTexts>
  )
}

function OpenCommand() {
  const host = useHost()
  const label = useOpenFromStore()

  useEffect(() => {
    const entry = { id: 'open-from-store', label, onSelect: () => void openFromStore(host) }
    fileCommands.set({ ofStore: [entry] })
    return () => fileCommands.set({ ofStore: [] })
  }, [host, label])

  return null
}
