import type { Finding, FindingCode, Place } from './Finding.ts'

/** Codes that keep a file from being applied and downloaded: an import would lose data. */
export const problemCodes: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'rows-apart',
  'handle-missing',
  'options-missing',
  'same-options',
  'damaged-codes',
  'ragged-rows',
  'prices-not-numbers',
  'over-limit',
  'titles-differ',
  'text-unknown',
  'same-text',
])

/** Stands for a place that is a row as a whole. */
const wholeRow = -1

/**
 * Collects the places of one finding. There can be more of them than products, so they are objects
 * only while someone uses them.
 */
export class Places {
  readonly #code: FindingCode
  readonly #rows: number[] = []
  readonly #columns: number[] = []
  readonly #details: (string | undefined)[] = []

  constructor(code: FindingCode) {
    this.#code = code
  }

  get count(): number {
    return this.#rows.length
  }

  /** The first place that was added. */
  get first(): Place | undefined {
    return this.count === 0 ? undefined : this.#place(0)
  }

  add(row: number, column = wholeRow, detail?: string): void {
    this.#rows.push(row)
    this.#columns.push(column)
    this.#details.push(detail)
  }

  #place(at: number): Place {
    const row = this.#rows[at]!
    const column = this.#columns[at]!
    const detail = this.#details[at]
    if (column === wholeRow) return detail === undefined ? { row } : { row, detail }
    return detail === undefined ? { row, column } : { row, column, detail }
  }

  #all(): readonly Place[] {
    return Array.from(this.#rows, (_, at) => this.#place(at))
  }

  /**
   * Returns the finding; nothing if no place was added.
   *
   * @param facts what differs from a finding that counts its places and has no fix
   */
  toFinding(
    facts: Partial<Omit<Finding, 'code' | 'severity' | 'places'>> = {},
  ): Finding | undefined {
    if (this.count === 0) return undefined
    const list = () => this.#all()
    return {
      code: this.#code,
      severity: problemCodes.has(this.#code) ? 'problem' : 'warning',
      count: this.count,
      get places() {
        return list()
      },
      ...facts,
    }
  }
}
