import { endPrice, smallestPlaces } from '../../money/endings.ts'
import { addToPrice, parsePrice, raisePrice, writePrice } from '../../money/price.ts'
import { findOffered } from '../../options/offeredColumns.ts'
import { asOneRemark, ofManyAsOneRemark } from '../../plan/asOneRemark.ts'
import { Changes, productsPerStep } from '../../plan/Changes.ts'
import { createNote, type NoteMaker } from '../../plan/note.ts'
import type { Computed, Note, Planning, PreviewColumn } from '../../plan/Plan.ts'
import type { PlanContext } from '../../plan/Planner.ts'
import { priceDigits, type PriceDigits } from '../../plan/priceDigits.ts'
import { isGiftCard, priceAt } from '../../products/cells.ts'
import type { ProductTable } from '../../products/ProductTable.ts'
import { filterProducts, filterVariants } from '../../scope/filterProducts.ts'
import { fields, type MassComparePriceOptions } from './options.ts'
import type { strings } from './options.ts'

type Texts = typeof strings

const note: NoteMaker<keyof Texts['notes']> = createNote
const fixed = note('info', 'fixed')
const notAbove = note('conflict', 'not-above')
const aboveAllLowest = note('review', 'all-above-lowest')

/** Changes and discounts above these need review. */
const largeChange = 0.5
const largeDiscount = 0.7

/** A compare-at price column to change, with the price it belongs to. */
interface PricePair {
  readonly market: string | undefined
  readonly price: number | undefined
  readonly compareAt: number
  readonly prices: PriceDigits
}

function pairsOf({ table, columns }: ProductTable, options: MassComparePriceOptions): PricePair[] {
  const field = fields.find(({ key }) => key === 'columns')
  if (field?.kind !== 'columns') return []
  return options.columns.flatMap((name) => {
    const offered = findOffered(field, table.header, name)
    if (!offered) return []
    const { column: compareAt, market } = offered
    const price = market === undefined ? columns.find('price') : columns.markets.get(market)?.price
    const choice = market === undefined ? options.digits : undefined
    const prices = priceDigits(table, [price, compareAt], options.ending, choice)
    return { market, price, compareAt, prices }
  })
}

function percentOf(share: number): number {
  return Math.round(share * 100)
}

/** Returns the discount of a price from its compare-at price, as a share; nothing if there is none. */
function discountOf(price: number | undefined, compareAt: number | undefined): number | undefined {
  if (price === undefined || compareAt === undefined || compareAt <= price) return undefined
  return (compareAt - price) / compareAt
}

function previewColumns(pairs: readonly PricePair[]): PreviewColumn[] {
  const cells = pairs.flatMap(({ market, price, compareAt }): PreviewColumn[] => {
    const cell = {
      kind: 'cell',
      isNumber: true,
      ...(market === undefined ? {} : { market }),
    } as const
    return [
      ...(price === undefined
        ? []
        : [{ ...cell, key: 'price', column: price, isContext: true as const }]),
      { ...cell, key: 'compareAtPrice', column: compareAt },
    ]
  })
  const discounts = pairs.slice(0, 1).map(({ price, compareAt }) => ({
    kind: 'computed' as const,
    key: 'discount' satisfies keyof Texts['columns'],
    isNumber: true as const,
    valueOf: (_: number, textAfter: (column: number) => string): Computed => {
      if (price === undefined) return undefined
      const share = discountOf(parsePrice(textAfter(price)), parsePrice(textAfter(compareAt)))
      return share === undefined ? undefined : { percent: Math.round(share * 1000) / 10 }
    },
  }))
  return [...cells, ...discounts]
}

/** Returns the reasons to review or refuse a new compare-at price. */
function notesOn(
  price: number,
  before: number | undefined,
  after: number,
  lowest: number | undefined,
  decimals: number,
): readonly Note[] {
  if (after <= price) return [notAbove]
  const notes: Note[] = []
  if (before !== undefined && before <= price) notes.push(fixed)
  if (before !== undefined && before > 0) {
    const change = (after - before) / before
    if (change < -largeChange) notes.push(note('review', 'lower', { n: percentOf(-change) }))
    if (change > largeChange) notes.push(note('review', 'higher', { n: percentOf(change) }))
  }
  const discount = (after - price) / after
  if (discount > largeDiscount) notes.push(note('review', 'discount', { n: percentOf(discount) }))
  if (lowest !== undefined && after > lowest) {
    notes.push(note('review', 'lowest', { price: writePrice(lowest, decimals) }))
  }
  return notes
}

