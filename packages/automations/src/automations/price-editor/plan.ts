import type { Table } from '../../csv/Table.ts'
import { parsePrice, unitsOfOne, writePrice } from '../../money/price.ts'
import { findOffered } from '../../options/offeredColumns.ts'
import { ofManyAsOneRemark } from '../../plan/asOneRemark.ts'
import { Changes, productsPerStep } from '../../plan/Changes.ts'
import { createNote, type NoteMaker } from '../../plan/note.ts'
import type { Computed, Note, Plan, Planning, PreviewColumn, Remark } from '../../plan/Plan.ts'
import type { PlanContext } from '../../plan/Planner.ts'
import { priceDigits, type PriceDigits } from '../../plan/priceDigits.ts'
import { isGiftCard, priceAt } from '../../products/cells.ts'
import type { ProductTable } from '../../products/ProductTable.ts'
import { filterProducts, filterVariants } from '../../scope/filterProducts.ts'
import { AverageMargin } from './AverageMargin.ts'
import { newPriceOf, placesOf, raisedCompareAt, type NewPrice } from './newPrice.ts'
import { fields, type PriceEditorOptions } from './options.ts'
import type { strings } from './options.ts'

type Texts = typeof strings
type Reason = keyof Texts['reasons']

const note: NoteMaker<keyof Texts['notes']> = createNote
const zero = note('review', 'zero')
const wasZero = note('review', 'was-zero')
const loss = note('review', 'loss')
const estimate = note('review', 'estimate')
const notAbove = note('review', 'not-above')
const noFloor = note('review', 'no-floor')
const noCost = note('info', 'no-cost')
const free = note('info', 'free')
const negative = note('review', 'negative')
const tooLarge = note('conflict', 'too-large')

/** Changes above these need review: what customers pay more hurts sooner than what they pay less. */
const largeRise = 0.25
const largeCut = 0.5

/** A change by percent that ends further from it, in percentage points, needs review. */
const largeShift = 5

/** The largest price that is read again as one: ten digits in front of the point, four behind it. */
const largestPrice = 10_000_000_000 * unitsOfOne - 1

/** A column of prices to change. */
interface PriceColumn {
  readonly market: string | undefined
  readonly price: number
  readonly compareAt: number | undefined
  readonly prices: PriceDigits
}

function columnsOf({ table, columns }: ProductTable, options: PriceEditorOptions): PriceColumn[] {
  const field = fields.find(({ key }) => key === 'columns')
  if (field?.kind !== 'columns') return []
  return options.columns.flatMap((name) => {
    const offered = findOffered(field, table.header, name)
    if (!offered) return []
    const { column: price, market } = offered
    const compareAt =
      market === undefined
        ? columns.find('compareAtPrice')
        : columns.markets.get(market)?.compareAtPrice
    const choice = market === undefined ? options.digits : undefined
    const prices = priceDigits(table, [price, compareAt], options.ending, choice)
    return { market, price, compareAt, prices }
  })
}

function tenths(share: number): number {
  return Math.round(share * 1000) / 10
}

function marginIn(price: number | undefined, cost: number | undefined): number | undefined {
  return price === undefined || price === 0 || cost === undefined || cost === 0
    ? undefined
    : tenths((price - cost) / price)
}

function changeColumn(table: Table, price: number): PreviewColumn {
  return {
    kind: 'computed',
    key: 'change' satisfies keyof Texts['columns'],
    isNumber: true,
    valueOf: (row, textAfter): Computed => {
      const before = priceAt(table, row, price)
      const after = parsePrice(textAfter(price))
      if (before === undefined || before === 0 || after === undefined) return undefined
      return { percent: tenths((after - before) / before), isChange: true }
    },
  }
}

function marginColumn(table: Table, price: number, cost: number): PreviewColumn {
  return {
    kind: 'computed',
    key: 'margin' satisfies keyof Texts['columns'],
    isNumber: true,
    hasBefore: true,
    valueOf: (row, textAfter): Computed => {
      const costUnits = priceAt(table, row, cost)
      const before = marginIn(priceAt(table, row, price), costUnits)
      const percent = marginIn(parsePrice(textAfter(price)), costUnits)
      if (percent === undefined) return undefined
      return before === undefined ? { percent } : { percent, before }
    },
  }
}

function previewColumns(
  table: Table,
  columns: readonly PriceColumn[],
  cost: number | undefined,
  raises: boolean,
): PreviewColumn[] {
  const [first] = columns
  const base = columns.find(({ market }) => market === undefined)
  const cell = { kind: 'cell', isNumber: true } as const
  const cells = columns.flatMap(({ market, price, compareAt }): PreviewColumn[] => {
    const own = { ...cell, ...(market === undefined ? {} : { market }) }
    return [
      { ...own, key: 'price', column: price },
      ...(raises && compareAt !== undefined
        ? [{ ...own, key: 'compareAtPrice', column: compareAt }]
        : []),
    ]
  })
  return [
    ...(base && cost !== undefined
      ? [{ ...cell, key: 'cost', column: cost, isContext: true as const }]
      : []),
    ...cells,
    ...(first ? [changeColumn(table, first.price)] : []),
    ...(base && cost !== undefined ? [marginColumn(table, base.price, cost)] : []),
  ]
}

