import { OpenFile } from '../../packages/automations/src/index.ts'
import { spread } from '../driver/statistics.ts'
import { figure, milliseconds } from '../driver/units.ts'
import { table } from '../driver/writing.ts'
import { timeImports } from './imports.ts'
import { timePreviews } from './previews.ts'
import { supplierList } from './supplierList.ts'
import { translationExport } from './translationExport.ts'

/** Longest time of a preview, in ms: of an automation that changes descriptions, and of the others. */
const goals = { html: 300, other: 100 } as const

/** Measures the preview of every automation, from its options to the first rows. */
export function previewTable(bytes: Uint8Array, rounds: number): string {
  const file = OpenFile.open(bytes, { name: 'products.csv' })
  const { bytes: texts, saved } = translationExport(file)
  const translations = OpenFile.open(texts, { name: 'translations.csv' })
  const more = { saved: { name: 'saved.csv', text: saved } }
  const list = supplierList(file)
  const timeAll = () => [
    ...timePreviews(file),
    ...timePreviews(translations, more),
    ...timeImports(file, list),
  ]
  timeAll()
  const runs = Array.from({ length: rounds }, timeAll)
  const rows = (runs[0] ?? []).map(({ slug, cells, products, changesHtml }, at) => {
    const time = spread(runs.map((run) => run[at]?.time ?? Number.NaN))
    const goal = goals[changesHtml ? 'html' : 'other']
    const outcome = time.median <= goal ? 'met' : 'missed'
    return [
      slug,
      cells === undefined ? '–' : figure(cells),
      figure(products),
      milliseconds(time),
      `≤ ${goal} ms, ${outcome}`,
    ]
  })
  return table(['Automation', 'Cells', 'Products', 'Preview', 'Goal'], rows)
}
