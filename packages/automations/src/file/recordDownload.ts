import type { Table } from '../csv/Table.ts'
import { select } from '../download/selection.ts'
import { writeDownload, type DownloadChoice } from '../download/writeDownload.ts'
import type { Job } from '../jobs/Job.ts'
import { jobFileText } from '../jobs/jobFile.ts'
import type { Patch } from '../patches/Patch.ts'
import type { Snapshot } from './Snapshot.ts'

interface RecordedFile {
  readonly name: string
  readonly original: Uint8Array
  readonly source: Table
  readonly jobs: readonly Job[]
}

/**
 * Writes a job file for a download.
 *
 * @throws {RangeError} when a job moved rows
 */
export function recordDownload(
  { name, original, source, jobs }: RecordedFile,
  snapshot: Snapshot,
  which: DownloadChoice['which'],
): Promise<string> {
  if (snapshot.order) throw new RangeError('A job file cannot record rows that moved.')
  const [{ bytes: changedBytes } = { bytes: new Uint8Array() }] = writeDownload(name, snapshot, {
    which,
  })
  const { groups, excluded } = select(snapshot, which)
  const rows = [0]
  for (const { start, end } of groups.flat()) {
    for (let row = start; row < end; row += 1) rows.push(row)
  }
  const places = new Map(rows.map((row, place) => [row, place]))
  const patches = snapshot.patches.flatMap(([row, column, before, after]): Patch[] => {
    const place = places.get(row)
    return place === undefined || excluded.has(column) ? [] : [[place, column, before, after]]
  })
  const { encoding, hasMark, separator, dialect } = source
  return jobFileText({
    name,
    originalBytes: original,
    changedBytes,
    layout: { encoding, hasMark, ...(separator && { separator }), dialect },
    jobs: jobs.flatMap(({ state, origin, cellsByHand }) =>
      state !== 'undone' && origin.kind === 'automation'
        ? [
            {
              slug: origin.slug,
              options: origin.options,
              ...(cellsByHand !== undefined && { cellsByHand }),
            },
          ]
        : [],
    ),
    patches: patches.map(([row, column, before, after]) => [row, column, before, after]),
    leftOut: [...excluded].map((column) => ({
      column,
      cells: rows.map((row) => source.raw(row, column) ?? null),
    })),
  })
}
