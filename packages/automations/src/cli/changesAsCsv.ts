import { automationTexts } from '../automations/bySlug/options.ts'
import type { FileAutomationSlug } from '../automations/slugs.ts'
import { writeCell } from '../csv/cells.ts'
import { spreadsheetText } from '../csv/spreadsheetText.ts'
import type { OpenFile } from '../file/OpenFile.ts'
import { fillIn } from '../options/texts.ts'
import { columnName } from '../plan/columnName.ts'
import type { Plan } from '../plan/Plan.ts'
import { textOfPatch } from '../preview/PatchIndex.ts'

/** The first row of a list of changes. */
export const changesHeader = [
  'Automation',
  'Row',
  'Handle',
  'Column',
  'Before',
  'After',
  'Applied',
  'Notes',
]

/** Writes a row of CSV, without formulas. */
export function csvRow(texts: readonly string[]): string {
  return `${texts.map((text) => writeCell(spreadsheetText(text), ',')).join(',')}\n`
}

/**
 * Lists the changes of a plan as CSV, a row for each cell; without a header.
 *
 * @param file the file before the changes
 */
export function changesAsCsv(file: OpenFile, slug: FileAutomationSlug, plan: Plan): string {
  const { table } = file.current
  const texts: Readonly<Record<string, string>> = automationTexts[slug].notes
  return plan.patches
    .map(([row, column, before, after], patch) => {
      const notes = plan.notes.get(patch) ?? []
      const worded = notes.map(({ code, values }) =>
        fillIn(texts[code] ?? code, values ?? {}, 'en'),
      )
      const isApplied = notes.every(({ tone }) => tone !== 'conflict')
      return csvRow([
        slug,
        String(file.fileRow(row) + 1),
        file.current.keyOf(row),
        columnName(plan, table, column),
        textOfPatch(before),
        textOfPatch(after),
        isApplied ? 'yes' : 'no',
        worded.join('; '),
      ])
    })
    .join('')
}
