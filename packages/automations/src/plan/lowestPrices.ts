import { priceAt } from '../products/cells.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import type { LowestPrices } from './Planner.ts'

/** An earlier export of the same store. */
export interface EarlierExport {
  readonly products: ProductTable
  /** When it was exported or opened, in milliseconds since 1970. */
  readonly at: number
}

const thirtyDays = 30 * 24 * 60 * 60 * 1000

function variantKey(products: ProductTable, row: number, market: string): string {
  return JSON.stringify([
    market,
    products.text(row, 'handle').trim(),
    products.text(row, 'option1Value').trim(),
    products.text(row, 'option2Value').trim(),
    products.text(row, 'option3Value').trim(),
  ])
}

/** The price columns of a file by market; the one without a market is under ''. */
function priceColumns({ columns }: ProductTable): [market: string, column: number | undefined][] {
  return [
    ['', columns.find('price')],
    ...Array.from(columns.markets, ([market, { price }]): [string, number | undefined] => [
      market,
      price,
    ]),
  ]
}

/**
 * Finds the lowest prices of the last 30 days in earlier exports. A reduced price in the EU has to
 * be compared with that one (Directive 98/6/EC, article 6a).
 *
 * @param now in milliseconds since 1970
 */
export function lowestPrices(exports: readonly EarlierExport[], now: number): LowestPrices {
  const lowest = new Map<string, number>()
  for (const { products, at } of exports) {
    if (at < now - thirtyDays || at > now) continue
    for (const [market, column] of priceColumns(products)) {
      for (const { firstRow, endRow } of products.products) {
        for (let row = firstRow; row < endRow; row += 1) {
          const price = priceAt(products.table, row, column)
          if (price === undefined) continue
          const key = variantKey(products, row, market)
          lowest.set(key, Math.min(price, lowest.get(key) ?? Infinity))
        }
      }
    }
  }
  return {
    find: (products, row, market = '') => lowest.get(variantKey(products, row, market)),
  }
}
