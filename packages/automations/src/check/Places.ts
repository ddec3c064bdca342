import type { Finding, FindingCode, Place } from './Finding.ts'

/** Codes that keep a file from being applied and downloaded: an import would lose data. */
const problems: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'rows-apart',
  'handle-missing',
  'options-missing',
  'same-options',
  'damaged-codes',
  'ragged-rows',
  'prices-not-numbers',
  'over-limit',
])

/** Collects the places of one finding. */
export class Places {
  readonly #code: FindingCode
  readonly #places: Place[] = []

  constructor(code: FindingCode) {
    this.#code = code
  }

  get count(): number {
    return this.#places.length
  }

  /** The first place that was added. */
  get first(): Place | undefined {
    return this.#places[0]
  }

  add(row: number, column?: number, detail?: string): void {
    if (column === undefined) this.#places.push(detail === undefined ? { row } : { row, detail })
    else this.#places.push(detail === undefined ? { row, column } : { row, column, detail })
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
    return {
      code: this.#code,
      severity: problems.has(this.#code) ? 'problem' : 'warning',
      count: this.count,
      places: this.#places,
      ...facts,
    }
  }
}
