import type { Check } from './CheckContext.ts'
import { isEmptyLine } from './emptyLine.ts'
import { Places } from './Places.ts'

/** Rows with another number of cells than the header: their values may be in the wrong columns. */
export const checkRaggedRows: Check = ({ table }) => {
  const places = new Places('ragged-rows')
  const columns = table.header.length
  return {
    onRow: (row) => {
      const count = table.cellCount(row)
      if (count !== columns && !isEmptyLine(table, row)) places.add(row, undefined, String(count))
    },
    finish: () => places.toFinding(),
  }
}
