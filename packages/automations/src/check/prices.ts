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

/** The numbers of a column by row; not a number where there is none. */
type Numbers = Float64Array

/** The numbers of all columns that hold prices or costs, by column. */
type NumbersOf = ReadonlyMap<number | undefined, Numbers>

/** Prices and costs that are no numbers, are below zero, or have spaces around them. It reads the others as well. */
function checkNumbers({ cell, table }: CheckContext, numbersOf: NumbersOf): Checking[] {
  const wrong = new Places('prices-not-numbers')
  const negative = new Places('prices-negative')
  const padded = new Places('spaces')
  const columns = Array.from(numbersOf, ([column, numbers]) => ({ column, numbers }))
  let canConvert = false
  return [
    {
      onRow: (row) => {
        for (let at = 0; at < columns.length; at += 1) {
          const { column, numbers } = columns[at]!
          if (column === undefined || !cell.seek(row, column)) continue
          const { number } = cell
          numbers[row] = number
          if (!Number.isNaN(number)) {
            if (number < 0) negative.add(row, column, table.text(row, column).trim())
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
    {
      finish: () => {
        const example = negative.first?.detail
        return negative.toFinding(example === undefined ? {} : { example })
      },
    },
    { finish: () => padded.toFinding({ fix: 'remove-spaces', isSafe: true }) },
  ]
}

/** Compare-at prices that are not above the price, so that the store shows no discount. */
function checkDiscounts(pairs: readonly PricePair[], numbersOf: NumbersOf): Checking {
  const places = new Places('fake-discounts')
  const columns = pairs.flatMap(({ price, compareAt }) => {
    const [prices, compared] = [numbersOf.get(price), numbersOf.get(compareAt)]
    return compareAt !== undefined && prices && compared ? { compareAt, prices, compared } : []
  })
  let variants = 0
  return {
    onProduct: (_, rows) => {
      for (let at = 0; at < rows.length; at += 1) {
        const row = rows[at]!
        const before = places.count
        for (let pair = 0; pair < columns.length; pair += 1) {
          const { compareAt, prices, compared } = columns[pair]!
          if (compared[row]! <= prices[row]!) places.add(row, compareAt)
        }
        if (places.count > before) variants += 1
      }
    },
    finish: () => places.toFinding({ count: variants, fix: 'clear-compare-at' }),
  }
}

/** Variants that cost at least their price, and prices of zero. */
function checkMargins({ find }: CheckContext, numbersOf: NumbersOf): Checking[] {
  const losses = new Places('sold-at-a-loss')
  const zeros = new Places('price-zero')
  const [price, cost] = [find('price'), find('cost')]
  const [prices, costs] = [numbersOf.get(price), numbersOf.get(cost)]
  return [
    {
      onProduct: (_, rows) => {
        if (!prices) return
        for (let at = 0; at < rows.length; at += 1) {
          const row = rows[at]!
          const amount = prices[row]!
          if (amount === 0) zeros.add(row, price)
          // A cost of zero is one that nobody filled in.
          else if (costs && costs[row]! > 0 && costs[row]! >= amount) losses.add(row, cost)
        }
      },
      finish: () => losses.toFinding(),
    },
    { finish: () => zeros.toFinding() },
  ]
}

/** Everything about prices, compare-at prices and costs. */
export const checkPrices: Check = (context) => {
  const { find, table } = context
  const pairs = pricePairs(context)
  const columns = [...pairs.flatMap(({ price, compareAt }) => [price, compareAt]), find('cost')]
  const numbersOf: NumbersOf = new Map(
    columns
      .filter((column) => column !== undefined)
      .map((column) => [column, new Float64Array(table.rowCount).fill(Number.NaN)]),
  )
  return [
    ...checkNumbers(context, numbersOf),
    checkDiscounts(pairs, numbersOf),
    ...checkMargins(context, numbersOf),
  ]
}
