import type { OpenFile } from '@dropwatt/automations'
import type { LiveSidecar } from '../translations/TranslationSidecar.ts'
import { diffFile } from './diffFile.ts'
import type { FileDifference } from './FileDifference.ts'
import type { WrittenValue } from './WrittenValues.ts'

/** The net difference between an open live file and its store, with what its jobs have to do with it. */
export interface OpenFileDifference extends FileDifference {
  /** The ids of the jobs all of whose changes are in the store. */
  readonly jobsInStore: readonly string[]
  /** The ids of the jobs that changed a value which was written to the store since, by them or by others. */
  readonly jobsWritten: ReadonlySet<string>
  /** Number of cells that jobs changed and that are as they were read. */
  readonly setBack: number
}

/**
 * Finds what the jobs of an open live file changed and the store does not have yet.
 *
 * @param written values that were written to the store since the file was read, in their order. @default none
 */
export function diffOpenFile(
  file: OpenFile,
  sidecar: LiveSidecar,
  written: Iterable<WrittenValue> = [],
): OpenFileDifference {
  const { table } = file.current
  const { source } = file
  const difference = diffFile({
    header: table.header,
    cells: file.jobs.flatMap(({ patches }) =>
      patches.map(([row, column]) => [row, column] as const),
    ),
    read: (row, column) => source.text(row, column),
    now: (row, column) => table.text(file.row(row), column),
    written,
    sidecar,
  })
  const jobsInStore: string[] = []
  const jobsWritten = new Set<string>()
  const setBack = new Set<number>()
  for (const { id, state, patches } of file.jobs) {
    if (state === 'undone') continue
    const states = new Set<string>()
    for (const [row, column] of patches) {
      const cell = difference.stateOf(row, column)
      states.add(cell)
      if (cell === 'as-read') setBack.add(row * table.header.length + column)
    }
    if (patches.some(([row, column]) => difference.isWritten(row, column))) jobsWritten.add(id)
    if (states.has('in-store') && !states.has('differs')) jobsInStore.push(id)
  }
  return Object.assign(difference, { jobsInStore, jobsWritten, setBack: setBack.size })
}
