import { addToGroup } from '../addToGroup.ts'
import type { Delimiter } from '../csv/dialect.ts'
import { decodeFile, type Encoding } from '../csv/encoding.ts'
import { FileError } from '../csv/FileError.ts'
import { refuseBinary, refuseOtherTexts } from '../csv/otherFiles.ts'
import { expectComplete, expectSize } from '../file/openTable.ts'
import { refuseOtherExports } from '../file/otherExports.ts'
import { readJsonRows, type JsonRows } from './jsonRows.ts'
import { openAtHeader } from './openAtHeader.ts'
import { findOptionPairs } from './optionPairs.ts'
import { findOtherRows, type OtherRow } from './otherRows.ts'
import { matchName } from './matchName.ts'
import { headingKey } from './sources/headingKey.ts'
import { findListSource } from './sources/listSources.ts'
import type { ListSource, ReadCell } from './sources/ListSource.ts'

/** A column of a supplier's list. */
export interface ListColumn {
  /** Its name in the first row. One without a name has its number, one whose name occurred before both. */
  readonly name: string
  /** Its first texts that are not empty, at most three, each once. */
  readonly samples: readonly string[]
  /** Whether its values are numbers with a decimal point, as those of JSON are. */
  readonly isNumber: boolean
  /** The column that names the option whose values this one has, row by row. @default none */
  readonly namedBy?: number
}

/** Storage format of a list. */
export type ListFormat =
  | { readonly kind: 'table'; readonly encoding: Encoding; readonly delimiter: Delimiter }
  | { readonly kind: 'json' }

/** Parsed content of a list. */
interface Source {
  readonly format: ListFormat
  readonly names: readonly string[]
  /** With the header. */
  readonly rowCount: number
  /** Number of rows of the file before the header. */
  readonly skipped: number
  /** Whether one of them has a text. */
  readonly hasTextAbove: boolean
  readonly textAt: (row: number, column: number) => string
  readonly isNumber: (column: number) => boolean
  /** The column that holds what rows belong together, where the file itself says so. */
  readonly group?: number
}

const sampleCount = 3

function readTable(bytes: Uint8Array): Source {
  const { table, skipped, hasTextAbove } = openAtHeader(bytes)
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
    hasTextAbove,
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
    hasTextAbove: false,
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

/** Whether a header has no columns but one that no list has, as when the text is no table. */
function isOneText(names: readonly string[]): boolean {
  const [name, ...others] = names.filter((each) => each.trim() !== '')
  return others.length === 0 && (name === undefined || matchName(name).length === 0)
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
  /** The shop or market that the list is an export of, if it is recognised. */
  readonly source: ListSource | undefined
  /** Number of rows of the file before the header, if one of them has a text. */
  readonly rowsAbove: number
  /** Rows that are the header once more, or look like a sum. */
  readonly otherRows: ReadonlyMap<number, OtherRow>
  readonly #file: Source
  /** The columns by their headings, as the records of sources write them. */
  readonly #byKey = new Map<string, number[]>()
  /** Meaning of the cells of a column, where the source gives them another one than their text. */
  readonly #cells: readonly (((text: string, row: number) => string) | undefined)[]

  /**
   * Opens the bytes of a file: CSV with commas, semicolons or tabs, or JSON with a list of objects.
   *
   * @param bytes the file, up to 200 MB
   * @throws {FileError} when it is of another kind, larger, cut off, has no columns that a list has, or no rows below a header
   */
  constructor(bytes: Uint8Array) {
    const file = readSource(bytes)
    this.#file = file
    this.format = file.format
    this.rowCount = file.rowCount
    this.group = file.group
    this.rowsAbove = file.hasTextAbove ? file.skipped : 0
    this.otherRows = findOtherRows(file)
    const keys = file.names.map(headingKey)
    for (const [column, key] of keys.entries()) addToGroup(this.#byKey, key, column)
    this.source = findListSource(keys)
    this.#cells = keys.map((key, column) => this.#meaningOf(key, column))
    if (isOneText(file.names)) {
      throw new FileError('no-columns', 'The list has no columns, as that of a supplier has.')
    }
    if (!this.#hasRows()) throw new FileError('empty', 'The list has no products, only a header.')
    const pairs = findOptionPairs(file.names)
    this.columns = uniqueNames(file.names).map((name, column) => {
      const namedBy = pairs.get(column)
      const own = { name, samples: this.#samplesOf(column), isNumber: file.isNumber(column) }
      return namedBy === undefined ? own : Object.assign(own, { namedBy })
    })
  }

  /** Reads a cell without spaces at its ends; empty where the row ends before it. */
  text(row: number, column: number): string {
    const text = this.#file.textAt(row, column).trim()
    const meaning = this.#cells[column]
    return meaning === undefined ? text : meaning(text, row)
  }

  /** Lists the columns that have one of some headings, as the records of sources write them. */
  columnsOf(headings: readonly string[]): number[] {
    return headings.flatMap((heading) => this.#byKey.get(heading) ?? [])
  }

  /**
   * Reads the cells of a row by their headings, as the records of sources write them.
   *
   * @param at which of several columns with a number in their heading. @default the first
   */
  cellsOf(row: number, at = 0): ReadCell {
    return (heading) => {
      const column = this.#byKey.get(heading)?.[heading.includes('#') ? at : 0]
      return column === undefined ? '' : this.#file.textAt(row, column).trim()
    }
  }

  /** The number of a row in the file, whose first row is 1. */
  numberOf(row: number): number {
    return row + this.#file.skipped + 1
  }

  /** Whether a row has no text. */
  isBlank(row: number): boolean {
    const { names } = this.#file
    for (let column = 0; column < names.length; column += 1) {
      if (this.text(row, column) !== '') return false
    }
    return true
  }

  #meaningOf(key: string, column: number) {
    const read = this.source?.cells?.[key]
    if (!read) return undefined
    const at = this.#byKey.get(key)?.indexOf(column)
    return (text: string, row: number) => read(text, this.cellsOf(row, at))
  }

  #hasRows(): boolean {
    for (let row = 1; row < this.rowCount; row += 1) if (!this.isBlank(row)) return true
    return false
  }

  #samplesOf(column: number): string[] {
    const samples = new Set<string>()
    for (let row = 1; row < this.rowCount && samples.size < sampleCount; row += 1) {
      const text = this.otherRows.has(row) ? '' : this.text(row, column)
      if (text !== '') samples.add(text)
    }
    return [...samples]
  }
}
