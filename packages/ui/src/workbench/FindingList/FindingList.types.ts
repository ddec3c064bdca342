import type { Finding, FindingCode, Report, ReportWords } from '@dropwatt/automations'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/** The products that a problem is in. */
interface FoundProducts {
  readonly count: number
  /** The titles or handles of the first ones. */
  readonly names: readonly string[]
}

/** A finding as the list shows it: with the products that it is in. */
export interface ListedFinding extends Finding {
  /** @default it is one of the file as a whole */
  readonly products?: FoundProducts
}

/** The outcome of all checks on a file, with the products of its findings. */
export interface ListedReport extends Omit<Report, 'findings'> {
  readonly findings: readonly ListedFinding[]
}

/** The words of a report that lists every place of the findings. */
export interface FindingReportWords extends Pick<ReportWords, 'header' | 'severities'> {
  /** Sentence for each finding. */
  readonly headings: Readonly<Partial<Record<FindingCode, string>>>
  /** Words in place of the details of rows that a program reads. */
  readonly details: Readonly<Record<string, string>>
  /** One word for the name of its download. */
  readonly fileName: string
}

export interface FindingListProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The outcome of the checks. Without it, the file is being checked, unless `failed`. */
  report?: ListedReport
  /** Number of rows that were checked, or are being checked, without the header. */
  rows: number
  /** Duration of the checks, in seconds. */
  seconds?: number
  /** Says that the checks could not finish, and offers to try again. @default false */
  failed?: boolean
  /** Checks the file again. */
  onRetry?: () => void
  /** Applies the fix of a finding. Without it there are no buttons for fixes. */
  onFix?: (finding: ListedFinding) => void
  /** Leaves the products of a problem out of jobs and downloads. Without it there are no buttons for it. */
  onExclude?: (finding: ListedFinding) => void
  /** Number of products that are left out. @default 0 */
  excluded?: number
  /** Takes the products that are left out in again. */
  onInclude?: () => void
  /** Solves all problems at once, such as a button that leaves their products out. @default nothing */
  problemsAction?: ReactNode
  /** Applies the fixes of these findings; each becomes a job of its own. */
  onFixAll?: (findings: readonly ListedFinding[]) => void
  /** The finding whose fix is being applied, or `all`; its button shows a spinner, the others are off. */
  fixing?: FindingCode | 'all'
  /** Downloads the report. @default no button */
  onDownloadReport?: () => void
  /** Shows a row of the file, where the header is row 0. @default rows are not buttons */
  onShowRow?: (row: number) => void
  /** Reason why nothing can be fixed, as a sentence, such as in a file that is view only. @default nothing */
  offReason?: string | undefined
  /** Base path of the dashboard, for links to automations. @default '/dashboard' */
  basePath?: string
  /** Level of the heading. @default 3 */
  headingLevel?: 2 | 3
}
