import {
  applyPatches,
  ProductTable,
  Table,
  writeCell,
  type OpenFile,
  type Patch,
} from '@dropwatt/automations'
import { diffOpenFile, isSidecar } from '@dropwatt/shopify'
import type { ComparedFile } from '../../engine/FileComparison.ts'
import type { DifferenceRequest } from './messages.ts'

/**
 * Opens the open live file with the values of its store in every cell that an update would write, so that
 * nothing else differs.
 *
 * @returns nothing if the ids beside it are of another release
 */
export function asInStore(
  file: OpenFile,
  { sidecar, written }: Pick<DifferenceRequest, 'sidecar' | 'written'>,
): ComparedFile | undefined {
  if (!isSidecar(sidecar)) return undefined
  const { table } = file.current
  const patches = diffOpenFile(file, sidecar, written).cells.map(
    ({ row, column, inStore }): Patch => {
      const at = file.row(row)
      return [
        at,
        column,
        table.raw(at, column) ?? null,
        writeCell(inStore, table.dialect.delimiter),
      ]
    },
  )
  return {
    current: new ProductTable(new Table(applyPatches(table, patches))),
    fileRow: (row) => file.fileRow(row),
    lineOf: (row) => file.lineOf(row),
  }
}
