import { addToGroup } from '../addToGroup.ts'
import { readCell } from '../csv/cells.ts'
import { cellKey } from '../jobs/cellKey.ts'
import { activePatches } from '../jobs/History.ts'
import type { Job } from '../jobs/Job.ts'
import type { Patch } from '../patches/Patch.ts'
import { optionValueKeys } from '../products/cells.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import type { LosingProduct } from './deletedVariants.ts'
import { emptyingChange, optionChange, optionKeys } from './losses.ts'

/** Variants of a product that an import deletes for one reason. */
export interface LostVariants {
  /** The title of the product. */
  readonly product: string
  /** Their rows in the original file. */
  readonly rows: readonly number[]
  /** The change; nothing where the options are no longer in the file. */
  readonly change?: {
    /** The name of the option whose value changed; nothing where the name itself changed. */
    readonly option?: string
    readonly before: string
    readonly after: string
  }
}

/** Variants that an import of the file deletes because of one job. */
export interface JobLosses {
  /** The id of the job; nothing where the file itself lacks columns. */
  readonly job: string | undefined
  /** Number of variants that the store deletes. */
  readonly variants: number
  /** Changed option names and values. */
  readonly optionValues: number
  /** Cells that had a value and are empty now. */
  readonly emptied: number
  /** The columns of the emptied cells, in the order of the file. */
  readonly emptiedColumns: readonly number[]
  /** The deleted variants, by product and by what changed. */
  readonly lost: readonly LostVariants[]
}

interface Collected {
  variants: number
  optionValues: number
  emptied: number
  readonly emptiedColumns: Set<number>
  readonly lost: Map<string, LostVariants & { readonly rows: number[] }>
}

/** Finds the job that wrote each cell last, by the key of the cell. */
function writersOf(jobs: readonly Job[], patches: readonly Patch[]): ReadonlyMap<number, string> {
  const wanted = new Set(patches.map(([row, column]) => cellKey(row, column)))
  const writers = new Map<number, string>()
  if (wanted.size === 0) return writers
  for (const job of jobs) {
    for (const [row, column] of activePatches(job)) {
      const key = cellKey(row, column)
      if (wanted.has(key)) writers.set(key, job.id)
    }
  }
  return writers
}

/** Says which options of which rows changed, and by which job. */
class OptionChanges {
  readonly #source: ProductTable
  readonly #byRow = new Map<number, Patch[]>()
  readonly #writers: ReadonlyMap<number, string>
  /** The jobs by their order, to find the newest one of several. */
  readonly #order: ReadonlyMap<string, number>

  constructor(
    source: ProductTable,
    jobs: readonly Job[],
    patches: readonly Patch[],
    writers: ReadonlyMap<number, string>,
  ) {
    this.#source = source
    this.#writers = writers
    this.#order = new Map(jobs.map(({ id }, at) => [id, at]))
    for (const patch of patches) addToGroup(this.#byRow, patch[0], patch)
  }

  writerOf([row, column]: Patch): string | undefined {
    return this.#writers.get(cellKey(row, column))
  }

  /** Returns the change that the newest job made to a variant: to a value, else to a name of its product. */
  of(row: number, firstRow: number): Patch | undefined {
    const { columns } = this.#source
    const valueColumns = new Set(optionValueKeys.map((key) => columns.find(key)))
    const values = this.#byRow.get(row)?.filter(([, column]) => valueColumns.has(column)) ?? []
    const names = this.#byRow.get(firstRow)?.filter(([, column]) => !valueColumns.has(column)) ?? []
    const at = (patch: Patch) => this.#order.get(this.writerOf(patch) ?? '') ?? -1
    const newestOf = (patches: readonly Patch[]) =>
      patches.toSorted((one, other) => at(other) - at(one))[0]
    return newestOf(values) ?? newestOf(names)
  }

  /** Words a change. */
  describe([, column, before, after]: Patch, firstRow: number): LostVariants['change'] {
    const { columns } = this.#source
    const value = optionKeys.findIndex((key) => columns.find(key) === column)
    const texts = { before: readCell(before ?? ''), after: readCell(after ?? '') }
    if (value % 2 === 0) return texts
    const option = this.#source.text(firstRow, optionKeys[value - 1]!)
    return { option, ...texts }
  }
}

/**
 * Says which job makes an import delete what: the one that changed a cell last.
 *
 * @param jobs those of the file, oldest first
 * @param written the changes that are in the download, in rows of the original file
 * @param losing the products that lose variants, in rows of the original file
 * @returns in the order of the jobs
 */
export function jobLosses(
  source: ProductTable,
  jobs: readonly Job[],
  written: readonly Patch[],
  losing: readonly LosingProduct[],
): JobLosses[] {
  const { columns, products } = source
  const ofOptions = written.filter(optionChange(columns))
  const emptying = written.filter(emptyingChange(columns))
  const writers = writersOf(jobs, [...ofOptions, ...emptying])
  const changes = new OptionChanges(source, jobs, ofOptions, writers)
  const optionColumns = new Set(optionKeys.map((key) => columns.find(key)))
  const excluding = jobs.findLast(
    ({ state, excludedColumns }) =>
      state === 'applied' && excludedColumns.some((column) => optionColumns.has(column)),
  )
  const collected = new Map<string | undefined, Collected>()
  const of = (job: string | undefined) => {
    const known = collected.get(job)
    if (known) return known
    const fresh: Collected = {
      variants: 0,
      optionValues: 0,
      emptied: 0,
      emptiedColumns: new Set(),
      lost: new Map(),
    }
    collected.set(job, fresh)
    return fresh
  }

  for (const patch of ofOptions) of(changes.writerOf(patch)).optionValues += 1
  for (const patch of emptying) {
    const own = of(changes.writerOf(patch))
    own.emptied += 1
    own.emptiedColumns.add(patch[1])
  }
  const firstRows = new Map(products.toReversed().map(({ handle, firstRow }) => [handle, firstRow]))
  for (const { handle, rows } of losing) {
    const firstRow = firstRows.get(handle)!
    const product = source.text(firstRow, 'title') || handle
    for (const row of rows) {
      const patch = changes.of(row, firstRow)
      const own = of(patch ? changes.writerOf(patch) : excluding?.id)
      const change = patch && changes.describe(patch, firstRow)
      const key = JSON.stringify([handle, change])
      own.variants += 1
      const known = own.lost.get(key)
      if (known) known.rows.push(row)
      else own.lost.set(key, { product, rows: [row], ...(change && { change }) })
    }
  }
  const ids = [undefined, ...jobs.map(({ id }) => id)]
  return ids.flatMap((job) => {
    const own = collected.get(job)
    if (!own) return []
    return {
      job,
      variants: own.variants,
      optionValues: own.optionValues,
      emptied: own.emptied,
      emptiedColumns: [...own.emptiedColumns].toSorted((one, other) => one - other),
      lost: [...own.lost.values()],
    }
  })
}
