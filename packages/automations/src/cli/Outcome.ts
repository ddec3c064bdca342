import type { Finding } from '../check/Finding.ts'
import type { UsedRate } from '../money/rates.ts'
import type { OpenFile } from '../file/OpenFile.ts'
import { findingTexts, wordFinding } from './findingTexts.ts'

/** A problem in a file, as `--json` prints it. */
export interface ReportedProblem {
  readonly severity: 'problem' | 'warning'
  readonly code: string
  /** The row number in the file, with the header as 1; nothing for the file as a whole. */
  readonly row: number | null
  /** The name of the column; nothing for a row as a whole. */
  readonly column: string | null
  readonly message: string
}

/** What a command found and did, as `--json` prints it. */
export interface Outcome {
  readonly products: number
  /** Without the header. */
  readonly rows: number
  readonly changedProducts: number
  readonly changedCells: number
  readonly needReview: number
  /** Whether problems keep the file from being changed. */
  readonly blocked: boolean
  readonly problems: readonly ReportedProblem[]
  /** The exchange rates that prices were converted by, in the order of the steps; absent if none was. */
  readonly rates?: readonly UsedRate[]
  /** The file that was written, or all parts of one that is split; nothing if none was. */
  readonly out: string | readonly string[] | null
}

function reportFinding(file: OpenFile, finding: Finding): ReportedProblem[] {
  const { header } = file.source
  const about = { severity: finding.severity, code: finding.code }
  if (finding.places.length === 0) {
    return [{ ...about, row: null, column: null, message: findingTexts[finding.code] }]
  }
  return finding.places.map(({ row, column, detail }) => ({
    ...about,
    row: file.sourceRow(row) + 1,
    column: column === undefined ? null : (header[column] ?? null),
    message: wordFinding(finding, detail),
  }))
}

/** Lists what a check found, for programs: an entry for each place. */
function reportProblems(file: OpenFile): ReportedProblem[] {
  return file.report().findings.flatMap((finding) => reportFinding(file, finding))
}

/** Words an outcome for `--json`. */
export function outcomeAsJson(
  file: OpenFile,
  { out, ...counts }: Omit<Outcome, 'problems'> = describeFile(file),
): string {
  const outcome: Outcome = { ...counts, problems: reportProblems(file), out }
  return JSON.stringify(outcome)
}

/** Describes a file to which nothing has been done. */
export function describeFile(file: OpenFile): Omit<Outcome, 'problems'> {
  const { products, rows } = file.facts
  return {
    products,
    rows,
    changedProducts: 0,
    changedCells: 0,
    needReview: 0,
    blocked: isBlocked(file),
    out: null,
  }
}

/** Describes a file that cannot be opened. */
export function describeRefusal(code: string, message: string): Outcome {
  return {
    products: 0,
    rows: 0,
    changedProducts: 0,
    changedCells: 0,
    needReview: 0,
    blocked: true,
    problems: [{ severity: 'problem', code, row: null, column: null, message }],
    out: null,
  }
}

/** Whether a file has problems that keep it from being changed. */
export function isBlocked(file: OpenFile): boolean {
  return file.problems().length > 0
}

/** Groups the digits of a count for people; `Intl` would take longer to start than most steps run. */
function figures(value: number): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}

/** Counts things for people. */
export function count(value: number, unit: string): string {
  return `${figures(value)} ${unit}${value === 1 ? '' : 's'}`
}

/** What the rows of a file are counted by; Shopify calls what has translations a resource. */
export function unitOf({ facts }: OpenFile): string {
  return facts.kind === 'products' ? 'product' : 'resource'
}

/** Says in a line how large a file is. */
export function describeSize(file: OpenFile): string {
  const { kind, products, rows } = file.facts
  return kind === 'products'
    ? `${count(products, 'product')} in ${count(rows, 'row')}.`
    : `${count(rows, 'text')} of ${count(products, 'resource')}.`
}

/** How many rows a line names. */
const namedRows = 5

/** Lists what a check found, for people: a line for each kind of problem. */
export function findingLines(file: OpenFile, severity: ReportedProblem['severity']): string[] {
  const found =
    severity === 'problem'
      ? file.problems()
      : file.report().findings.filter((finding) => finding.severity === severity)
  return found.map((finding) => {
    const rows = file.sourceRows(finding.places)
    const named = Array.from(rows.subarray(0, namedRows), (row) => figures(row + 1))
    const others = rows.length - named.length
    const where =
      named.length === 0
        ? ''
        : ` Row ${named.join(', ')}${others === 0 ? '' : `, and ${count(others, 'other')}`}.`
    const label = severity === 'problem' ? 'Problem' : 'Warning'
    return `${label}: ${findingTexts[finding.code]} ${figures(finding.count)} found.${where}`
  })
}
