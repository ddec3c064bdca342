import { marginOf, priceForMargin, type Charges } from '../../margins/margin.ts'
import { endPrice, smallestPlaces } from '../../money/endings.ts'
import { parsePrice, readAmount, unitsOfOne, writePrice } from '../../money/price.ts'
import { ofAllAsOneRemark } from '../../plan/asOneRemark.ts'
import { Changes, productsPerStep } from '../../plan/Changes.ts'
import { createNote, type NoteMaker } from '../../plan/note.ts'
import type { Computed, Note, Plan, Planning, PreviewColumn } from '../../plan/Plan.ts'
import type { PlanContext } from '../../plan/Planner.ts'
import { priceDigits, type PriceDigits } from '../../plan/priceDigits.ts'
import { isGiftCard, priceAt } from '../../products/cells.ts'
import type { Product, ProductTable } from '../../products/ProductTable.ts'
import type { FoundValue } from '../../scope/Counter.ts'
import { filterProducts, filterVariants, type VariantFilter } from '../../scope/filterProducts.ts'
import { foldCase } from '../../text/fold.ts'
import { foldSku, readCostList, type CostList } from './costList.ts'
import { chargesIn } from './goals.ts'
import type { CogsMonitorOptions, strings } from './options.ts'

type Texts = typeof strings
type Reason = keyof Texts['reasons']

const note: NoteMaker<keyof Texts['notes']> = createNote
const estimate = note('review', 'estimate')
const allEstimates = note('review', 'all-estimates')
const twice = note('review', 'twice')
const notAbove = note('review', 'compare')

/**
 * A price that rises by more than this share needs review; of what is sold at a loss, which has to
 * rise by more, that whose cost is above its price by more than this share, and may be wrong.
 */
const largeRise = 0.25

/** Writes a cost; one that has decimals, with at least two. */
function writeCost(units: number, written: number): string {
  return writePrice(units, units % unitsOfOne === 0 ? written : Math.max(written, 2))
}

/** A new cost or price of a variant, in ten-thousandths. */
interface Amount {
  readonly units: number
  readonly notes: readonly Note[]
}

/** Finds the new cost of a variant; nothing where it stays. */
type CostOf = (product: Product, row: number) => Amount | undefined

interface Columns {
  readonly price: number | undefined
  readonly cost: number | undefined
}

/**
 * Returns how costs are found.
 *
 * @returns the reason why there are none
 */
function costsBy(
  products: ProductTable,
  { price, cost }: Columns,
  options: CogsMonitorOptions,
  digits: number,
  list: CostList | undefined,
): CostOf | Reason {
  const { table } = products
  const isMissing = (row: number) => cost !== undefined && table.isBlank(row, cost)
  switch (options.costs) {
    case 'divide': {
      if (price === undefined) return 'no-price-column'
      const { step } = smallestPlaces(digits)
      return (_, row) => {
        const units = isMissing(row) ? priceAt(table, row, price) : undefined
        if (units === undefined || units === 0) return undefined
        const divided = Math.round(units / options.by / step) * step
        return { units: divided, notes: [estimate] }
      }
    }
    case 'list': {
      if (!list) return 'no-list'
      const { costs } = list
      if (!costs) return 'bad-list'
      if (products.columns.find('sku') === undefined) return 'not-listed'
      return (_, row) => {
        const found = costs.get(foldSku(products.text(row, 'sku')))
        return found && { units: found.cost, notes: found.isAmbiguous ? [twice] : [] }
      }
    }
    case 'hand': {
      const costs = new Map(
        Object.entries(options.hand).map(([handle, amount]) => [
          foldCase(handle),
          readAmount(amount),
        ]),
      )
      return ({ handle }, row) => {
        const units = isMissing(row) ? costs.get(foldCase(handle)) : undefined
        return units === undefined ? undefined : { units, notes: [] }
      }
    }
    default:
      return options.costs satisfies never
  }
}

/** Names a product that has variants without a cost, with their number. */
function missingCosts(
  products: ProductTable,
  product: Product,
  column: number,
  chooses: VariantFilter = () => true,
): FoundValue[] {
  const rows = products.variantRows(product)
  const count = rows.filter(
    (row) => products.table.isBlank(row, column) && chooses(product, row),
  ).length
  if (count === 0) return []
  const { handle, firstRow } = product
  return [{ value: handle, label: products.text(firstRow, 'title').trim() || handle, count }]
}

/** Prices what is sold at a loss, or below the minimum. */
function newPrice(
  price: number,
  cost: number,
  compareAt: number | undefined,
  options: CogsMonitorOptions,
  charges: Charges,
  { digits, ending }: PriceDigits,
): Amount | undefined {
  const limit = options.raise === 'losses' ? 0 : options.floor
  if (marginOf(price, cost, charges) * 100 >= limit) return undefined
  const reached = priceForMargin(cost, options.target, charges)
  if (reached === undefined) return undefined
  const units = endPrice(reached, ending ?? smallestPlaces(digits.currency))
  if (units <= price) return undefined
  const notes: Note[] = []
  const rise = (units - price) / price
  if (rise > largeRise) {
    const isExpected = options.raise === 'losses' && (cost - price) / price <= largeRise
    notes.push(note(isExpected ? 'info' : 'review', 'higher', { n: Math.round(rise * 100) }))
  }
  if (compareAt !== undefined && compareAt > price && compareAt <= units) notes.push(notAbove)
  return { units, notes }
}

