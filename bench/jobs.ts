/**
 * Measures how the changes of a live file are written to a practice store, and writes the results into
 * docs/performance.md. `npm run bench -- jobs` runs it.
 */
import { runBench } from './driver/runBench.ts'
import { figure, medianOf } from './driver/units.ts'
import { measureJob } from './store/measureJob.ts'
import { measureLoop } from './store/measureLoop.ts'
import { measurePrices } from './store/measurePrices.ts'

await runBench('jobs', async ({ rounds, products }) => {
  const { facts, requests, times } = await measureJob(products, rounds)
  const lead = `${medianOf(rounds)}; the store has ${figure(products)} products. Ratios are to the first row and are computed within a round.`
  const prices = await measurePrices(products)
  const loop = await measureLoop(products)
  return { versions: [], text: [lead, times, requests, facts, prices, loop].join('\n\n') }
})
