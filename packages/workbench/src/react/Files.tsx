import { LoadingScreen, type JobTable } from '@dropwatt/ui'
import type { FilesView } from '@dropwatt/ui/workbench'
import { loadViews } from './loadViews.ts'
import { useModule } from './useModule.ts'

const load = () => loadViews().then((views) => views.loadFilesRoute())

export interface FilesProps {
  view: FilesView
  /** Loads the table of the jobs. Must not change. */
  loadJobTable: () => Promise<{ readonly JobTable: typeof JobTable }>
}

/** Saved data on this device: files, jobs, recipes and translations. */
export function Files({ view, loadJobTable }: FilesProps) {
  const page = useModule(load, true)
  const table = useModule(loadJobTable, view === 'jobs')
  if (!page) return <LoadingScreen within />
  return <page.FilesRoute view={view} table={table?.JobTable} />
}
