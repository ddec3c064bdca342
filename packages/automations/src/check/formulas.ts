import type { Check } from './CheckContext.ts'
import { Places } from './Places.ts'

/** Signs that begin a formula in a spreadsheet whatever follows (OWASP, "CSV Injection"). */
const always = new Set(['=', '@', '\t'])
/** Signs that begin one only before some texts. */
const sometimes = ['+', '-']

const isSign = new Uint8Array(256)
for (const sign of [...always, ...sometimes]) isSign[sign.charCodeAt(0)] = 1

/** After a sign, only a call of a function or a link to a program is a formula; numbers and lists are not. */
const call = /^[+-][^\s(|!]*[A-Za-z][\w.]*[(|!]/

/** Whether a cell as it is written begins like a formula. */
export function beginsWithSign(raw: string): boolean {
  return isSign[raw.charCodeAt(raw.startsWith('"') ? 1 : 0)] === 1
}

/** Cells that a spreadsheet may run as a formula. They are only named, never changed. */
export const checkFormulas: Check = ({ table, excluded }) => {
  const places = new Places('formulas')
  return {
    finish: () => {
      // A single sign is a text like any other.
      table.findFirstBytes(isSign, (row, column) => {
        if (excluded.has(column)) return
        const text = table.text(row, column)
        if (always.has(text.charAt(0)) || call.test(text)) places.add(row, column)
      })
      return places.toFinding()
    },
  }
}
