import type { Patch } from '../patches/Patch.ts'
import { productOfRow } from '../products/productOfRow.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import { findReadOnly } from '../products/ReadOnlyColumns.ts'
import type { Note, Plan, Planning, Remark } from './Plan.ts'
import type { PlanContext } from './Planner.ts'

/** Code of the remarks on stopped changes, and of the reason of a plan whose changes are all stopped. */
export const readOnlyCode = 'read-only'

/** The changes of one column that are stopped for one reason: it is read-only, or these cells are not taken. */
export interface StoppedChanges {
  /** The column in the table, or behind its last one. */
  readonly column: number
  /** The name of the column. */
  readonly name: string
  /** The code of the reason that they are never written. */
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

/** Counts the changes of a plan that are stopped. */
export function countStopped({ remarks = [] }: Pick<Plan, 'remarks'>): number {
  return remarks.reduce((sum, remark) => sum + (stoppedChanges(remark)?.cells ?? 0), 0)
}

/** Words stopped changes as a remark on the file as a whole. */
function stoppedRemark({ column, ...values }: StoppedChanges): Remark {
  return { code: readOnlyCode, tone: 'review', column, values: { ...values } }
}

/** Patches without those that are stopped. */
interface Sorted {
  /** The indexes of those that are left. */
  readonly kept: readonly number[]
  readonly stopped: readonly StoppedChanges[]
}

/** The cause of a stopped change. */
interface Cause {
  readonly column: number
  readonly reason: string
}

/** Counts the changes that each cause stops. */
class Stops {
  readonly #counts = new Map<string, Cause & { cells: number; readonly products: Set<number> }>()

  add(cause: Cause, product: number): void {
    const key = `${cause.column} ${cause.reason}`
    const known = this.#counts.get(key)
    const counts = known ?? { ...cause, cells: 0, products: new Set<number>() }
    if (!known) this.#counts.set(key, counts)
    counts.cells += 1
    counts.products.add(product)
  }

  list(header: readonly string[]): StoppedChanges[] {
    return [...this.#counts.values()]
      .toSorted((one, other) => one.column - other.column)
      .map(({ column, reason, cells, products }) => ({
        column,
        name: header[column] ?? '',
        reason,
        cells,
        products: products.size,
      }))
  }
}

/**
 * Sorts out the patches that are stopped.
 *
 * @param header of the table, with the columns that the patches add
 * @param reasonOf returns why a patch is stopped
 * @param together the products whose changes only go together: one that is stopped stops the others. @default none
 */
function sortStopped(
  patches: readonly Patch[],
  { products }: ProductTable,
  header: readonly string[],
  reasonOf: (at: number) => string | undefined,
  together: ReadonlySet<number> = new Set(),
): Sorted {
  const productIn = (row: number) => productOfRow(products, row) ?? -1
  const causeOf = (at: number): Cause | undefined => {
    const reason = reasonOf(at)
    return reason === undefined ? undefined : { column: patches[at]![1], reason }
  }
  const stoppedWith = new Map<number, Cause>()
  if (together.size > 0) {
    for (const [at, [row]] of patches.entries()) {
      const cause = causeOf(at)
      const product = cause ? productIn(row) : -1
      if (cause && together.has(product) && !stoppedWith.has(product)) {
        stoppedWith.set(product, cause)
      }
    }
  }
  const stops = new Stops()
  const kept: number[] = []
  for (const [at, [row]] of patches.entries()) {
    const own = causeOf(at)
    const product = !own && stoppedWith.size === 0 ? -1 : productIn(row)
    const cause = own ?? stoppedWith.get(product)
    if (cause) stops.add(cause, product)
    else kept.push(at)
  }
  return { kept, stopped: stops.list(header) }
}

/**
 * Stops the changes of a plan that are never written, because of their columns or one by one, and says so in
 * remarks.
 *
 * @param context says which columns and changes those are. @default none is
 */
export function* stopReadOnly(
  planning: Planning,
  products: ProductTable,
  { readOnly, file }: Pick<PlanContext, 'readOnly' | 'file'>,
): Planning {
  const plan = yield* planning
  if (!readOnly) return plan
  const { addedColumns = [], patches, notes, remarks = [] } = plan
  const header = [...products.table.header]
  for (const { column, name } of addedColumns) header[column] = name
  const reasons = findReadOnly(readOnly, header)
  const refused = file?.refusals(patches, addedColumns)
  const reasonOf = (at: number) => reasons.get(patches[at]![1]) ?? refused?.get(at)
  const { kept, stopped } = sortStopped(patches, products, header, reasonOf, plan.together)
  if (stopped.length === 0) return reasons.size === 0 ? plan : { ...plan, readOnly: reasons }
  const keptNotes = new Map<number, readonly Note[]>()
  for (const [at, index] of kept.entries()) {
    const own = notes.get(index)
    if (own) keptNotes.set(at, own)
  }
  const added = addedColumns.filter(
    ({ column }) => !reasons.has(column) && kept.some((at) => patches[at]![1] === column),
  )
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
