import { compareExports } from '../compare/compareExports.ts'
import { changedTexts, type Comparison, type RowDifference } from '../compare/Comparison.ts'
import { rowName, titleOf } from '../compare/ComparisonList.ts'
import { parsePrice } from '../money/price.ts'
import type { ColumnKey } from '../products/columnNames.ts'
import type { ProductTable } from '../products/ProductTable.ts'

export const costChangeKinds = ['higher-cost', 'lower-price', 'missing', 'new'] as const
/** A cost that rose, a price that fell, or a product that only one of the exports has. */
export type CostChangeKind = (typeof costChangeKinds)[number]

/** Something that changed between two exports. Amounts are ten-thousandths. */
export interface CostChange {
  readonly kind: CostChangeKind
  /** The row of the later table; for a missing product, of the earlier one. */
  readonly row: number
  /** The title of the product, with the variant if a cost or price of one changed. */
  readonly name: string
  /** The cost or price in the earlier export; absent for a product. */
  readonly before?: number
  /** The cost or price in the later export; absent for a product. */
  readonly after?: number
}

/** Kind of the change of a column, by its content. */
const kinds: ReadonlyMap<string, CostChangeKind> = new Map<ColumnKey, CostChangeKind>([
  ['cost', 'higher-cost'],
  ['price', 'lower-price'],
])

/** Finds the costs that rose and the prices that fell between two exports, and new and missing products. */
export class CostChanges {
  readonly counts: Readonly<Record<CostChangeKind, number>>
  readonly #changes: Readonly<Record<CostChangeKind, readonly CostChange[]>>

  constructor(earlier: ProductTable, later: ProductTable) {
    const changes = findChanges(compareExports(earlier, later))
    const of = (kind: CostChangeKind) => changes.filter((change) => change.kind === kind)
    this.#changes = {
      'higher-cost': of('higher-cost'),
      'lower-price': of('lower-price'),
      missing: of('missing'),
      new: of('new'),
    }
    this.counts = {
      'higher-cost': this.#changes['higher-cost'].length,
      'lower-price': this.#changes['lower-price'].length,
      missing: this.#changes.missing.length,
      new: this.#changes.new.length,
    }
  }

  /** Reads changes of a kind in the order of the file, from one place up to, but not including, another. */
  list(kind: CostChangeKind, from: number, to: number): readonly CostChange[] {
    return this.#changes[kind].slice(from, to)
  }
}

function findChanges(comparison: Comparison): CostChange[] {
  return comparison.products.flatMap((product) => {
    const title = titleOf(comparison, product)
    const { kind, earlier = 0, later = 0, variants, rows } = product
    if (kind === 'new') return { kind, row: later, name: title }
    if (kind === 'missing') return { kind, row: earlier, name: title }
    return rows.flatMap((row) => {
      const variant = variants > 1 ? rowName(comparison, row) : ''
      return changesIn(comparison, row, variant === '' ? title : `${title}, ${variant}`)
    })
  })
}

function changesIn(comparison: Comparison, row: RowDifference, name: string): CostChange[] {
  return row.columns.flatMap((index) => {
    const column = comparison.columns[index]
    const kind = column && kinds.get(column.id)
    if (!kind || row.later === undefined) return []
    const texts = changedTexts(comparison, row, column)
    const [before, after] = [parsePrice(texts.before), parsePrice(texts.after)]
    if (before === undefined || after === undefined || before === after) return []
    const isWorse = kind === 'higher-cost' ? after > before : after < before
    return isWorse ? { kind, row: row.later, name, before, after } : []
  })
}
