import { convertPrice } from '../../check/fixes/convertPrice.ts'
import { bundledRates } from '../../money/bundledRates.ts'
import { convertPriceTo, digitsOf, nextPlace, type Conversion } from '../../money/convert.ts'
import { isUsuallyWhole } from '../../money/currencies.ts'
import { endings, hasDecimals, isEnding, smallestPlaces } from '../../money/endings.ts'
import { currencyOfMarket } from '../../money/FileCurrencies.ts'
import { findFileDigits } from '../../money/fileDigits.ts'
import { parsePrice, unitsOfOne, writePrice } from '../../money/price.ts'
import {
  ageInDays,
  exactRate,
  oldRateAge,
  rateAsNumber,
  rateBetween,
  type ReferenceRates,
  type UsedRate,
} from '../../money/rates.ts'
import { basePrices, findPrices } from '../../options/offeredPrices.ts'
import { Changes, productsPerStep } from '../../plan/Changes.ts'
import { createNote, type NoteMaker } from '../../plan/note.ts'
import {
  emptyPlan,
  type Computed,
  type Note,
  type Plan,
  type Planning,
  type PreviewColumn,
} from '../../plan/Plan.ts'
import type { PlanContext } from '../../plan/Planner.ts'
import { isGiftCard, priceAt } from '../../products/cells.ts'
import type { Table } from '../../csv/Table.ts'
import type { ProductTable } from '../../products/ProductTable.ts'
import { filterProducts, filterVariants } from '../../scope/filterProducts.ts'
import type { CurrencyConverterOptions, strings } from './options.ts'

type Texts = typeof strings

const note: NoteMaker<keyof Texts['notes']> = createNote
const zero = note('review', 'zero')
const keptAbove = note('info', 'above')
const notAbove = note('review', 'not-above')
const removed = note('review', 'removed')
const fake = note('review', 'fake')

/** A plan that changes nothing, with its reason. */
const nothing: (reason: keyof Texts['reasons'], columns?: readonly PreviewColumn[]) => Plan =
  emptyPlan

/** The largest price that is read again as one: ten digits in front of the point, four behind it. */
const largestPrice = 99_999_999_999_999

/** The columns that prices are read from and written to. */
interface PriceColumns {
  readonly market: string | undefined
  readonly price: number
  readonly compareAt: number | undefined
  readonly cost: number | undefined
  readonly newPrice: number
  readonly newCompareAt: number | undefined
}

function columnsOf({ table, columns }: ProductTable, into: string): PriceColumns | undefined {
  const price = columns.find('price')
  if (price === undefined) return undefined
  const compareAt = columns.find('compareAtPrice')
  const from = { price, compareAt, cost: columns.find('cost') }
  if (into === basePrices) {
    return { ...from, market: undefined, newPrice: price, newCompareAt: compareAt }
  }
  const market = findPrices(table.header, into)?.market
  const own = market === undefined ? undefined : columns.markets.get(market)
  if (own?.price === undefined) return undefined
  return { ...from, market, newPrice: own.price, newCompareAt: own.compareAtPrice }
}

function conversionOf(
  { from, to, rate, own, round, ending: name }: CurrencyConverterOptions,
  rates: ReferenceRates,
  isWhole: boolean,
): Conversion | undefined {
  // An own rate that nobody has typed yet is null.
  const typed = Number.isFinite(own) && own > 0 ? exactRate(own) : undefined
  const used = rate === 'own' ? typed : rateBetween(rates, from, to)
  if (!used) return undefined
  const wanted = isEnding(name) ? endings[name] : undefined
  if (!isWhole) return { rate: used, to, round, ending: wanted }
  const ending = wanted && hasDecimals(wanted) ? endings['.00'] : wanted
  return { rate: used, to, digits: 0, round, ending }
}

/**
 * Whether the prices of a market have no decimals, in a currency that has some, but rarely shows them. In
 * other currencies, whole prices are so by chance.
 */
function isWholeMarket({ table }: ProductTable, columns: PriceColumns, to: string): boolean {
  if (columns.market === undefined || !isUsuallyWhole(to)) return false
  return findFileDigits(table, [columns.newPrice, columns.newCompareAt]).wholeBy === 'none'
}

/** Tells the rate of a conversion, to be kept with the job. */
function usedRate(
  { from, to, rate }: CurrencyConverterOptions,
  conversion: Conversion,
  { date }: ReferenceRates,
): UsedRate {
  const used = { from, to, rate: rateAsNumber(conversion.rate) }
  return rate === 'own' ? { ...used, source: 'own' } : { ...used, source: 'ecb', date }
}

