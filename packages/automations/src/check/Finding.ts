/** Codes of all findings, by check. */
export const findingCodes = [
  'rows-apart',
  'handle-missing',
  'options-missing',
  'same-options',
  'damaged-codes',
  'ragged-rows',
  'prices-not-numbers',
  'over-limit',
  'titles-differ',
  'default-title',
  'fake-discounts',
  'sold-at-a-loss',
  'price-zero',
  'prices-negative',
  'title-missing',
  'handle-rewritten',
  'unreadable-characters',
  'formulas',
  'spaces',
  'tag-spellings',
  'missing-details',
  'text-unknown',
  'same-text',
  'broken-html',
  'handle-translated',
  'tags-translated',
] as const

export type FindingCode = (typeof findingCodes)[number]

/** Codes of the fixes. A fix is a job of its own. */
export type FixCode =
  | 'group-rows'
  | 'exclude-columns'
  | 'convert-prices'
  | 'clear-compare-at'
  | 'fix-characters'
  | 'remove-spaces'
  | 'merge-tags'
  /** Leaves products of problems out, so that the others can be changed and downloaded. */
  | 'exclude-products'

/** Place of a problem, and its value. */
export interface Place {
  /** The row in the current table; the header is row 0. */
  readonly row: number
  /** The column, if the problem is in one cell. */
  readonly column?: number
  /** Detail for programs: the limit for ‘over-limit’, the value for ‘damaged-codes’. */
  readonly detail?: string
}

/** One kind of problem in a file, with all its places. */
export interface Finding {
  readonly code: FindingCode
  /** `problem` blocks applying and downloading, because an import would lose data. */
  readonly severity: 'problem' | 'warning'
  /** Number of the things that its heading counts: products, rows, cells, variants or images. */
  readonly count: number
  /** A second count: moved rows in ‘rows-apart’. */
  readonly otherCount?: number
  /** Numbers of places by their detail. @default places have none that are counted */
  readonly details?: Readonly<Record<string, number>>
  /** In the order of the file. */
  readonly places: readonly Place[]
  readonly fix?: FixCode
  /** Whether the fix belongs to ‘Apply {n} safe fixes’: it cannot lose anything. */
  readonly isSafe?: true
  /** An example: a damaged code, or an unreadable text. */
  readonly example?: string
  /** Right value of the example, where it is known. */
  readonly meant?: string
}

/** The outcome of all checks on a file. */
export interface Report {
  readonly findings: readonly Finding[]
  /** The checks that found nothing. */
  readonly passed: readonly FindingCode[]
}
