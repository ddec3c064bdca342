import type { LiveFile, RecentFile, ShownFile } from '@dropwatt/ui/workbench'
import type { JobDescription } from '../../core/engine/packing.ts'
import { isOld } from '../../core/live/liveAge.ts'
import type { SavedState } from '../../core/store/Account.ts'
import type { LiveMark } from '../../core/live/LiveMark.ts'
import type { FileRecord } from '../../core/storage/records.ts'

/** Names a live file: by its store, and by the language of its translations. */
function labelOf({ name, locale }: LiveMark): string {
  return locale === undefined ? name : `${name} · ${locale}`
}

interface LiveNow {
  /** Whether the store of a live file can be read. @default 'connected' */
  readonly state?: LiveFile['state']
  /** In milliseconds since 1970, for its age. @default now */
  readonly now?: number
  /** Whether it is being written to its store. @default false */
  readonly isUpdating?: boolean
}

/** Returns what is shown of the store of a live file; nothing of other files. */
function liveOf(
  { live, changes, notInStore }: Pick<FileRecord, 'live' | 'changes' | 'notInStore'>,
  { state = 'connected', now = Date.now(), isUpdating = false }: LiveNow,
): LiveFile | undefined {
  if (!live) return undefined
  const { domain, readAt, isPractice, variants } = live
  const counted = notInStore?.changes === changes ? notInStore.values : undefined
  const update = counted === 0 ? 'done' : counted && 'due'
  return {
    store: labelOf(live),
    domain,
    readAt: new Date(readAt).toISOString(),
    isOld: isOld(live, now),
    isPractice,
    state,
    ...(variants !== undefined && { variants }),
    ...(isUpdating ? { update: 'running' } : update && { update }),
  }
}

/** Returns the name that a file is shown by: of a live file that of its store. */
export function nameOfFile({ name, live }: Pick<FileRecord, 'name' | 'live'>): string {
  return live ? labelOf(live) : name
}

/** Returns what is shown of a file. */
export function factsOf(file: FileRecord, live: LiveNow = {}): ShownFile {
  const { name, kind = 'products', products, rows, images, size, store, isSample } = file
  const shown = liveOf(file, live)
  return {
    name,
    kind,
    products,
    rows,
    bytes: size,
    isSample,
    ...(images !== undefined && { images: { count: images, formats: [] } }),
    ...(store && { store }),
    ...(shown && { live: shown }),
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
    .map((file) => {
      const { id, openedAt } = file
      const { name, kind, store, images, live } = factsOf(file)
      return {
        id,
        name,
        kind,
        openedAt,
        jobs: countJobs(jobs.get(id)),
        store,
        images: images?.count,
        live,
      }
    })
}