function previewColumns(
  { price, cost }: Columns,
  charges: Charges,
  work: CogsMonitorOptions['work'],
): PreviewColumn[] {
  const columns: PreviewColumn[] = []
  const cell = { kind: 'cell', isNumber: true } as const
  const context = { ...cell, isContext: true } as const
  if (cost !== undefined) {
    columns.push({ ...(work === 'costs' ? cell : context), key: 'cost', column: cost })
  }
  if (price !== undefined) {
    columns.push({ ...(work === 'prices' ? cell : context), key: 'price', column: price })
  }
  if (cost === undefined || price === undefined) return columns
  columns.push({
    kind: 'computed',
    key: 'margin' satisfies keyof Texts['columns'],
    isNumber: true,
    valueOf: (_, textAfter): Computed => {
      const [units, costUnits] = [parsePrice(textAfter(price)), parsePrice(textAfter(cost))]
      if (units === undefined || units === 0 || costUnits === undefined) return undefined
      return { percent: Math.round(marginOf(units, costUnits, charges) * 1000) / 10 }
    },
  })
  return columns
}

const nothingFilled = { divide: 'no-missing', list: 'not-listed', hand: 'no-hand' } as const
const nothingRaised = { losses: 'no-losses', floor: 'no-low' } as const

function nothingBecause({ work, costs, raise }: CogsMonitorOptions, asks: boolean): Reason {
  if (work === 'prices') return nothingRaised[raise]
  return costs === 'hand' && !asks ? 'none-missing' : nothingFilled[costs]
}

/**
 * Plans costs or prices. Costs come from the price where they are missing, from the list of a supplier
 * for every SKU in it, or from the member for each product. Prices rise to the target margin where a
 * variant is sold at a loss, or below the minimum. Gift cards are left out.
 */
export function* plan(
  products: ProductTable,
  options: CogsMonitorOptions,
  { lastJob, isEstimatedCost = () => false }: PlanContext,
): Planning {
  const { table, columns } = products
  const found: Columns = { price: columns.find('price'), cost: columns.find('cost') }
  const compareAtColumn = columns.find('compareAtPrice')
  const charges = chargesIn(options)
  const preview = previewColumns(found, charges, options.work)
  const changes = new Changes<Reason>(table)
  const nothing = (reason: Reason): Plan => changes.finish(preview, reason)
  const { cost: costColumn, price: priceColumn } = found
  if (costColumn === undefined) return nothing('no-cost-column')
  if (options.work === 'prices' && priceColumn === undefined) return nothing('no-price-column')
  const isPricing = options.work === 'prices'
  const ofPrices = [priceColumn, compareAtColumn]
  const ofAmounts = isPricing ? ofPrices : [...ofPrices, costColumn]
  // Costs have no ending.
  const ending = isPricing ? options.ending : 'none'
  const amounts = priceDigits(table, ofAmounts, ending, options.digits)
  const { currency, written } = amounts.digits
  const isListed = !isPricing && options.costs === 'list' && options.list !== null
  const list = isListed ? readCostList(options.list.text) : undefined
  for (const remark of list?.remarks ?? []) changes.remark(remark)
  const costOf = isPricing ? undefined : costsBy(products, found, options, currency, list)
  const isRounded = isPricing || options.costs === 'divide'
  if (typeof costOf === 'string') return nothing(costOf)
  const passes = filterProducts(products, options.scope, lastJob)
  const chooses = filterVariants(products, options.scope, lastJob)
  const asksByHand = options.work === 'costs' && options.costs === 'hand'
  const missing: FoundValue[] = []
  let hasProducts = false

  for (const [index, product] of products.products.entries()) {
    if (index % productsPerStep === 0) yield index
    if (!passes(product)) continue
    hasProducts = true
    if (isGiftCard(products, product)) continue
    if (asksByHand) missing.push(...missingCosts(products, product, costColumn, chooses))
    for (let row = product.firstRow; row < product.endRow; row += 1) {
      if (chooses && !chooses(product, row)) continue
      if (!products.isVariant(product, row)) continue
      if (costOf) {
        const amount = costOf(product, row)
        if (!amount || amount.units === priceAt(table, row, costColumn)) continue
        changes.set(row, costColumn, writeCost(amount.units, written), amount.notes)
        continue
      }
      const price = priceAt(table, row, priceColumn)
      const cost = priceAt(table, row, costColumn)
      if (priceColumn === undefined || price === undefined || price === 0) continue
      if (cost === undefined) continue
      const amount = newPrice(
        price,
        cost,
        priceAt(table, row, compareAtColumn),
        options,
        charges,
        amounts,
      )
      if (!amount) continue
      const notes = isEstimatedCost(row) ? [estimate, ...amount.notes] : amount.notes
      changes.set(row, priceColumn, writePrice(amount.units, written), notes)
    }
  }
  if (!hasProducts) return nothing('no-products')
  if (amounts.remark && isRounded && changes.count > 0) changes.remark(amounts.remark)
  const reason = nothingBecause(options, missing.length > 0)
  const planned = { ...nothing(reason), ...(asksByHand && { questions: { hand: missing } }) }
  return isPricing ? planned : ofAllAsOneRemark(planned, 'estimate', allEstimates)
}
