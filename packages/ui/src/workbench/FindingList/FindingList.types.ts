import type { ComponentPropsWithoutRef } from 'react'

/** What a check looks for. */
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

/** How a finding can be made right. A fix is a job of its own. */
export type FixCode =
  | 'group-rows'
  | 'exclude-columns'
  | 'convert-prices'
  | 'clear-compare-at'
  | 'fix-characters'
  | 'remove-spaces'
  | 'merge-tags'
  | 'exclude-products'

/** Where a problem is. */
export interface FindingPlace {
  /** The row; the header is row 0, and is shown as row 1. */
  readonly row: number
  /** The column, if the problem is in one cell. */
  readonly column?: number
  /** More about this place, such as the damaged value. */
  readonly detail?: string
}

/** The products that a problem is in. */
interface FoundProducts {
  readonly count: number
  /** The titles or handles of the first ones. */
  readonly names: readonly string[]
}

/** One kind of problem in a file, with all its places. */
export interface Finding {
  readonly code: FindingCode
  /** `problem` blocks applying and downloading, because an import would lose data. */
  readonly severity: 'problem' | 'warning'
  /** How many there are of what its heading counts: products, rows, cells, variants or images. */
  readonly count: number
  /** A second count: moved rows in ‘rows-apart’. */
  readonly otherCount?: number
  /** Numbers of places by their detail: `alt`, `sku` and `cost` in ‘missing-details’. */
  readonly details?: Readonly<Record<string, number>>
  /** The products that it is in. @default it is one of the file as a whole */
  readonly products?: FoundProducts
  /** In the order of the file. */
  readonly places: readonly FindingPlace[]
  readonly fix?: FixCode
  /** Whether the fix belongs to ‘Apply {n} safe fixes’: it cannot lose anything. */
  readonly isSafe?: true
  /** An example: a damaged code, or an unreadable text. */
  readonly example?: string
  /** What the example should be, where it is known. */
  readonly meant?: string
}

/** The outcome of all checks on a file. */
export interface FindingReport {
  readonly findings: readonly Finding[]
  /** The checks that found nothing. */
  readonly passed: readonly FindingCode[]
}

/** The words of a report that lists every place of the findings. */
export interface FindingReportWords {
  /** The names of its columns. */
  readonly header: readonly [
    severity: string,
    problem: string,
    row: string,
    handle: string,
    column: string,
    value: string,
  ]
  readonly severities: Readonly<Record<Finding['severity'], string>>
  /** What is wrong, for each finding. */
  readonly headings: Readonly<Partial<Record<FindingCode, string>>>
  /** What stands for the details of rows that a program reads. */
  readonly details: Readonly<Record<string, string>>
  /** What its file is called, in a word. */
  readonly fileName: string
}

export interface FindingListProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The outcome of the checks. Without it, the file is being checked, unless `failed`. */
  report?: FindingReport
  /** How many rows were checked, or are being checked, without the header. */
  rows: number
  /** How long the checks took, in seconds. */
  seconds?: number
  /** Says that the checks could not finish, and offers to try again. @default false */
  failed?: boolean
  /** Checks the file again. */
  onRetry?: () => void
  /** Applies the fix of a finding. Without it there are no buttons for fixes. */
  onFix?: (finding: Finding) => void
  /** Leaves the products of a problem out of jobs and downloads. Without it there are no buttons for it. */
  onExclude?: (finding: Finding) => void
  /** Number of products that are left out. @default 0 */
  excluded?: number
  /** Takes the products that are left out in again. */
  onInclude?: () => void
  /** Applies the fixes of these findings; each becomes a job of its own. */
  onFixAll?: (findings: readonly Finding[]) => void
  /** The finding whose fix is being applied, or `all`; its button shows a spinner, the others are off. */
  fixing?: FindingCode | 'all'
  /** Downloads the report. @default no button */
  onDownloadReport?: () => void
  /** Shows a row of the file, counted as in `FindingPlace`. @default rows are not buttons */
  onShowRow?: (row: number) => void
  /** Why nothing can be fixed, as a sentence, such as in a file that is view only. @default nothing */
  offReason?: string | undefined
  /** Base path of the dashboard, for links to automations. @default '/dashboard' */
  basePath?: string
  /** Level of the heading. @default 3 */
  headingLevel?: 2 | 3
}
