import {
  compareExports,
  comparisonAsCsv,
  ComparisonList,
  listName,
  type Comparison,
  type ComparisonCounts,
  type ComparisonQuery,
  type ComparisonRow,
  type ComparisonWords,
  type OpenFile,
} from '@dropwatt/automations'
import { listFile } from './listFile.ts'
import type { NamedFile } from './messages.ts'

/** A column with differences. */
interface ChangedColumn {
  /** Its index among the columns that both files have. */
  readonly index: number
  readonly name: string
}

/** The list that the last query gave. */
export interface ComparisonStatus {
  /** Tells lists apart: rows of another number belong to another list. */
  readonly number: number
  readonly count: number
  /** Changed products with a difference in a column that is not hidden. */
  readonly changedProducts: number
  readonly query: ComparisonQuery
}

/** Differences between two files. */
export interface ComparisonOutcome {
  readonly counts: ComparisonCounts
  /** In the order of the later file. */
  readonly columns: readonly ChangedColumn[]
  readonly newColumns: readonly string[]
  readonly missingColumns: readonly string[]
  readonly list: ComparisonStatus
}

/** The words of a list of all differences, in the language of the page. */
export interface ComparisonListWords extends ComparisonWords {
  /** Base name of the file, one word. */
  readonly fileName: string
}

const everything: ComparisonQuery = { filter: 'all', search: '', hidden: [] }

/** The part of a file that is compared. */
export type ComparedFile = Pick<OpenFile, 'current' | 'fileRow' | 'lineOf'>

function placesOf(file: ComparedFile) {
  return {
    numberOf: (row: number) => file.fileRow(row) + 1,
    lineOf: (row: number) => file.lineOf(row),
  }
}

/** Compares the open file, with its jobs, with another one. Neither changes. */
export class FileComparison {
  readonly #open: OpenFile
  readonly #other: ComparedFile
  #isOtherEarlier: boolean
  #found: { readonly comparison: Comparison; readonly list: ComparisonList } | undefined
  #number = 0

  constructor(open: OpenFile, other: ComparedFile, isOtherEarlier: boolean) {
    this.#open = open
    this.#other = other
    this.#isOtherEarlier = isOtherEarlier
  }

  get #files(): { readonly earlier: ComparedFile; readonly later: ComparedFile } {
    return this.#isOtherEarlier
      ? { earlier: this.#other, later: this.#open }
      : { earlier: this.#open, later: this.#other }
  }

  get #current(): { readonly comparison: Comparison; readonly list: ComparisonList } {
    if (this.#found) return this.#found
    const { earlier, later } = this.#files
    const comparison = compareExports(earlier.current, later.current)
    const places = { earlier: placesOf(earlier), later: placesOf(later) }
    this.#found = { comparison, list: new ComparisonList(comparison, places) }
    return this.#found
  }

  outcome(): ComparisonOutcome {
    const { comparison, list } = this.#current
    const { counts, columns, newColumns, missingColumns } = comparison
    return {
      counts,
      columns: list.changedColumns.flatMap((index) => {
        const column = columns[index]
        return column ? { index, name: column.name } : []
      }),
      newColumns,
      missingColumns,
      list: this.list(everything),
    }
  }

  /** Makes the earlier file the later one. */
  turn(): ComparisonOutcome {
    this.#isOtherEarlier = !this.#isOtherEarlier
    this.#found = undefined
    return this.outcome()
  }

  /** Chooses what the list shows. */
  list(query: ComparisonQuery): ComparisonStatus {
    const { list } = this.#current
    list.list(query)
    this.#number += 1
    const { count, changedProducts } = list
    return { number: this.#number, count, changedProducts, query }
  }

  /**
   * Reads rows of the list, from one position to before another.
   *
   * @param number the list they are for
   * @returns nothing if there is a newer list
   */
  rows(number: number, from: number, to: number): readonly ComparisonRow[] | undefined {
    return number === this.#number ? this.#current.list.rows(from, to) : undefined
  }

  /**
   * Writes a list of all differences.
   *
   * @param label the label of the store; empty for none
   */
  download({ fileName, ...words }: ComparisonListWords, label: string): NamedFile {
    const { earlier, later } = this.#files
    const numbers = { earlier: placesOf(earlier).numberOf, later: placesOf(later).numberOf }
    const content = listFile(comparisonAsCsv(this.#current.comparison, numbers, words))
    return { name: listName(this.#open.name, label, fileName), content }
  }
}
