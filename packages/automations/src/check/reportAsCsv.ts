import { spreadsheetText } from '../csv/spreadsheetText.ts'
import { writeCell } from '../csv/cells.ts'
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
}

/** How much of a value a report shows, in characters. */
const longestValue = 200

function asText(value: string): string {
  const isLong = value.length > longestValue
  return spreadsheetText(isLong ? `${value.slice(0, longestValue - 1)}…` : value)
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
  { header, severities, headingOf }: ReportWords,
): string {
  const { table } = products
  const lines = findings.flatMap((finding) => {
    const about = [severities[finding.severity], headingOf(finding)]
    return finding.places.map(({ row, column, detail }) => [
      ...about,
      String(numberOf(row)),
      row === 0 ? '' : products.text(row, 'handle'),
      column === undefined ? '' : (table.header[column] ?? ''),
      column === undefined ? (detail ?? '') : table.text(row, column),
    ])
  })
  return [header, ...lines]
    .map((cells) => `${cells.map((cell) => writeCell(asText(cell), ',')).join(',')}\r\n`)
    .join('')
}
