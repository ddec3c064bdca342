import { listAsCsv } from '../csv/listAsCsv.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import type { Finding, Report } from './Finding.ts'

/** The words of a report, in the language of its reader. */
export interface ReportWords {
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
  readonly headingOf: (finding: Finding) => string
  /** Texts in place of details that a program reads, such as `variants`. @default the details */
  readonly details?: Readonly<Record<string, string>>
}

/** Longest value in a report, in characters. */
const longestValue = 200

function shortened(value: string): string {
  return value.length > longestValue ? `${value.slice(0, longestValue - 1)}…` : value
}

/**
 * Lists all places of a report as CSV, for ‘Download report’.
 *
 * @param products the checked products
 * @param numberOf returns the number of a row in the original file, with the header as 1
 */
export function reportAsCsv(
  { findings }: Report,
  products: ProductTable,
  numberOf: (row: number) => number,
  { header, severities, headingOf, details = {} }: ReportWords,
): string {
  const { table } = products
  const lines = findings.flatMap((finding) => {
    const about = [severities[finding.severity], headingOf(finding)]
    return finding.places.map(({ row, column, detail }) => [
      ...about,
      String(numberOf(row)),
      row === 0 ? '' : products.keyOf(row),
      column === undefined ? '' : (table.header[column] ?? ''),
      column === undefined
        ? (details[detail ?? ''] ?? detail ?? '')
        : shortened(table.text(row, column)),
    ])
  })
  return listAsCsv([header, ...lines])
}
