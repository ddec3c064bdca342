import { idOf } from '../convert/ids.ts'
import type { FixedPriceUpdate } from '../operations/operationTypes.ts'
import type { WriteLine } from './lines.ts'
import type { PricedItem } from './PricedItem.ts'

/** Prices that one mutation takes, as any list. */
export const mostPrices = 250

/**
 * Writes the lines that change prices of markets. A line is of one price list, and of as many products as it
 * has room for.
 *
 * @param items the two prices of a variant one after the other
 */
export function priceLines(items: readonly PricedItem[]): WriteLine<'SetMarketPrices'>[] {
  const lists = Map.groupBy(items, ({ intent }) => intent.column.market?.priceList ?? 0)
  return [...lists].flatMap(([priceList, ofList]) => {
    const variants = [...Map.groupBy(ofList, ({ intent }) => intent.owner).entries()]
    return Array.from({ length: Math.ceil(variants.length / mostPrices) }, (_, at) => {
      const part = variants.slice(at * mostPrices, (at + 1) * mostPrices)
      const add: FixedPriceUpdate[] = []
      const remove: string[] = []
      for (const [variantId, [first]] of part) {
        if (first?.input) add.push({ variantId, ...first.input })
        else remove.push(variantId)
      }
      return {
        name: 'SetMarketPrices',
        variables: { priceListId: idOf('PriceList', priceList), add, remove },
        items: part.flatMap(([, own]) => own.map(({ item }) => item)),
      }
    })
  })
}
