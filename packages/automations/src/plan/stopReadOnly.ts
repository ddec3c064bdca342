import type { Patch } from '../patches/Patch.ts'
import { productOfRow } from '../products/productOfRow.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import { findReadOnly, type ReadOnlyColumns } from '../products/ReadOnlyColumns.ts'
import type { Note, Plan, Planning, Remark } from './Plan.ts'

/** Code of the remarks on stopped changes, and of the reason of a plan whose changes are all stopped. */
export const readOnlyCode = 'read-only'

/** The changes of a plan that a read-only column stops. */
export interface StoppedChanges {
  /** The column in the table, or behind its last one. */
  readonly column: number
  /** The name of the column. */
  readonly name: string
  /** The code of the reason that it is never written. */
  readonly reason: string
  readonly cells: number
  readonly products: number
}

/**
 * Returns the changes that a remark says are stopped. In the plan of a recipe its automation stands before its code.
 *
 * @returns nothing for another remark
 */
export function stoppedChanges({
  code,
  values = {},
}: Pick<Remark, 'code' | 'values'>): Omit<StoppedChanges, 'column'> | undefined {
  if (code.slice(code.lastIndexOf('/') + 1) !== readOnlyCode) return undefined
  const { name = '', reason = '', cells = 0, products = 0 } = values
  return {
    name: String(name),
    reason: String(reason),
    cells: Number(cells),
    products: Number(products),
  }
}

/** Counts the changes of a plan that read-only columns stop. */
export function countStopped({ remarks = [] }: Pick<Plan, 'remarks'>): number {
  return remarks.reduce((sum, remark) => sum + (stoppedChanges(remark)?.cells ?? 0), 0)
}

/** Words stopped changes as a remark on the file as a whole. */
function stoppedRemark({ column, ...values }: StoppedChanges): Remark {
  return { code: readOnlyCode, tone: 'review', column, values: { ...values } }
}

/** Patches without those of read-only columns. */
interface Sorted {
  /** The indexes of those that are left. */
  readonly kept: readonly number[]
  readonly stopped: readonly StoppedChanges[]
}

/** Collects the changes that each read-only column stops. */
class Stops {
  readonly #counts = new Map<number, { cells: number; readonly products: Set<number> }>()

  add(column: number, product: number): void {
    const known = this.#counts.get(column)
    const counts = known ?? { cells: 0, products: new Set<number>() }
    if (!known) this.#counts.set(column, counts)
    counts.cells += 1
    counts.products.add(product)
  }

  list(header: readonly string[], reasons: ReadonlyMap<number, string>): StoppedChanges[] {
    return [...this.#counts]
      .toSorted(([one], [other]) => one - other)
      .map(([column, { cells, products }]) => ({
        column,
        name: header[column] ?? '',
        reason: reasons.get(column) ?? '',
        cells,
        products: products.size,
      }))
  }
}

/**
 * Sorts out the patches of read-only columns.
 *
 * @param header of the table, with the columns that the patches add
 * @param reasons the read-only columns
 * @param together the products whose changes only go together: one that is stopped stops the others. @default none
 */
function sortStopped(
  patches: readonly Patch[],
  { products }: ProductTable,
  header: readonly string[],
  reasons: ReadonlyMap<number, string>,
  together: ReadonlySet<number> = new Set(),
): Sorted {
  const productIn = (row: number) => productOfRow(products, row) ?? -1
  const stoppedWith = new Map<number, number>()
  if (together.size > 0) {
    for (const [row, column] of patches) {
      const product = reasons.has(column) ? productIn(row) : -1
      if (together.has(product) && !stoppedWith.has(product)) stoppedWith.set(product, column)
    }
  }
  const stops = new Stops()
  const kept: number[] = []
  for (const [at, [row, column]] of patches.entries()) {
    const own = reasons.has(column) ? column : undefined
    const product = own === undefined && stoppedWith.size === 0 ? -1 : productIn(row)
    const stopping = own ?? stoppedWith.get(product)
    if (stopping === undefined) kept.push(at)
    else stops.add(stopping, product)
  }
  return { kept, stopped: stops.list(header, reasons) }
}

/**
 * Stops the changes of a plan in columns that are never written, and says so in remarks.
 *
 * @param readOnly says which columns those are. @default none is
 */
export function* stopReadOnly(
  planning: Planning,
  products: ProductTable,
  readOnly: ReadOnlyColumns | undefined,
): Planning {
  const plan = yield* planning
  if (!readOnly) return plan
  const { addedColumns = [], patches, notes, remarks = [] } = plan
  const header = [...products.table.header]
  for (const { column, name } of addedColumns) header[column] = name
  const reasons = findReadOnly(readOnly, header)
  if (reasons.size === 0) return plan
  const { kept, stopped } = sortStopped(patches, products, header, reasons, plan.together)
  if (stopped.length === 0) return { ...plan, readOnly: reasons }
  const keptNotes = new Map<number, readonly Note[]>()
  for (const [at, index] of kept.entries()) {
    const own = notes.get(index)
    if (own) keptNotes.set(at, own)
  }
  const added = addedColumns.filter(({ column }) => !reasons.has(column))
  const { addedColumns: _, ...rest } = plan
  const isNothing = kept.length === 0 && plan.excludedColumns.length === 0
  return {
    ...rest,
    patches: kept.map((index) => patches[index]!),
    notes: keptNotes,
    remarks: [...remarks, ...stopped.map(stoppedRemark)],
    readOnly: reasons,
    ...(added.length > 0 && { addedColumns: added }),
    ...(isNothing && { nothing: readOnlyCode }),
  }
}