/** Computes the compare-at price that belongs to a price. */
function compareAtOf(
  price: number,
  { digits: { currency }, ending }: PriceDigits,
  { by, unit }: MassComparePriceOptions,
): number {
  if (ending) {
    const digits = Math.max(currency, 2)
    return endPrice(
      unit === 'money' ? addToPrice(price, by) : raisePrice(price, by, digits),
      ending,
    )
  }
  if (unit === 'percent') return raisePrice(price, by, currency)
  return endPrice(addToPrice(price, by), smallestPlaces(currency))
}

/** Returns the reason why nothing changes. */
function reasonOf(
  { action }: MassComparePriceOptions,
  hasProducts: boolean,
  hasPrices: boolean,
): keyof Texts['reasons'] {
  if (!hasProducts) return 'no-products'
  if (action === 'clear') return 'all-empty'
  if (!hasPrices) return 'no-price'
  return action === 'fix' ? 'no-fakes' : 'same'
}

/**
 * Plans compare-at prices. `set` writes the price plus a percentage or an amount of money, rounded up
 * to an ending, where the price is a plain number above zero; `mend` says whether it also replaces
 * compare-at prices that are not above the price. `fix` writes it only there. `clear` empties the
 * cells.
 */
export function* plan(
  products: ProductTable,
  options: MassComparePriceOptions,
  { lastJob, lowestPrices }: PlanContext,
): Planning {
  const { table } = products
  const { action, existing, mend } = options
  const pairs = pairsOf(products, options)
  const columns = previewColumns(pairs)
  const changes = new Changes<keyof Texts['reasons']>(table)
  if (pairs.length === 0) return changes.finish(columns, 'no-column')
  const passes = filterProducts(products, options.scope, lastJob)
  const chooses = filterVariants(products, options.scope, lastJob)
  let hasProducts = false
  let hasPrices = false
  const lowestOf = { known: 0, exceeded: 0 }

  for (const [index, product] of products.products.entries()) {
    if (index % productsPerStep === 0) yield index
    if (!passes(product)) continue
    hasProducts = true
    if (options.gift && isGiftCard(products, product)) continue
    for (let row = product.firstRow; row < product.endRow; row += 1) {
      if (chooses && !chooses(product, row)) continue
      // Counting is faster than going through the pairs, until it is compiled.
      for (let at = 0; at < pairs.length; at += 1) {
        const { market, price: priceColumn, compareAt, prices } = pairs[at]!
        if (action === 'clear') {
          changes.set(row, compareAt, '')
          continue
        }
        const price = priceAt(table, row, priceColumn)
        if (price === undefined || price === 0) continue
        hasPrices = true
        const before = priceAt(table, row, compareAt)
        const isFake = before !== undefined && before <= price
        const isKept = existing === 'keep' && !table.isBlank(row, compareAt)
        if (isFake ? action === 'set' && !mend : action === 'fix' || isKept) continue
        const after = compareAtOf(price, prices, options)
        if (after === before) continue
        const decimals = prices.digits.written
        if (prices.remark) changes.remark(prices.remark)
        const lowest = options.history ? lowestPrices?.find(products, row, market) : undefined
        if (lowest !== undefined) lowestOf.known += 1
        if (lowest !== undefined && after > lowest) lowestOf.exceeded += 1
        changes.set(
          row,
          compareAt,
          writePrice(after, decimals),
          notesOn(price, before, after, lowest, decimals),
        )
      }
    }
  }
  const planned = changes.finish(columns, reasonOf(options, hasProducts, hasPrices))
  // Compare-at prices above prices that did not change say nothing of a single product.
  const isOnAll = lowestOf.exceeded > 1 && lowestOf.exceeded === lowestOf.known
  if (isOnAll) return asOneRemark(planned, 'lowest', aboveAllLowest)
  return ofManyAsOneRemark(planned, 'lowest', (counts) =>
    note('review', 'many-above-lowest', counts),
  )
}
