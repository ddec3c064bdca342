import { Table } from '../../packages/automations/src/index.ts'

/** Counts the rows of an export. */
export function rowsOf(bytes: Uint8Array): number {
  return new Table(bytes).rowCount
}
