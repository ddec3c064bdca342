import { optionValueKeys, priceAt } from '../products/cells.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import type { LowestPrices } from './Planner.ts'
import { earlierDays } from './earlierDays.ts'

/** An earlier export of the same store. */
export interface EarlierExport {
  readonly products: ProductTable
  /** When it was exported or opened, in milliseconds since 1970. */
  readonly at: number
}

const day = 24 * 60 * 60 * 1000

function variantKey(products: ProductTable, row: number, market: string): string {
  return JSON.stringify([
    market,
    products.text(row, 'handle').trim(),
    ...optionValueKeys.map((key) => products.text(row, key).trim()),
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
 * The lowest prices of the last 30 days in earlier exports, which are added one after the other and
 * not kept. A reduced price in the EU has to be compared with that one (Directive 98/6/EC, article
 * 6a).
 */
export class EarlierPrices implements LowestPrices {
  readonly #now: number
  readonly #lowest = new Map<string, number>()

  /** @param now in milliseconds since 1970 */
  constructor(now: number) {
    this.#now = now
  }

  /** Adds the prices of an export; one that is older than 30 days has none to add. */
  add({ products, at }: EarlierExport): void {
    if (at < this.#now - earlierDays * day || at > this.#now) return
    for (const [market, column] of priceColumns(products)) {
      for (const { firstRow, endRow } of products.products) {
        for (let row = firstRow; row < endRow; row += 1) {
          const price = priceAt(products.table, row, column)
          if (price === undefined) continue
          const key = variantKey(products, row, market)
          this.#lowest.set(key, Math.min(price, this.#lowest.get(key) ?? Infinity))
        }
      }
    }
  }

  find(products: ProductTable, row: number, market = ''): number | undefined {
    return this.#lowest.get(variantKey(products, row, market))
  }
}

/**
 * Finds the lowest prices of the last 30 days in earlier exports.
 *
 * @param now in milliseconds since 1970
 */
export function lowestPrices(exports: readonly EarlierExport[], now: number): LowestPrices {
  const prices = new EarlierPrices(now)
  for (const earlier of exports) prices.add(earlier)
  return prices
}
