import type { ShownFile, OpenProblem, RecentFile } from '@dropwatt/ui/workbench'
import type { JobDescription } from '../../core/engine/packing.ts'
import type { SavedState } from '../../core/store/Account.ts'
import type { FileRecord } from '../../core/storage/records.ts'
import type { Refusal } from '../../core/store/BenchState.ts'

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

/** Describes why a file was not opened, in the terms of the drop zone. */
export function openProblem({ code, values }: Pick<Refusal, 'code' | 'values'>): OpenProblem {
  switch (code) {
    case 'web-page':
      return { kind: 'web-page', start: String(values.start) }
    case 'incomplete':
      return {
        kind: 'cut-off',
        row: Number(values.row),
        column: String(values.column),
        wholeRows: Number(values.whole),
        missingProducts: Number(values.missing),
        lastRow: String(values.last),
      }
    case 'binary':
      return { kind: 'binary', format: String(values.kind) }
    case 'too-large':
      return { kind: 'too-big', bytes: Number(values.size) }
    case 'separator':
      return { kind: code, sign: String(values.sign) }
    case 'several-tables':
      return { kind: code, names: String(values.names).split('\n') }
    case 'no-table':
    case 'damaged':
      return { kind: code, format: String(values.kind) }
    case 'no-handle':
    case 'translations':
    case 'json':
    case 'empty':
    case 'protected':
    case 'malformed-utf-16':
    case 'unreadable':
    case 'no-product':
      return { kind: code }
    default:
      return { kind: 'other-export', holds: code }
  }
}