function previewColumns(
  { table }: ProductTable,
  { market, price, newPrice, newCompareAt }: PriceColumns,
): PreviewColumn[] {
  const cell = { kind: 'cell', isNumber: true } as const
  const own = { ...cell, ...(market === undefined ? {} : { market }) }
  const change: PreviewColumn = {
    kind: 'computed',
    key: 'change' satisfies keyof Texts['columns'],
    isNumber: true,
    // Of a market, both are its own prices.
    valueOf: (row, textAfter): Computed => {
      const before = priceAt(table, row, newPrice)
      const after = parsePrice(textAfter(newPrice))
      if (before === undefined || before === 0 || after === undefined) return undefined
      return { percent: Math.round(((after - before) / before) * 1000) / 10 }
    },
  }
  const isBase = newPrice === price
  return [
    // A price of a market is compared with the one that it is computed from.
    ...(isBase ? [] : [{ ...cell, key: 'price', column: price, isContext: true as const }]),
    { ...own, key: 'price', column: newPrice },
    ...(newCompareAt === undefined
      ? []
      : [{ ...own, key: 'compareAtPrice', column: newCompareAt }]),
    change,
  ]
}

/** Converts the prices of one plan, each amount once. */
class Converter {
  /** Whether it wrote a price with decimals, and one with more than the currency has. */
  hasDecimals = false
  isUnrounded = false
  readonly #conversion: Conversion
  readonly #options: CurrencyConverterOptions
  readonly #converted = new Map<number, number>()
  readonly #decimals: number
  readonly #smallest: number

  constructor(conversion: Conversion, options: CurrencyConverterOptions) {
    this.#conversion = conversion
    this.#options = options
    this.#decimals = digitsOf(conversion)
    this.#smallest = smallestPlaces(this.#decimals).step
  }

