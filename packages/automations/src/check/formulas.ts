import type { Check } from './CheckContext.ts'
import { Places } from './Places.ts'

const quote = '"'.charCodeAt(0)
/** Signs that begin a formula in a spreadsheet whatever follows (OWASP, "CSV Injection"). */
const always = new Set(['=', '@', '\t'].map((sign) => sign.charCodeAt(0)))
const signs = new Set(['+', '-'].map((sign) => sign.charCodeAt(0)))
/** After a sign, only a call of a function or a link to a program is a formula; numbers and lists are not. */
const call = /^[+-][^\s(|!]*[A-Za-z][\w.]*[(|!]/

/** Cells that a spreadsheet may run as a formula. They are only named, never changed. */
export const checkFormulas: Check = ({ table, excluded }) => {
  const places = new Places('formulas')
  const { content } = table
  return {
    onRow: (row) => {
      const count = table.cellCount(row)
      let start = table.cellStart(row, 0)
      for (let column = 0; column < count; column += 1) {
        const end = table.cellEnd(row, column)
        const byte = content[start] === quote ? content[start + 1]! : content[start]!
        const isFormula =
          start < end &&
          (always.has(byte) || (signs.has(byte) && call.test(table.text(row, column))))
        // A single sign is a text like any other.
        if (isFormula && end - start > 1 && !excluded.has(column)) places.add(row, column)
        start = end + 1
      }
    },
    finish: () => places.toFinding(),
  }
}
