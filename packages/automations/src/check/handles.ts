import { limits } from './limits.ts'
import type { Check, Checking } from './CheckContext.ts'
import { Places } from './Places.ts'

/**
 * A handle as a store keeps it: small letters, digits and underscores, with single hyphens between.
 * Source: Shopify's documentation, ‘Handles’.
 */
const asKept = /^[\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}_]+(?:-[\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}_]+)*$/u

/** Handles that are quick to recognise, as nearly all are. */
const isUsual = /^[a-z\d]+(?:-[a-z\d]+)*$/u

/**
 * Rows without a handle that hold anything: an import cannot tell whose they are. And handles that the
 * store would write in another way, so that an import makes a second product of one that it has.
 */
export const checkHandles: Check = ({ products, table, cell }): readonly Checking[] => {
  const places = new Places('handle-missing')
  const rewritten = new Places('handle-rewritten')
  const column = products.columns.find('handle')
  const isEmpty = (row: number) => {
    for (let at = 0; at < table.cellCount(row); at += 1) {
      if (cell.seek(row, at) && !cell.isBlank) return false
    }
    return true
  }
  return [
    {
      onRow: (row) => {
        if (cell.seek(row, column) && !cell.isBlank) return
        if (!isEmpty(row)) places.add(row, column)
      },
      finish: () => places.toFinding(),
    },
    {
      onProduct: ({ handle, firstRow }) => {
        if (isUsual.test(handle) || handle.length > limits.handle || asKept.test(handle)) return
        rewritten.add(firstRow, column, handle)
      },
      finish: () => {
        const example = rewritten.first?.detail
        return rewritten.toFinding(example === undefined ? {} : { example })
      },
    },
  ]
}
