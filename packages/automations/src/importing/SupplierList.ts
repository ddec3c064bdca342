import { findDialect, type Delimiter } from '../csv/dialect.ts'
import { decodeFile, type Encoding } from '../csv/encoding.ts'
import { FileError } from '../csv/FileError.ts'
import { refuseBinary, refuseOtherTexts } from '../csv/otherFiles.ts'
import { Table } from '../csv/Table.ts'
import { expectComplete, expectSize } from '../file/openTable.ts'
import { refuseOtherExports } from '../file/otherExports.ts'
import { readJsonRows, type JsonRows } from './jsonRows.ts'

/** A column of a supplier's list. */
export interface ListColumn {
  /** Its name in the first row. One without a name has its number, one whose name occurred before both. */
  readonly name: string
  /** Its first texts that are not empty, at most three, each once. */
  readonly samples: readonly string[]
  /** Whether its values are numbers with a decimal point, as those of JSON are. */
  readonly isNumber: boolean
}

/** How a list is stored. */
export type ListFormat =
  | { readonly kind: 'table'; readonly encoding: Encoding; readonly delimiter: Delimiter }
  | { readonly kind: 'json' }

/** What a list is read from. */
interface Source {
  readonly format: ListFormat
  readonly names: readonly string[]
  /** With the header. */
  readonly rowCount: number
  /** How many rows of the file come before the header. */
  readonly skipped: number
  readonly textAt: (row: number, column: number) => string
  readonly isNumber: (column: number) => boolean
  /** The column that holds what rows belong together, where the file itself says so. */
  readonly group?: number
}

const sampleCount = 3

/** At most so many rows in front of the header, such as the name of the supplier. */
const mostSkipped = 20

const lineFeed = '\n'.charCodeAt(0)
const carriageReturn = '\r'.charCodeAt(0)

/** Finds the start of the next line. */
function nextLine(content: Uint8Array, from: number): number {
  let at = from
  while (at < content.length && content[at] !== lineFeed && content[at] !== carriageReturn) at += 1
  return content[at] === carriageReturn && content[at + 1] === lineFeed ? at + 2 : at + 1
}

function filledCells({ header }: Table): number {
  return header.filter((text) => text.trim() !== '').length
}

/** Opens a table at its header: the first row with several texts, if the file has one. */
function openAtHeader(bytes: Uint8Array): { readonly table: Table; readonly skipped: number } {
  const table = new Table(bytes)
  if (filledCells(table) > 1) return { table, skipped: table.skipped }
  const { content, encoding, hasMark } = table
  for (let start = 0, skipped = 1; skipped <= mostSkipped; skipped += 1) {
    start = nextLine(content, start)
    if (start >= content.length) break
    const rest = content.subarray(start)
    const below = new Table(rest, { encoding, hasMark, dialect: findDialect(rest) })
    if (filledCells(below) > 1) return { table: below, skipped: skipped + table.skipped }
  }
  return { table, skipped: 0 }
}

function readTable(bytes: Uint8Array): Source {
  const { table, skipped } = openAtHeader(bytes)
  expectComplete(table)
  refuseOtherExports(table.header)
  const { encoding, dialect } = table
  let width = 0
  for (let row = 0; row < table.rowCount; row += 1) width = Math.max(width, table.cellCount(row))
  return {
    format: { kind: 'table', encoding, delimiter: dialect.delimiter },
    names: Array.from({ length: width }, (_, column) => table.header[column] ?? ''),
    rowCount: table.rowCount,
    skipped,
    textAt: (row, column) => table.text(row, column),
    isNumber: () => false,
  }
}

function sourceOf({ names, rows, numbers, group }: JsonRows): Source {
  return {
    format: { kind: 'json' },
    names,
    rowCount: rows.length + 1,
    skipped: 0,
    textAt: (row, column) => rows[row - 1]?.get(names[column] ?? '') ?? '',
    isNumber: (column) => numbers.has(names[column] ?? ''),
    ...(group !== undefined && { group: names.indexOf(group) }),
  }
}

/** Gives each column a name of its own. */
function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name, at) => {
    const base = name.trim().replaceAll(/\s+/gu, ' ')
    let own = base === '' ? `#${at + 1}` : base
    for (let number = 2; taken.has(own); number += 1) own = `${base} (${number})`
    taken.add(own)
    return own
  })
}

/** Reads JSON; nothing where the text is none. */
export function parseJson(text: string): unknown {
  const start = text.trimStart().charAt(0)
  if (start !== '[' && start !== '{') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function readSource(bytes: Uint8Array): Source {
  expectSize(bytes)
  refuseBinary(bytes)
  const { content } = decodeFile(bytes)
  const isMaybeJson = /^\s*[[{]/u.test(new TextDecoder().decode(content.subarray(0, 64)))
  const document = isMaybeJson ? parseJson(new TextDecoder().decode(content)) : undefined
  if (document === undefined) {
    refuseOtherTexts(content)
    return readTable(bytes)
  }
  const rows = readJsonRows(document)
  if (rows) return sourceOf(rows)
  throw new FileError('json', 'The JSON file holds no list of products.')
}

/**
 * A supplier's list of products: a table of texts whose first row names the columns. Rows and columns
 * count from 0; row 0 is the header.
 */
export class SupplierList {
  readonly format: ListFormat
  readonly columns: readonly ListColumn[]
  /** The number of rows, with the header. Some may be blank. */
  readonly rowCount: number
  /** The column that holds what rows belong together, where the file itself says so. */
  readonly group: number | undefined
  readonly #source: Source

  /**
   * Opens the bytes of a file: CSV with commas, semicolons or tabs, or JSON with a list of objects.
   *
   * @param bytes the file, up to 200 MB
   * @throws {FileError} when it is of another kind, larger, cut off, or has no rows below a header
   */
  constructor(bytes: Uint8Array) {
    const source = readSource(bytes)
    this.#source = source
    this.format = source.format
    this.rowCount = source.rowCount
    this.group = source.group
    if (!this.#hasRows()) throw new FileError('empty', 'The list has no products, only a header.')
    this.columns = uniqueNames(source.names).map((name, column) => ({
      name,
      samples: this.#samplesOf(column),
      isNumber: source.isNumber(column),
    }))
  }

  /** Reads a cell without spaces at its ends; empty where the row ends before it. */
  text(row: number, column: number): string {
    return this.#source.textAt(row, column).trim()
  }

  /** The number of a row in the file, whose first row is 1. */
  numberOf(row: number): number {
    return row + this.#source.skipped + 1
  }

  /** Whether a row has no text. */
  isBlank(row: number): boolean {
    const { names } = this.#source
    for (let column = 0; column < names.length; column += 1) {
      if (this.text(row, column) !== '') return false
    }
    return true
  }

  #hasRows(): boolean {
    for (let row = 1; row < this.rowCount; row += 1) if (!this.isBlank(row)) return true
    return false
  }

  #samplesOf(column: number): string[] {
    const samples = new Set<string>()
    for (let row = 1; row < this.rowCount && samples.size < sampleCount; row += 1) {
      const text = this.text(row, column)
      if (text !== '') samples.add(text)
    }
    return [...samples]
  }
}
