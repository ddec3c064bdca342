import type { Check } from './CheckContext.ts'
import { Places } from './Places.ts'

/** Rows without a handle that hold anything: an import cannot tell whose they are. */
export const checkHandles: Check = ({ products, table, cell }) => {
  const places = new Places('handle-missing')
  const column = products.columns.find('handle')
  const isEmpty = (row: number) => {
    for (let at = 0; at < table.cellCount(row); at += 1) {
      if (cell.seek(row, at) && !cell.isBlank) return false
    }
    return true
  }
  return {
    onRow: (row) => {
      if (cell.seek(row, column) && !cell.isBlank) return
      if (!isEmpty(row)) places.add(row, column)
    },
    finish: () => places.toFinding(),
  }
}
