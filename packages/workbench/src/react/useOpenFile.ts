import { useCallback } from 'react'
import type { Dropped, DroppedItem } from '../core/intake.ts'
import { useHost } from './WorkbenchHost.tsx'

/** Dropped or chosen files, while the event is handled. */
interface Dropping extends Omit<Dropped, 'items'> {
  readonly items: readonly DataTransferItem[]
}

/**
 * Returns a function that opens what was dropped or chosen; without that, it asks for it in a dialog.
 * Call it while the event is handled. What opens files loads then: a page without one has none of it.
 */
export function useOpenFile(): (dropping?: Dropping) => void {
  const host = useHost()
  return useCallback(
    (dropping) => {
      if (host.user === undefined) return
      const dropped = dropping && { ...dropping, items: askForDropped(dropping.items) }
      void import('./opening.ts')
        .then(({ loadOpening }) => loadOpening())
        .then(({ openDropped }) => openDropped(host, dropped))
    },
    [host],
  )
}

interface ItemWithHandle extends DataTransferItem {
  /** Missing in some browsers. */
  readonly getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>
}

/** Asks for what was dropped, which is gone after the event. */
function askForDropped(items: readonly DataTransferItem[]): readonly DroppedItem[] {
  return items
    .filter(({ kind }) => kind === 'file')
    .map((item: ItemWithHandle) => ({
      file: item.getAsFile(),
      entry: item.webkitGetAsEntry(),
      handle: item.getAsFileSystemHandle?.().catch(() => null) ?? Promise.resolve(null),
    }))
}
