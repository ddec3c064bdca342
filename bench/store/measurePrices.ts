import { OpenFile, withoutConflicts } from '../../packages/automations/src/index.ts'
import { diffOpenFile, undoIntents } from '../../packages/store/src/index.ts'
import { differingCells, LiveShop } from '../../packages/store/src/test/openLiveShop.ts'
import { planFor } from '../automations/previews.ts'
import { figure } from '../driver/units.ts'
import { table } from '../driver/writing.ts'
import { countOf, requestRow } from './requests.ts'

const market = 'Price / Canada'

/** Points of the prototype that the design was measured with, for the prices that it read. */
const paper = { points: 1275, prices: 12_643 }

/**
 * Fixes the price of each variant in a market, and takes that back.
 *
 * @returns the figures in Markdown
 */
export async function measurePrices(products: number): Promise<string> {
  const live = new LiveShop(products)
  const lists = live.shop.contents.catalogs.map(({ priceList }) => priceList.fixed.size)
  const read = await live.readFile()
  const reading = countOf(live, ['MarketPriceLists', 'FixedPrices'])
  const file = OpenFile.open(read.bytes, { name: 'live.csv' })
  const options = { from: 'EUR', to: 'CAD', into: market }
  const patches = withoutConflicts(planFor(file, 'currency-converter', options))
  const origin = { kind: 'automation', slug: 'currency-converter', options } as const
  file.apply({ id: 'prices', origin, at: 0, patches })
  const { intents } = diffOpenFile(file, read.sidecar)

  live.asked.length = 0
  live.points.clear()
  const state = await live.run(intents)
  const checking = countOf(live, ['FixedPrices', 'CurrentVariants'])
  const writing = countOf(live, ['SetMarketPrices'])
  const undone = await live.run(undoIntents(intents, state).intents)
  const differing = differingCells(read, await live.readFile()).length
  await live.close()

  const [canada = 0, other = 0] = lists
  return [
    table(
      ['Step', 'Requests', 'Points', 'Points on paper'],
      [
        requestRow(
          `reading ${figure(canada + other)} fixed prices of two markets`,
          reading,
          `${figure(paper.points)} for ${figure(paper.prices)}`,
        ),
        requestRow('comparing those of one market with the store', checking, ''),
        requestRow('writing them', writing, ''),
      ],
    ),
    `Of ${figure(intents.length)} prices of a market ${figure(state.counts.done)} were written, 250 variants in each request. Undo wrote ${figure(undone.counts.done)} back; afterwards ${figure(differing)} cells differed from the file that was read first.`,
  ].join('\n\n')
}
