import type { Check } from './CheckContext.ts'
import { Places } from './Places.ts'

const quote = '"'.charCodeAt(0)
/** Signs that begin a formula in a spreadsheet whatever follows (OWASP, "CSV Injection"). */
const always = 1
/** Signs that begin one only before some texts. */
const sometimes = 2

/** What a cell with this first byte is; a table, because every cell of the file is looked up. */
const kinds = new Uint8Array(256)
for (const sign of ['=', '@', '\t']) kinds[sign.charCodeAt(0)] = always
for (const sign of ['+', '-']) kinds[sign.charCodeAt(0)] = sometimes

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
        // A single sign is a text like any other.
        const kind = end - start > 1 ? kinds[byte] : 0
        const isFormula =
          kind === always || (kind === sometimes && call.test(table.text(row, column)))
        if (isFormula && !excluded.has(column)) places.add(row, column)
        start = end + 1
      }
    },
    finish: () => places.toFinding(),
  }
}