  /** Converts a price in ten-thousandths. */
  convert(units: number): number {
    const known = this.#converted.get(units)
    if (known !== undefined) return known
    const converted = convertPriceTo(units, this.#conversion, this.#options.margin)
    this.#converted.set(units, converted)
    return converted
  }

  /**
   * Converts the lowest price that a cost allows.
   *
   * @param cost in ten-thousandths; one of zero is one that nobody filled in
   */
  minimum(cost: number | undefined): number {
    const { floor } = this.#options
    if (floor === null || cost === undefined || cost === 0) return 0
    return convertPriceTo(cost, this.#conversion, floor, 'up')
  }

  above(units: number): number {
    return nextPlace(units, this.#conversion)
  }

  write(units: number): string {
    this.hasDecimals ||= units % unitsOfOne > 0
    this.isUnrounded ||= units % this.#smallest > 0
    return writePrice(units, this.#decimals)
  }
}

/** A new price, or what keeps it from being written. */
interface NewPrice {
  readonly units: number
  readonly notes: readonly Note[]
}

function newPriceOf(price: number, cost: number | undefined, converter: Converter): NewPrice {
  const converted = converter.convert(price)
  const minimum = price === 0 ? 0 : converter.minimum(cost)
  const units = Math.max(converted, minimum)
  if (units > largestPrice) return { units, notes: [note('conflict', 'too-large')] }
  if (units === 0) return { units, notes: [zero] }
  if (converted >= minimum) return { units, notes: [] }
  return { units, notes: [note('review', 'below', { price: converter.write(units) })] }
}

function newCompareAtOf(
  compareAt: number,
  price: number,
  newPrice: number,
  converter: Converter,
): NewPrice {
  const converted = converter.convert(compareAt)
  const isTooLow = compareAt > price && converted <= newPrice
  const units = isTooLow ? converter.above(newPrice) : converted
  if (units > largestPrice) return { units, notes: [note('conflict', 'too-large')] }
  return { units, notes: isTooLow ? [keptAbove] : [] }
}

/** Returns the reason why nothing changes. */
function reasonOf(hasProducts: boolean, hasPrices: boolean): keyof Texts['reasons'] {
  if (!hasProducts) return 'no-products'
  return hasPrices ? 'same' : 'no-price'
}

/** Converts the rows of one file. */
class RowWriter {
  readonly changes: Changes<keyof Texts['reasons']>
  readonly #table: Table
  readonly #columns: PriceColumns
  readonly #converter: Converter
  readonly #converts: boolean

  constructor(
    table: Table,
    columns: PriceColumns,
    converter: Converter,
    { compare }: CurrencyConverterOptions,
  ) {
    this.changes = new Changes(table)
    this.#table = table
    this.#columns = columns
    this.#converter = converter
    this.#converts = compare
  }

  /** Converts the price of a row, which is not empty, and the compare-at price beside it. */
  write(row: number): void {
    const { price: from, cost, newPrice } = this.#columns
    const price = priceAt(this.#table, row, from)
    if (price === undefined) {
      this.#setUnread(row, from, newPrice)
      return
    }
    const next = newPriceOf(price, priceAt(this.#table, row, cost), this.#converter)
    // A price that is too large is not written, so the one beside it stays too.
    const isPassed = next.units <= largestPrice && this.#writeCompareAt(row, price, next.units)
    this.#set(row, newPrice, next, isPassed ? [notAbove] : [])
  }

  /**
   * Converts a compare-at price. A market gets one only where it is above the price: what a market has
   * below its new price goes, and no fake discount is copied to it.
   *
   * @returns whether one that is kept or goes is no longer above the price
   */
  #writeCompareAt(row: number, price: number, newPrice: number): boolean {
    const { compareAt: from, newCompareAt: to, market } = this.#columns
    if (to === undefined) return false
    const isEmpty = from === undefined || this.#table.isBlank(row, from)
    if (!this.#converts || (isEmpty && market === undefined))
      return this.#isPassed(row, to, newPrice)
    const compareAt = priceAt(this.#table, row, from)
    if (!isEmpty && compareAt === undefined) {
      this.#setUnread(row, from, to)
      return market !== undefined && this.#isPassed(row, to, newPrice)
    }
    const isDiscount = compareAt !== undefined && compareAt > price
    if (market !== undefined && !isDiscount) return this.#removePassed(row, to, newPrice)
    if (compareAt === undefined) return false
    const next = newCompareAtOf(compareAt, price, newPrice, this.#converter)
    this.#set(row, to, next, isDiscount || compareAt === 0 ? [] : [fake])
    return false
  }

  /** Whether the compare-at price in a cell is above the price now, and not above the new one. */
  #isPassed(row: number, column: number, newPrice: number): boolean {
    const kept = priceAt(this.#table, row, column)
    const before = priceAt(this.#table, row, this.#columns.newPrice) ?? 0
    return kept !== undefined && kept > before && kept <= newPrice
  }

  /** Empties the compare-at price of a market that is not above the new price. */
  #removePassed(row: number, column: number, newPrice: number): boolean {
    const kept = priceAt(this.#table, row, column)
    if (kept === undefined || kept > newPrice) return false
    this.changes.set(row, column, '', [removed])
    return true
  }

  #set(row: number, column: number, { units, notes }: NewPrice, more: readonly Note[] = []): void {
    if (units === priceAt(this.#table, row, column)) return
    const all = more.length === 0 ? notes : [...notes, ...more]
    this.changes.set(row, column, this.#converter.write(units), all)
  }

  /** Notes a price that cannot be read, and shows what it may mean. */
  #setUnread(row: number, from: number, to: number): void {
    const text = this.#table.text(row, from)
    const meant = parsePrice(convertPrice(text) ?? '')
    const unwritten = from === to ? '' : text
    const after =
      meant === undefined ? unwritten : this.#converter.write(this.#converter.convert(meant))
    this.changes.set(row, to, after, [note('conflict', 'unread', { text })])
  }
}

/**
 * Plans prices in another currency. They are computed from the prices without a market, and written
 * over these or into the columns of a market. Gift cards and empty prices stay as they are; a price
 * that is no plain number is a conflict, as is one that would be too large.
 */
export function* plan(
  products: ProductTable,
  options: CurrencyConverterOptions,
  { lastJob, rates = bundledRates, now = Date.now(), currencies }: PlanContext,
): Planning {
  const { table } = products
  if (options.from === '' || options.to === '') return nothing('no-currencies')
  const columns = columnsOf(products, options.into)
  if (!columns) return nothing('no-column')
  const shown = previewColumns(products, columns)
  if ((currencyOfMarket(currencies, columns.market ?? '') ?? options.to) !== options.to) {
    return nothing('other-currency', shown)
  }
  const isWhole = isWholeMarket(products, columns, options.to)
  const conversion = conversionOf(options, rates, isWhole)
  if (!conversion) return nothing(options.rate === 'own' ? 'no-own-rate' : 'no-rate', shown)
  const age = options.rate === 'reference' ? ageInDays(rates.date, now) : 0
  const converter = new Converter(conversion, options)
  const writer = new RowWriter(table, columns, converter, options)
  const passes = filterProducts(products, options.scope, lastJob)
  const chooses = filterVariants(products, options.scope, lastJob)
  let hasProducts = false
  let hasPrices = false

  for (const [index, product] of products.products.entries()) {
    if (index % productsPerStep === 0) yield index
    if (!passes(product)) continue
    hasProducts = true
    if (isGiftCard(products, product)) continue
    for (let row = product.firstRow; row < product.endRow; row += 1) {
      if (chooses && !chooses(product, row)) continue
      if (table.isBlank(row, columns.price)) continue
      hasPrices = true
      writer.write(row)
    }
  }
  if (writer.changes.count > 0) remarkOn()
  return {
    ...writer.changes.finish(shown, reasonOf(hasProducts, hasPrices)),
    rate: usedRate(options, conversion, rates),
  }

  /** Notes what is true of all new prices. */
  function remarkOn(): void {
    const { changes } = writer
    const { to } = options
    const column = table.header[columns!.newPrice] ?? ''
    if (columns!.market === undefined) changes.remark(note('review', 'base', { to }))
    if (age > oldRateAge) changes.remark(note('review', 'old', { n: age }))
    if (isWhole) changes.remark(note('review', 'whole', { column }))
    if (converter.isUnrounded) changes.remark(note('review', 'unrounded', { to }))
    else if (isUsuallyWhole(to) && converter.hasDecimals) {
      changes.remark(note('review', 'rarely', { to }))
    }
  }
}
