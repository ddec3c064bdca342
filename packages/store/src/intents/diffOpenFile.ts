import type { OpenFile } from '@dropwatt/automations'
import type { Sidecar } from '../convert/Sidecar.ts'
import { diffFile, type FileDifference } from './diffFile.ts'

/** Text of a cell that was written to the store since the file was read, as the store has it. */
export interface WrittenCell {
  /** Row of the file as it was read. */
  readonly row: number
  readonly column: number
  readonly text: string
}

/**
 * Finds what the jobs of an open live file changed and the store does not have yet.
 *
 * @param written the latest text of each cell that was written to the store. @default none
 * @throws {IntentError} if there are more intents than one job may have
 */
export function diffOpenFile(
  file: OpenFile,
  sidecar: Sidecar,
  written: Iterable<WrittenCell> = [],
): FileDifference {
  const { table } = file.current
  const { source } = file
  const width = table.header.length
  const layer = new Map(
    Array.from(written, ({ row, column, text }) => [row * width + column, text] as const),
  )
  function* cells(): Generator<readonly [row: number, column: number]> {
    for (const { patches } of file.jobs) {
      for (const [row, column] of patches) yield [row, column]
    }
    for (const place of layer.keys()) yield [Math.floor(place / width), place % width]
  }
  return diffFile({
    header: table.header,
    cells: cells(),
    known: (row, column) => layer.get(row * width + column) ?? source.text(row, column),
    now: (row, column) => table.text(file.row(row), column),
    sidecar,
  })
}
