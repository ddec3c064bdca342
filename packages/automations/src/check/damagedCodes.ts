import type { Check } from './CheckContext.ts'
import { Places } from './Places.ts'

/** Number in scientific notation, as spreadsheets write long ones: `8.72E+12` or `8,72E+12`. */
const scientific = /^'?\d(?:[.,]\d+)?[eE]\+\d{2,3}$/
/** Whether a spreadsheet wrote a code as a number of few digits, so that its last ones are lost. */
export function isDamagedCode(text: string): boolean {
  return scientific.test(text)
}

const longest = 32
const plus = '+'.charCodeAt(0)

/** Barcodes and SKUs that a spreadsheet wrote as `8.72E+12`, so that their last digits are lost. */
export const checkCodes: Check = ({ table, cell, find }) => {
  const places = new Places('damaged-codes')
  const columns = [find('barcode'), find('sku')].filter((column) => column !== undefined)
  return {
    onRow: (row) => {
      for (let at = 0; at < columns.length; at += 1) {
        const column = columns[at]!
        if (!cell.seek(row, column) || cell.size > longest || !cell.hasBehindFirst(plus)) continue
        const text = table.text(row, column).trim()
        if (isDamagedCode(text)) places.add(row, column, text)
      }
    },
    finish: () => {
      const example = places.first?.detail
      return places.toFinding({
        fix: 'exclude-columns',
        isSafe: true,
        ...(example !== undefined && { example }),
      })
    },
  }
}
