/**
 * Measures the engine of the automations and its command line, and writes the results into
 * docs/performance.md. `npm run bench -- automations` runs it.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateExport } from '../packages/automations/src/index.ts'
import { cellsByHandLine } from './automations/cellsByHand.ts'
import { measureGrowth } from './automations/growth.ts'
import { previewTable } from './automations/previewTable.ts'
import { rowsOf } from './automations/rows.ts'
import { comparisonLine, measureSteps, stepTable, timeSteps } from './automations/steps.ts'
import { translationLine } from './automations/translations.ts'
import { libraryVersions, millerVersion, wholeProcesses } from './automations/wholeProcesses.ts'
import { runBench } from './driver/runBench.ts'
import { figure, medianOf, megabytes } from './driver/units.ts'

await runBench('automations', async ({ rounds, products, growth }) => {
  const folder = await mkdtemp(join(tmpdir(), 'dropwatt-automations-'))
  try {
    const bytes = generateExport({ products })
    const source = join(folder, 'products.csv')
    await writeFile(source, bytes)
    // The first runs of the engine are compiled as they go.
    for (let run = 0; run < 3; run += 1) timeSteps(bytes)
    const grown = await measureGrowth(folder, growth, Math.min(rounds, 5))
    const miller = millerVersion()
    const text = [
      `${medianOf(rounds)}; the export has ${figure(products)} products in ${figure(rowsOf(bytes))} rows of 57 columns, ${megabytes(bytes.length)}. Ratios are to the first row and are computed within a round.${miller === undefined ? ' Miller is not installed here.' : ''}`,
      await wholeProcesses(source, folder, rounds),
      'The steps of the engine for compare-at prices, one after the other in one process:',
      stepTable(measureSteps(bytes, rounds)),
      `Each automation from its options to the first rows of its preview, with options that give it much to do. The importers read ${figure(products)} products with all their variants, \`bulk-products-importer\` from a supplier’s list, of which it compares each product with the export:`,
      previewTable(bytes, rounds),
      comparisonLine(bytes, rounds),
      cellsByHandLine(Math.min(rounds, 5)),
      translationLine(Math.min(rounds, 5)),
      'All steps together as a catalogue grows, and the memory of the command line:',
      grown,
    ].join('\n\n')
    return {
      versions: [
        ...(miller === undefined ? [] : [`Miller ${miller}`]),
        ...(await libraryVersions()),
      ],
      text,
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})
