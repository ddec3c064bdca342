import type { Finding } from '../check/Finding.ts'
import type { UsedRate } from '../money/rates.ts'
import type { OpenFile } from '../file/OpenFile.ts'
import type { ScopeMatches } from '../scope/countMatches.ts'
import { figures, plural } from './count.ts'
import { findingTexts, wordFinding } from './findingTexts.ts'
import { rowsText, type ReportedNote } from './ReportedNote.ts'

/** Result of a command, as `--json` prints it. */
export interface Outcome {
  readonly products: number
  /** Without the header. */
  readonly rows: number
  readonly changedProducts: number
  readonly changedCells: number
  readonly needReview: number
  /** The handles of products that were left out, as they have problems; absent if none was. */
  readonly excludedProducts?: readonly string[]
  /** Whether problems keep the file from being changed. */
  readonly blocked: boolean
  /** Findings of the check, and notes of the plan. */
  readonly problems: readonly ReportedNote[]
  /** Counts of what meets the conditions of the steps that have some; absent if none has. */
  readonly matches?: readonly ScopeMatches[]
  /** The exchange rates that prices were converted by, in the order of the steps; absent if none was. */
  readonly rates?: readonly UsedRate[]
  /** The names of the columns that were written; absent unless only those that changed were asked for. */
  readonly columns?: readonly string[]
  /** The file that was written, or all parts of one that is split; nothing if none was. */
  readonly out: string | readonly string[] | null
}

/** Returns the handle of the product in a row of the current table, if it has one. */
function handleIn({ current }: OpenFile, row: number): { readonly product?: string } {
  const product = row === 0 || current.kind !== 'products' ? '' : current.keyOf(row)
  return product === '' ? {} : { product }
}

function reportFinding(file: OpenFile, finding: Finding): ReportedNote[] {
  const { header } = file.source
  const about = { severity: finding.severity, code: finding.code }
  if (finding.places.length === 0) {
    return [{ ...about, row: null, column: null, message: findingTexts[finding.code] }]
  }
  return finding.places.map(({ row, column, detail }) => ({
    ...about,
    row: file.fileRow(row) + 1,
    ...handleIn(file, row),
    column: column === undefined ? null : (header[column] ?? null),
    message: wordFinding(finding, detail),
  }))
}

/** Lists what a check found, for programs: an entry for each place. */
function reportFindings(file: OpenFile): ReportedNote[] {
  return file.report().findings.flatMap((finding) => reportFinding(file, finding))
}

/**
 * Words an outcome for `--json`.
 *
 * @param notes what the plan has to say. @default nothing
 */
export function outcomeAsJson(
  file: OpenFile,
  { out, ...counts }: Omit<Outcome, 'problems'> = describeFile(file),
  notes: readonly ReportedNote[] = [],
): string {
  const outcome: Outcome = { ...counts, problems: [...reportFindings(file), ...notes], out }
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
    ...(file.excludedProducts.size > 0 && { excludedProducts: [...file.excludedProducts] }),
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

/**
 * Returns the unit that the rows of a file are counted by; Shopify calls what has translations a
 * resource.
 */
export function unitOf({ facts }: OpenFile): string {
  return facts.kind === 'products' ? 'product' : 'resource'
}

/** Says in a line how large a file is. */
export function describeSize(file: OpenFile): string {
  const { kind, products, rows } = file.facts
  return kind === 'products'
    ? `${plural(products, 'product')} in ${plural(rows, 'row')}.`
    : `${plural(rows, 'text')} of ${plural(products, 'resource')}.`
}

/** Lists what a check found, for people: a line for each kind of problem. */
export function findingLines(file: OpenFile, severity: ReportedNote['severity']): string[] {
  const found =
    severity === 'problem'
      ? file.problems()
      : file.report().findings.filter((finding) => finding.severity === severity)
  return found.map((finding) => {
    const { places } = finding
    const rows = file.fileRows(places)
    const nameOf = (at: number) => {
      if (severity !== 'problem') return undefined
      const place = places.find(({ row }) => file.fileRow(row) === rows[at])
      return place && handleIn(file, place.row).product
    }
    const numbers = rows.map((row) => row + 1)
    const where = rows.length === 0 ? '' : ` ${rowsText(numbers, nameOf)}`
    const label = severity === 'problem' ? 'Problem' : 'Warning'
    return `${label}: ${findingTexts[finding.code]} ${figures(finding.count)} found.${where}`
  })
}