/** Returns the note on a change that is large, or far from what was asked for. */
function changeNotes(before: number, after: number, { how, by }: PriceEditorOptions): Note[] {
  if (before === 0) return [wasZero]
  const change = (after - before) / before
  const isFar = how === 'percent' && Math.abs(change * 100 - by) > largeShift
  if (change > largeRise || (isFar && change > 0))
    return [note('review', 'up', { n: tenths(change) })]
  if (change < -largeCut || (isFar && change < 0)) {
    return [note('review', 'down', { n: tenths(-change) })]
  }
  return []
}

/** Facts about a variant that its new price is judged by. */
interface Variant {
  readonly cost: number | undefined
  readonly isEstimate: boolean
  readonly compareAt: number | undefined
  /** Whether its price should have a lowest one. */
  readonly needsFloor: boolean
}

function notesOn(
  before: number,
  { units, limit }: NewPrice,
  { cost, isEstimate, compareAt, needsFloor }: Variant,
  options: PriceEditorOptions,
): Note[] {
  const n = options.floor ?? 0
  if (units > largestPrice) return [tooLarge]
  if (limit === 'limits') return [note('conflict', limit, { n })]
  if (limit === 'no-ending') return [note('conflict', limit)]
  if (units === 0) return [zero]
  const notes: Note[] = changeNotes(before, units, options)
  if (cost !== undefined && units < cost) notes.push(loss)
  if (isEstimate && (options.how === 'cost' || limit === 'raised')) notes.push(estimate)
  if (compareAt !== undefined && compareAt > 0 && compareAt <= units) notes.push(notAbove)
  if (needsFloor && cost === undefined) notes.push(noFloor)
  if (limit === 'raised') notes.push(note('info', 'raised', { n }))
  if (limit === 'cut') notes.push(note('info', 'cut'))
  return notes
}

/** Facts about a file that say why nothing changes. */
interface Found {
  hasProducts: boolean
  hasPrices: boolean
  hasCosts: boolean
}

function reasonOf({ how }: PriceEditorOptions, found: Found): Reason {
  if (!found.hasProducts) return 'no-products'
  if (!found.hasPrices) return 'no-price'
  return how === 'cost' && !found.hasCosts ? 'no-costs' : 'same'
}

/** Changes the prices of the rows of one file. */
class RowWriter {
  readonly changes: Changes<Reason>
  readonly found: Found = { hasProducts: false, hasPrices: false, hasCosts: false }
  readonly #table: Table
  readonly #options: PriceEditorOptions
  readonly #cost: number | undefined
  readonly #isEstimated: (row: number) => boolean
  readonly #before = new AverageMargin()
  readonly #after = new AverageMargin()

  constructor(
    table: Table,
    options: PriceEditorOptions,
    cost: number | undefined,
    isEstimated: (row: number) => boolean,
  ) {
    this.changes = new Changes(table)
    this.#table = table
    this.#options = options
    this.#cost = cost
    this.#isEstimated = isEstimated
  }

  /** Changes the price of a row in one column, and the compare-at price beside it. */
  write(row: number, column: PriceColumn): void {
    const table = this.#table
    const { market, price: priceColumn } = column
    if (table.isBlank(row, priceColumn)) return
    const price = priceAt(table, row, priceColumn)
    if (price === undefined) {
      const text = table.text(row, priceColumn).trim()
      this.changes.remark({ ...note('review', 'unread', { text }), row, column: priceColumn })
      return
    }
    this.found.hasPrices = true
    // Costs are in the currency of the store; one of zero is one that nobody filled in.
    const cost = market === undefined ? priceAt(table, row, this.#cost) || undefined : undefined
    if (cost !== undefined) this.found.hasCosts = true
    const units = this.#setPrice(row, column, price, cost) ?? price
    if (cost === undefined || price === 0 || units > largestPrice) return
    this.#before.add(price, cost)
    this.#after.add(units, cost)
  }

  /** Returns the new price; nothing if it stays or cannot be applied. */
  #setPrice(
    row: number,
    column: PriceColumn,
    price: number,
    cost: number | undefined,
  ): number | undefined {
    const table = this.#table
    const options = this.#options
    const { how, floor } = options
    const remark = (reason: Note) => {
      this.changes.remark({ ...reason, row, column: column.price })
    }
    if (how === 'cost' && cost === undefined) {
      remark(noCost)
      return undefined
    }
    if (price === 0 && (how === 'percent' || how === 'amount')) {
      remark(free)
      return undefined
    }
    const places = placesOf(column.prices)
    const next = newPriceOf(price, cost, options, places)
    if (!next) {
      remark(negative)
      return undefined
    }
    const { units } = next
    if (units === price) return undefined
    const oldCompareAt = priceAt(table, row, column.compareAt)
    const rises = options.raise && oldCompareAt !== undefined && oldCompareAt > price
    const compareAt =
      rises && units > price && price > 0
        ? raisedCompareAt(oldCompareAt, price, units, places, options.round)
        : oldCompareAt
    const isEstimate = this.#isEstimated(row)
    const needsFloor = floor !== null && column.market === undefined
    const notes = notesOn(price, next, { cost, isEstimate, compareAt, needsFloor }, options)
    const { written } = column.prices.digits
    if (column.prices.remark) this.changes.remark(column.prices.remark)
    this.changes.set(row, column.price, writePrice(units, written), notes)
    if (notes.some(({ tone }) => tone === 'conflict')) return undefined
    if (column.compareAt !== undefined && compareAt !== undefined && compareAt !== oldCompareAt) {
      this.changes.set(row, column.compareAt, writePrice(compareAt, written))
    }
    return units
  }

