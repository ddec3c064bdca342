import { writeCell } from './cells.ts'
import { spreadsheetText } from './spreadsheetText.ts'

/** Writes a list that people open in a spreadsheet as CSV, in which no text is read as a formula. */
export function listAsCsv(lines: readonly (readonly string[])[]): string {
  return lines
    .map((cells) => `${cells.map((cell) => writeCell(spreadsheetText(cell), ',')).join(',')}\r\n`)
    .join('')
}
