import { parsePrice } from '../money/price.ts'
import { createNote } from '../plan/note.ts'
import type { Note, Plan } from '../plan/Plan.ts'
import { optionKeys } from '../guards/losses.ts'
import { readCell } from '../csv/cells.ts'
import { findPatch } from '../preview/PatchIndex.ts'
import { foldCase, tidySpaces } from '../text/fold.ts'
import type { Product, ProductTable } from '../products/ProductTable.ts'
import type { HandNoteCode } from './CellEdit.ts'

const notAbove: HandNoteCode = 'hand-not-above'
const duplicate: HandNoteCode = 'hand-duplicate'

/** The patches of a plan by cell, and those that cannot be applied. */
class Cells {
  readonly #products: ProductTable
  readonly #plan: Plan
  readonly #refused = new Set<number>()

  constructor(products: ProductTable, plan: Plan) {
    this.#products = products
    this.#plan = plan
  }

  patchAt(row: number, column: number): number | undefined {
    const at = findPatch(this.#plan.patches, row, column)
    if (at === undefined || this.#refused.has(at)) return undefined
    const isConflict = this.#plan.notes.get(at)?.some(({ tone }) => tone === 'conflict')
    return isConflict ? undefined : at
  }

  before(row: number, column: number): string {
    return this.#products.table.text(row, column)
  }

  after(row: number, column: number): string {
    const at = this.patchAt(row, column)
    return at === undefined ? this.before(row, column) : readCell(this.#plan.patches[at]?.[3] ?? '')
  }

  refuse(at: number): void {
    this.#refused.add(at)
  }
}

/** The columns of the two prices of each market, and those without a market. */
function pricePairs({ columns }: ProductTable): readonly (readonly [number, number])[] {
  const pairs = [
    [columns.find('price'), columns.find('compareAtPrice')],
    ...Array.from(columns.markets.values(), (one) => [one.price, one.compareAtPrice]),
  ]
  return pairs.flatMap(([price, compareAt]) =>
    price === undefined || compareAt === undefined ? [] : [[price, compareAt] as const],
  )
}

/** A compare-at price that was written by hand and is not above its price is no discount. */
function* comparedPrices(
  products: ProductTable,
  plan: Plan,
  cells: Cells,
): Generator<readonly [patch: number, note: Note]> {
  const pairs = pricePairs(products)
  for (const at of plan.byHand ?? []) {
    const [row, column] = plan.patches[at]!
    const pair = pairs.find((each) => each.includes(column))
    if (!pair) continue
    const compareAt = parsePrice(cells.after(row, pair[1]))
    if (compareAt === undefined) continue
    const price = parsePrice(cells.after(row, pair[0]))
    if (price === undefined || compareAt > price) continue
    // A price is the change that was wanted; what stands beside it may be excluded or written anew.
    yield [at, createNote(column === pair[1] ? 'conflict' : 'review', notAbove)]
  }
}

/** Compares as the store does: without regard to capitals and needless spaces. */
function fold(text: string): string {
  return foldCase(tidySpaces(text))
}

/** The cells that must not read like those of another group of the same product. */
interface Group {
  readonly row: number
  readonly columns: readonly number[]
}

/** Groups the cells of options in a product: the values of each variant, and the single names. */
function groupsOf(products: ProductTable, product: Product): readonly (readonly Group[])[] {
  const { columns } = products
  const found = optionKeys.map((key) => columns.find(key))
  const names = found.filter((column, at) => at % 2 === 0 && column !== undefined) as number[]
  const values = found.filter((column, at) => at % 2 === 1 && column !== undefined) as number[]
  const { firstRow } = product
  const isNamed = (column: number) => !products.table.isBlank(firstRow, column)
  return [
    products.variantRows(product).map((row) => ({ row, columns: values })),
    names.filter(isNamed).map((column) => ({ row: firstRow, columns: [column] })),
  ]
}

/** Lists all that a group can read like, once the member has excluded changes. */
function possibleKeys(cells: Cells, { row, columns }: Group): readonly string[] {
  return columns.reduce<readonly string[]>(
    (keys, column) => {
      const texts = new Set([fold(cells.before(row, column)), fold(cells.after(row, column))])
      return keys.flatMap((key) => [...texts].map((text) => `${key}\0${text}`))
    },
    [''],
  )
}

/** Finds the changes after which two groups read the same; those of them stay out. */
function findSame(cells: Cells, groups: readonly Group[]): readonly number[] {
  const refused: number[] = []
  let isDone = false
  while (!isDone) {
    isDone = true
    const first = new Map<string, Group>()
    for (const group of groups) {
      const key = group.columns.map((column) => fold(cells.after(group.row, column))).join('\0')
      const other = first.get(key)
      if (!other) {
        first.set(key, group)
        continue
      }
      for (const { row, columns } of [other, group]) {
        for (const at of columns.flatMap((column) => cells.patchAt(row, column) ?? [])) {
          cells.refuse(at)
          refused.push(at)
          isDone = false
        }
      }
    }
  }
  return refused
}

/** Whether two groups could read the same with only some of the changes. */
function isEntangled(cells: Cells, groups: readonly Group[]): boolean {
  const seen = new Set<string>()
  for (const group of groups) {
    const keys = new Set(possibleKeys(cells, group))
    if ([...keys].some((key) => seen.has(key))) return true
    for (const key of keys) seen.add(key)
  }
  return false
}

/** Notes on a plan that its cells written by hand bring with them. */
interface HandConflicts {
  readonly notes: readonly (readonly [patch: number, note: Note])[]
  /** Products whose changes only go together, by their index. */
  readonly together: readonly number[]
}

/**
 * Finds what cells that were written by hand must not become: a compare-at price that is not above its
 * price, or the options of another variant of the product.
 *
 * @param productOf finds the index of the product of a row
 */
export function handConflicts(
  products: ProductTable,
  plan: Plan,
  productOf: (row: number) => number | undefined,
): HandConflicts {
  const cells = new Cells(products, plan)
  const notes = [...comparedPrices(products, plan, cells)]
  const together: number[] = []
  const optionColumns = new Set(optionKeys.map((key) => products.columns.find(key)))
  const renamed = new Set<number>()
  for (const at of plan.byHand ?? []) {
    const [row, column] = plan.patches[at]!
    const product = optionColumns.has(column) ? productOf(row) : undefined
    if (product !== undefined) renamed.add(product)
  }
  for (const product of renamed) {
    const groups = groupsOf(products, products.products[product]!)
    for (const compared of groups) {
      for (const at of findSame(cells, compared))
        notes.push([at, createNote('conflict', duplicate)])
    }
    if (groups.some((compared) => isEntangled(cells, compared))) together.push(product)
  }
  return { notes, together }
}
