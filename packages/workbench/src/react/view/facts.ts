import type { RecentFile, ShownFile } from '@dropwatt/ui/workbench'
import type { JobDescription } from '../../core/engine/packing.ts'
import type { SavedState } from '../../core/store/Account.ts'
import type { FileRecord } from '../../core/storage/records.ts'

/** Returns what is shown of a file. */
export function factsOf({
  name,
  kind = 'products',
  products,
  rows,
  images,
  size,
  store,
  isSample,
}: FileRecord): ShownFile {
  return {
    name,
    kind,
    products,
    rows,
    bytes: size,
    isSample,
    ...(images !== undefined && { images: { count: images, formats: [] } }),
    ...(store && { store }),
  }
}

/** Counts the jobs whose changes are in the file. */
export function countJobs(jobs: readonly JobDescription[] = []): number {
  return jobs.filter(({ state }) => state !== 'undone').length
}

/** Whether the last state of a file was downloaded. */
export function isDownloaded({ changes, downloaded }: FileRecord): boolean {
  return downloaded === changes
}

/** Lists the saved files, without the one that is open. */
export function recentFiles(
  { files, jobs }: Pick<SavedState, 'files' | 'jobs'>,
  open?: string,
): RecentFile[] {
  return files
    .filter(({ id }) => id !== open)
    .map(({ id, name, kind = 'products', openedAt, store, images }) => ({
      id,
      name,
      kind,
      openedAt,
      jobs: countJobs(jobs.get(id)),
      store,
      images,
    }))
}
