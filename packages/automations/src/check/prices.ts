import type { Check, CheckContext, Checking } from './CheckContext.ts'
import { convertPrice } from './fixes/convertPrice.ts'
import { Places } from './Places.ts'

/** A price and the compare-at price beside it: without a market, and of each market. */
interface PricePair {
  readonly price: number | undefined
  readonly compareAt: number | undefined
}

function pricePairs({ products, find, excluded }: CheckContext): PricePair[] {
  const kept = (column: number | undefined) =>
    column === undefined || excluded.has(column) ? undefined : column
  const ofMarkets = Array.from(products.columns.markets.values(), (market) => ({
    price: kept(market.price),
    compareAt: kept(market.compareAtPrice),
  }))
  return [{ price: find('price'), compareAt: find('compareAtPrice') }, ...ofMarkets]
}

/** Prices and costs that are no numbers, or have spaces around them. */
function checkNumbers(
  { cell, find, table }: CheckContext,
  pairs: readonly PricePair[],
): Checking[] {
  const wrong = new Places('prices-not-numbers')
  const padded = new Places('spaces')
  const columns = [...pairs.flatMap(({ price, compareAt }) => [price, compareAt]), find('cost')]
  let canConvert = false
  const inFile = columns.filter((column) => column !== undefined)
  return [
    {
      onRow: (row) => {
        for (const column of inFile) {
          if (!cell.seek(row, column)) continue
          if (!Number.isNaN(cell.number)) {
            if (cell.isPadded) padded.add(row, column)
          } else if (cell.isBlank) padded.add(row, column)
          else {
            const text = table.text(row, column)
            wrong.add(row, column, text)
            canConvert ||= convertPrice(text) !== undefined
          }
        }
      },
      finish: () => {
        const example = wrong.first?.detail
        return wrong.toFinding({
          ...(canConvert && { fix: 'convert-prices', isSafe: true }),
          ...(example !== undefined && { example }),
        })
      },
    },
    { finish: () => padded.toFinding({ fix: 'remove-spaces', isSafe: true }) },
  ]
}

/** Compare-at prices that are not above the price, so that the store shows no discount. */
function checkDiscounts({ cell }: CheckContext, pairs: readonly PricePair[]): Checking {
  const places = new Places('fake-discounts')
  let variants = 0
  return {
    onProduct: (_, rows) => {
      for (const row of rows) {
        const before = places.count
        for (const { price, compareAt } of pairs) {
          if (!cell.seek(row, compareAt)) continue
          const compared = cell.number
          if (!cell.seek(row, price) || !(compared <= cell.number)) continue
          if (compareAt !== undefined) places.add(row, compareAt)
        }
        if (places.count > before) variants += 1
      }
    },
    finish: () => places.toFinding({ count: variants, fix: 'clear-compare-at' }),
  }
}

/** Variants that cost at least their price, and prices of zero. */
function checkMargins({ cell, find }: CheckContext): Checking[] {
  const losses = new Places('sold-at-a-loss')
  const zeros = new Places('price-zero')
  const [price, cost] = [find('price'), find('cost')]
  return [
    {
      onProduct: (_, rows) => {
        for (const row of rows) {
          if (!cell.seek(row, price)) continue
          const amount = cell.number
          if (amount === 0) zeros.add(row, price)
          // A cost of zero is one that nobody filled in.
          else if (cell.seek(row, cost) && cell.number > 0 && cell.number >= amount) {
            losses.add(row, cost)
          }
        }
      },
      finish: () => losses.toFinding(),
    },
    { finish: () => zeros.toFinding() },
  ]
}

/** Everything about prices, compare-at prices and costs. */
export const checkPrices: Check = (context) => {
  const pairs = pricePairs(context)
  return [...checkNumbers(context, pairs), checkDiscounts(context, pairs), ...checkMargins(context)]
}
