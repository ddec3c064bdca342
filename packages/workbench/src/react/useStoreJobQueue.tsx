import { useState, type ReactNode } from 'react'
import type { StoreJobQueue, StoreJobRows } from './live/jobs/StoreJobQueue.tsx'
import { useModule } from './useModule.ts'
import { useHost } from './WorkbenchHost.tsx'

export interface UsedStoreJobQueue {
  /** The rows of the jobs; nothing until they are known. */
  readonly rows: StoreJobRows | undefined
  /** Keeps them up to date where it is rendered; shows nothing. */
  readonly watcher: ReactNode
}

/**
 * Returns the jobs of the connected stores for a table of jobs. Without a server that reaches stores nothing loads.
 *
 * @param load loads them; must not change
 */
export function useStoreJobQueue(
  load: () => Promise<{ readonly StoreJobQueue: typeof StoreJobQueue }>,
): UsedStoreJobQueue {
  const { storeMode, user } = useHost()
  const [rows, setRows] = useState<StoreJobRows>()
  const queue = useModule(load, storeMode !== undefined && user !== undefined)
  return {
    rows: queue && rows,
    watcher: queue && <queue.StoreJobQueue key={user} onJobs={setRows} />,
  }
}