  /** Says what the changes do to the margin, where costs are known. */
  get marginRemark(): Remark | undefined {
    const [before, after] = [this.#before.percent, this.#after.percent]
    if (before === undefined || after === undefined || this.changes.count === 0) return undefined
    return { ...note('info', 'average', { before, after }), isResult: true }
  }
}

/** Lists the remarks of a plan, those that need review before those that explain. */
function mostUrgentFirst({ remarks = [] }: Plan): readonly Remark[] {
  const explaining = remarks.filter(({ tone }) => tone === 'info')
  return [...remarks.filter(({ tone }) => tone !== 'info'), ...explaining]
}

/** Says once what many prices have in common. */
function withRemarks(planned: Plan): Plan {
  const rises = ofManyAsOneRemark(planned, 'up', (counts) =>
    note('review', 'many-up', { ...counts, limit: largeRise * 100 }),
  )
  const cuts = ofManyAsOneRemark(rises, 'down', (counts) =>
    note('review', 'many-down', { ...counts, limit: largeCut * 100 }),
  )
  return ofManyAsOneRemark(cuts, 'no-floor', (counts) => note('review', 'many-no-floor', counts))
}

/**
 * Plans new prices: by percent or an amount, one price for all, or from the cost. Each is rounded to its
 * ending and kept within its limits; a price that would not be above zero stays as it is. Prices that are
 * set or calculated from costs do not change when the plan is applied again; those changed by percent or
 * an amount do.
 */
export function* plan(
  products: ProductTable,
  options: PriceEditorOptions,
  { lastJob, isEstimatedCost = () => false }: PlanContext,
): Planning {
  const { table, columns: known } = products
  const cost = known.find('cost')
  const columns = columnsOf(products, options)
  const preview = previewColumns(table, columns, cost, options.raise)
  const writer = new RowWriter(table, options, cost, isEstimatedCost)
  const { changes, found } = writer
  if (columns.length === 0) return changes.finish(preview, 'no-column')
  const isFromCost = options.how === 'cost'
  if (isFromCost && cost === undefined) return changes.finish(preview, 'no-cost-column')
  // A price that nobody has typed yet is null.
  if (options.how === 'set' && !Number.isFinite(options.price)) {
    return changes.finish(preview, 'no-new-price')
  }
  for (const { market, price } of columns) {
    if (market === undefined || !(isFromCost || options.floor !== null)) continue
    const code = isFromCost ? 'market-cost' : 'market-floor'
    changes.remark({
      ...note('review', code, { column: table.header[price] ?? '' }),
      column: price,
    })
  }
  const changed = columns.filter(({ market }) => !isFromCost || market === undefined)
  const passes = filterProducts(products, options.scope, lastJob)
  const chooses = filterVariants(products, options.scope, lastJob)

  for (const [index, product] of products.products.entries()) {
    if (index % productsPerStep === 0) yield index
    if (!passes(product)) continue
    found.hasProducts = true
    if (options.gift && isGiftCard(products, product)) continue
    for (let row = product.firstRow; row < product.endRow; row += 1) {
      if (chooses && !chooses(product, row)) continue
      for (const column of changed) writer.write(row, column)
    }
  }
  const planned = withRemarks(changes.finish(preview, reasonOf(options, found)))
  const { marginRemark } = writer
  const remarks = [...(marginRemark ? [marginRemark] : []), ...mostUrgentFirst(planned)]
  return remarks.length === 0 ? planned : { ...planned, remarks }
}
