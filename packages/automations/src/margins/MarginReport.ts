import { isGiftCard, priceAt } from '../products/cells.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import { rowName } from '../products/variantName.ts'
import { chargesOf, marginOf, priceForMargin, type Charges } from './margin.ts'

/** Charges and thresholds of a margin report; margins are in percent. */
export interface MarginGoals {
  readonly charges: Charges
  /** The lowest margin that is enough. */
  readonly floor: number
  readonly target: number
}

/** Number of variants with a margin of at least `from` and less than `to` percent. */
export interface MarginBar {
  /** Nothing for the first bar, which holds all that is lower. */
  readonly from: number | undefined
  /** Nothing for the last bar, which holds all that is higher. */
  readonly to: number | undefined
  readonly variants: number
}

export interface MarginSummary {
  /** Variants with a price above 0, without gift cards. */
  readonly variants: number
  /** Of these, those with a cost. */
  readonly known: number
  /** Of those with a cost, those whose cost was calculated from the price. */
  readonly estimated: number
  /** The middle margin in percent; nothing where no cost is known. */
  readonly median: number | undefined
  /** Variants whose margin is below 0. */
  readonly losses: number
  /** Variants whose margin is below the floor, those sold at a loss included. */
  readonly belowFloor: number
  /**
   * Break-even return on advertising: 1 divided by the
   * median margin. Nothing where that margin is not above 0.
   */
  readonly breakEven: number | undefined
  readonly bars: readonly MarginBar[]
}

export const marginFilters = ['loss', 'floor', 'missing'] as const
/** Lists of variants: sold at a loss, below the floor (those sold at a loss included), without a cost. */
export type MarginFilter = (typeof marginFilters)[number]

/** A variant with its margin. Amounts are ten-thousandths, the margin is in percent. */
export interface MarginRow {
  /** The row of the table. */
  readonly row: number
  readonly name: string
  readonly price: number
  /** Nothing where it is missing; neither is the margin known then, nor a price for the target. */
  readonly cost: number | undefined
  readonly isEstimate: boolean
  /** Payment fee and shipping. */
  readonly charges: number
  readonly margin: number | undefined
  /** The price for the target; nothing where none reaches it. */
  readonly targetPrice: number | undefined
}

const [lowestBar, highestBar, barWidth] = [-20, 90, 10]

/** The margins of the variants of an export whose cost is known, and the variants without a cost. */
export class MarginReport {
  readonly summary: MarginSummary
  readonly #products: ProductTable
  readonly #goals: MarginGoals
  readonly #isEstimate: (row: number) => boolean
  /** Rows by margin, the lowest first, and their margins in percent. */
  readonly #rows: Uint32Array
  readonly #margins: Float64Array
  /** Rows without a cost, in the order of the file. */
  readonly #missing: Uint32Array

  /** @param isEstimate whether the cost of a row was calculated from its price. @default none was */
  constructor(
    products: ProductTable,
    goals: MarginGoals,
    isEstimate: (row: number) => boolean = () => false,
  ) {
    this.#products = products
    this.#goals = goals
    this.#isEstimate = isEstimate
    const { table, columns } = products
    const [priceColumn, costColumn] = [columns.find('price'), columns.find('cost')]
    const found: { row: number; margin: number }[] = []
    const missing: number[] = []
    for (const product of products.products) {
      if (isGiftCard(products, product)) continue
      for (let row = product.firstRow; row < product.endRow; row += 1) {
        const price = priceAt(table, row, priceColumn)
        if (price === undefined || price === 0) continue
        const cost = priceAt(table, row, costColumn)
        if (cost === undefined) missing.push(row)
        else found.push({ row, margin: marginOf(price, cost, goals.charges) * 100 })
      }
    }
    found.sort((one, other) => one.margin - other.margin || one.row - other.row)
    this.#rows = Uint32Array.from(found, ({ row }) => row)
    this.#margins = Float64Array.from(found, ({ margin }) => margin)
    this.#missing = Uint32Array.from(missing)
    this.summary = this.#summarise(found.length + missing.length)
  }

  /**
   * Reads variants of a list, from one place up to, but not including, another. Those with a margin
   * come by it, the lowest first; those without a cost in the order of the file.
   */
  rows(filter: MarginFilter, from: number, to: number): MarginRow[] {
    if (filter === 'missing') {
      return Array.from(this.#missing.subarray(from, to), (row) => this.#row(row, undefined))
    }
    const { losses, belowFloor } = this.summary
    const end = Math.min(to, filter === 'loss' ? losses : belowFloor)
    return Array.from(this.#rows.subarray(from, Math.max(from, end)), (row, at) =>
      this.#row(row, this.#margins[from + at]),
    )
  }

  #row(row: number, margin: number | undefined): MarginRow {
    const { charges, target } = this.#goals
    const { table, columns } = this.#products
    const price = priceAt(table, row, columns.find('price')) ?? 0
    const cost = priceAt(table, row, columns.find('cost'))
    return {
      row,
      name: this.#nameOf(row),
      price,
      cost,
      isEstimate: cost !== undefined && this.#isEstimate(row),
      charges: Math.round(chargesOf(price, charges)),
      margin,
      targetPrice: cost === undefined ? undefined : priceForMargin(cost, target, charges),
    }
  }

  #nameOf(row: number): string {
    const { products } = this.#products
    let low = 0
    let high = products.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (products[middle]!.endRow <= row) low = middle + 1
      else high = middle
    }
    return rowName(this.#products, products[low]!, row)
  }

  #summarise(variants: number): MarginSummary {
    const margins = this.#margins
    const known = margins.length
    const middle = known >> 1
    const median =
      known === 0
        ? undefined
        : known % 2 === 1
          ? margins[middle]!
          : (margins[middle - 1]! + margins[middle]!) / 2
    return {
      variants,
      known,
      estimated: this.#rows.reduce((count, row) => count + (this.#isEstimate(row) ? 1 : 0), 0),
      median,
      losses: countBelow(margins, 0),
      belowFloor: countBelow(margins, this.#goals.floor),
      breakEven: median !== undefined && median > 0 ? 100 / median : undefined,
      bars: barsOf(margins),
    }
  }
}

/** Counts the margins below a limit in a list with the lowest first. */
function countBelow(margins: Float64Array, limit: number): number {
  const at = margins.findIndex((margin) => margin >= limit)
  return at === -1 ? margins.length : at
}

function barsOf(margins: Float64Array): MarginBar[] {
  const edges: number[] = []
  for (let edge = lowestBar + barWidth; edge <= highestBar; edge += barWidth) edges.push(edge)
  const below = edges.map((edge) => countBelow(margins, edge))
  return [...edges, undefined].map((to, at) => ({
    from: edges[at - 1],
    to,
    variants: (below[at] ?? margins.length) - (below[at - 1] ?? 0),
  }))
}
