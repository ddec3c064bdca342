/**
 * Measures how the answer of a store becomes a live file, and writes the results into docs/performance.md.
 * `npm run bench -- store` runs it.
 */
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runBench } from './driver/runBench.ts'
import { figure, medianOf, megabytes } from './driver/units.ts'
import { conversionTable } from './store/conversionTable.ts'
import { writeLines } from './store/lines.ts'
import { measureMemory } from './store/measureMemory.ts'

await runBench('store', async ({ rounds, products, manyProducts }) => {
  const folder = await mkdtemp(join(tmpdir(), 'dropwatt-store-'))
  try {
    const path = join(folder, 'lines.jsonl')
    await writeLines(path, products)
    const { size } = await stat(path)
    const many = join(folder, 'many.jsonl')
    await writeLines(many, manyProducts)
    const text = [
      `${medianOf(rounds)}; the answer has ${figure(products)} products in ${megabytes(size)}. Ratios are to the first row and are computed within a round.`,
      await conversionTable(path, rounds),
      measureMemory(many),
    ].join('\n\n')
    return { versions: [], text }
  } finally {
    await rm(folder, { recursive: true })
  }
})
