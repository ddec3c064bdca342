import { FileError } from '../csv/FileError.ts'
import { Table } from '../csv/Table.ts'
import { ProductTable } from '../products/ProductTable.ts'
import { refuseOtherExports } from './otherExports.ts'

/** The largest file that can be opened, in bytes: 200 MB. */
export const maximumFileSize = 200_000_000

const lineEnds = new Set(['\n', '\r'].map((end) => end.charCodeAt(0)))

/**
 * Counts the products in the part of a file behind a quote that nothing closes, its own row included.
 * Lines of a text cell are told from rows by their number of cells.
 */
function countMissing(table: Table, unclosedRow: number): number {
  const { content } = table
  let start = table.cellStart(unclosedRow, table.cellCount(unclosedRow) - 1)
  while (start < content.length && !lineEnds.has(content[start]!)) start += 1
  if (start === content.length) return 1
  const rest = new Table(content.subarray(start + 1), table)
  const [column = 0, ...others] = new ProductTable(table).keyColumns
  const keyIn = (file: Table, row: number) =>
    [column, ...others].map((each) => file.text(row, each)).join(' ')
  const handles = new Set([keyIn(table, unclosedRow)])
  for (let row = 0; row < rest.rowCount; row += 1) {
    if (rest.cellCount(row) === table.header.length) handles.add(keyIn(rest, row))
  }
  return handles.size
}

/** At most so many characters of the start and of the end of a cell are quoted. */
const quoted = 120

function quote(text: string): string {
  if (text.length <= 2 * quoted) return text
  return `${text.slice(0, quoted)} … ${text.slice(-quoted)}`
}

/** Lists the cells of a row that are not empty, each under the name of its column. */
function listCells(table: Table, row: number): string {
  return Array.from({ length: table.cellCount(row) }, (_, column) => {
    const text = table.text(row, column).trim()
    return text === '' ? [] : `${table.header[column] ?? column + 1}: ${quote(text)}`
  })
    .flat()
    .join('\n')
}

/** @throws {FileError} `incomplete` when the file ends in the middle of a cell */
export function expectComplete(table: Table): void {
  const row = table.unclosedRow
  if (row === undefined) return
  const number = table.cellCount(row)
  const column = table.header[number - 1] ?? String(number)
  throw new FileError(
    'incomplete',
    `The file ends in the middle of a cell: row ${row + 1}, column ${column}.`,
    {
      row: row + 1,
      column,
      whole: Math.max(0, row - 1),
      missing: countMissing(table, row),
      last: listCells(table, row),
    },
  )
}

/** @throws {FileError} `too-large` */
export function expectSize({ length }: Uint8Array): void {
  if (length <= maximumFileSize) return
  throw new FileError('too-large', 'The file is larger than 200 MB.', { size: length })
}

/** Whether a row below the header has a text. */
function hasTexts(table: Table): boolean {
  for (let row = 1; row < table.rowCount; row += 1) {
    for (let column = 0; column < table.cellCount(row); column += 1) {
      if (table.text(row, column).trim() !== '') return true
    }
  }
  return false
}

/**
 * Opens an export of products or translations. Rows without a handle are left to the check.
 * *
 * @param bytes the file, up to 200 MB
 * @throws {FileError} when it cannot be edited: it is of another kind, larger, cut off, has no column
 *   of handles, or no rows
 */
export function openTable(bytes: Uint8Array): ProductTable {
  expectSize(bytes)
  const table = new Table(bytes)
  expectComplete(table)
  refuseOtherExports(table.header)
  const products = new ProductTable(table)
  if (products.keyColumns.length === 0) {
    throw new FileError(
      'no-handle',
      'The file has no column Handle or URL handle. If it is the list of a supplier, use bulk-products-importer.',
    )
  }
  if (products.products.length === 0 && !hasTexts(table)) {
    const what = products.kind === 'products' ? 'products' : 'texts'
    throw new FileError('empty', `The file has no ${what}, only a header.`)
  }
  return products
}
