import type { Table } from '../csv/Table.ts'
import type { Check } from './CheckContext.ts'
import { Places } from './Places.ts'

/** Signs that begin a formula in a spreadsheet whatever follows (OWASP, "CSV Injection"), in both widths. */
const always = new Set(['=', '@', '\t', '＝', '＠'])
/** Signs that begin one only before some texts. */
const sometimes = ['+', '-', '＋', '－']

/** The first bytes of the signs in UTF-8. */
const isSign = new Uint8Array(256)
const signs = new Set([...always, ...sometimes])
for (const sign of signs) isSign[new TextEncoder().encode(sign)[0]!] = 1

/** After a sign, only a call of a function or a link to a program is a formula; numbers and lists are not. */
const call = /^[+\-＋－][^\s(|!]*[A-Za-z][\w.]*[(|!]/

/** Whether a cell as it is written begins like a formula. */
export function beginsWithSign(raw: string): boolean {
  return signs.has(raw.charAt(raw.startsWith('"') ? 1 : 0))
}

/** Whether a spreadsheet may read a text as a formula. */
export function isFormula(text: string): boolean {
  // A single sign is a text like any other.
  return text.length > 1 && (always.has(text.charAt(0)) || call.test(text))
}

/** Calls back for each cell below the header that a spreadsheet may read as a formula. */
export function findFormulas(table: Table, onFound: (row: number, column: number) => void): void {
  table.findFirstBytes(isSign, (row, column) => {
    if (isFormula(table.text(row, column))) onFound(row, column)
  })
}

/** Cells that a spreadsheet may run as a formula. They are only named, never changed. */
export const checkFormulas: Check = ({ table, excluded }) => {
  const places = new Places('formulas')
  return {
    finish: () => {
      findFormulas(table, (row, column) => {
        if (!excluded.has(column)) places.add(row, column)
      })
      return places.toFinding()
    },
  }
}
