import type { Table } from '../csv/Table.ts'

/**
 * The lines of a file that its rows begin on, as an editor counts them: a cell with line breaks spans
 * several. They are counted as far as they are asked for.
 */
export class LineNumbers {
  readonly #table: Table
  readonly #lineEnd: number
  /** By row, for those that are counted. */
  readonly #lines: Uint32Array
  #counted = 0
  #line: number
  /** The first line end that is not counted; -1 if there is none. */
  #next: number

  constructor(table: Table) {
    const { content, dialect, rowCount } = table
    this.#table = table
    this.#line = table.skipped + 1
    this.#lineEnd = (dialect.lineEnd === '\r' ? '\r' : '\n').charCodeAt(0)
    this.#lines = new Uint32Array(rowCount)
    this.#next = content.indexOf(this.#lineEnd)
  }

  /** Returns the number of the line that a row begins on, from 1. */
  of(row: number): number {
    while (this.#counted <= row && this.#counted < this.#lines.length) this.#countRow()
    return this.#lines[row] ?? 1
  }

  #countRow(): void {
    const { content } = this.#table
    const { start } = this.#table.rowSpan(this.#counted)
    while (this.#next !== -1 && this.#next < start) {
      this.#line += 1
      this.#next = content.indexOf(this.#lineEnd, this.#next + 1)
    }
    this.#lines[this.#counted] = this.#line
    this.#counted += 1
  }
}
