import type { Note, Plan } from '../plan/Plan.ts'
import type { Patch } from '../patches/Patch.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import { cellKey, cellOf } from '../jobs/cellKey.ts'
import { Exclusions } from './Exclusions.ts'
import { includedOnly } from './includedOnly.ts'
import { orderKeys } from './orderProducts.ts'
import { PatchIndex, textOfPatch } from './PatchIndex.ts'
import { PatchStates } from './PatchStates.ts'
import { ProductList } from './ProductList.ts'
import { groupRemarks, type RemarkGroup } from './RemarkIndex.ts'
import { readCellRow, readProduct, readVariant, type PreviewSource } from './readRows.ts'
import type {
  ExclusionTarget,
  KeptExclusions,
  PreviewOrder,
  PreviewQuery,
  PreviewRow,
  PreviewSummary,
  Reviewed,
} from './rows.ts'
import { searchTexts } from './searchTexts.ts'

/** A whole cell, to be read outside the list. */
export interface FullCell {
  readonly before: string
  /** The new text, if the plan changes the cell. */
  readonly after?: string
  readonly notes: readonly Note[]
  readonly isExcluded: boolean
}

/** The number of rows in the list. */
export interface ListSize {
  readonly count: number
}

/**
 * Shows what a plan would change as a list of products with their variants or changed cells, and holds
 * what the member excluded from it. Only the rows that are asked for are read into strings.
 */
export class Preview {
  readonly #source: PreviewSource
  readonly #products: ProductTable
  readonly #plan: Plan
  readonly #index: PatchIndex
  readonly #list: ProductList
  readonly #collapsed = new Set<number>()
  readonly #orderKeys = new Map<PreviewOrder, Float64Array>()
  #exclusions = new Exclusions()
  #states: PatchStates

  constructor(source: PreviewSource) {
    this.#source = source
    this.#products = source.products
    this.#plan = source.plan
    this.#index = new PatchIndex(source.products, source.plan)
    this.#list = new ProductList(source.products, this.#index, this.#collapsed)
    this.#states = this.#readStates()
  }

  /** The counts with what is excluded now. */
  get summary(): PreviewSummary {
    return this.#states.summary
  }

  /** The remarks of the plan, each once with its rows. */
  get remarks(): readonly RemarkGroup[] {
    return groupRemarks(this.#plan.remarks ?? [], this.#source.numberOf)
  }

  /** Columns of the file whose changes are all excluded. */
  get excludedColumns(): readonly number[] {
    return this.#states.excludedColumns
  }

  get canUndoExclusion(): boolean {
    return this.#exclusions.canUndo
  }

  get canRedoExclusion(): boolean {
    return this.#exclusions.canRedo
  }

  /** Takes over what is excluded and collapsed in the preview of an earlier plan for the same table. */
  carryOver(previous: Preview): void {
    this.#exclusions = previous.#exclusions
    for (const product of previous.#collapsed) this.#collapsed.add(product)
    this.#states = this.#readStates()
  }

  /** Exclusions to restore for a later plan of the file; nothing if nothing is excluded. */
  get keptExclusions(): KeptExclusions | undefined {
    const { keys } = this.#exclusions
    if (keys.size === 0) return undefined
    const cells = Array.from(keys, cellOf)
    return {
      rows: Uint32Array.from(cells, ([row]) => this.#source.numberOf(row) - 1),
      columns: Uint32Array.from(cells, ([, column]) => column),
      singles: Uint8Array.from(keys, (key) => Number(this.#exclusions.isSingle(key))),
      changing: Uint8Array.from(cells, ([row, column]) => Number(this.#canChange(row, column))),
    }
  }

  /**
   * Excludes what was excluded from an earlier plan of the file, and nothing else.
   *
   * @param rowOf returns the row of the table for one of the original file
   * @returns how many products have a cell that the earlier plan changed and this one does not
   */
  restoreExclusions(kept: KeptExclusions | undefined, rowOf: (row: number) => number): number {
    const exclusions = new Exclusions()
    const lost = new Set<number | undefined>()
    for (const [at, sourceRow] of kept?.rows.entries() ?? []) {
      const row = rowOf(sourceRow)
      const column = kept!.columns[at]!
      exclusions.restore(cellKey(row, column), kept!.singles[at] === 1)
      if (kept!.changing[at] === 1 && !this.#canChange(row, column)) {
        lost.add(this.#index.productOf(row))
      }
    }
    this.#exclusions = exclusions
    this.#states = this.#readStates()
    return lost.size
  }

  /** Finds the product of a row of the table. */
  productOf(row: number): number | undefined {
    return this.#index.productOf(row)
  }

  #canChange(row: number, column: number): boolean {
    const patch = this.#index.ofCell(row, column)
    return patch !== undefined && this.#index.conflicts[patch] !== 1
  }

  /** Chooses and orders the products of the list; positions refer to this list from then on. */
  list(query: PreviewQuery): ListSize {
    const found = this.#find(query)
    const { hasVariantColumns, isByCell } = this.#index
    this.#list.showsAll = query.filter === 'all' && hasVariantColumns && !isByCell
    this.#list.fill(this.#inOrder(found, query.order))
    return { count: this.#list.count }
  }

  /** Shows the rows below a product or hides them. */
  toggle(product: number): ListSize {
    return this.setExpanded(product, this.#collapsed.has(product))
  }

  /** Shows or hides the rows below a product, or below all. */
  setExpanded(product: number | 'all', isExpanded: boolean): ListSize {
    const chosen = product === 'all' ? this.#products.products.keys() : [product]
    for (const each of chosen) {
      if (isExpanded) this.#collapsed.delete(each)
      else this.#collapsed.add(each)
    }
    this.#list.place()
    return { count: this.#list.count }
  }

  /** Reads rows of the list, from one position up to, but not including, another. */
  rows(from: number, to: number): PreviewRow[] {
    const options = { ...this.#source, index: this.#index, states: this.#states }
    const readBelow = this.#index.isByCell ? readCellRow : readVariant
    const end = Math.min(to, this.#list.count)
    const rows: PreviewRow[] = []
    let position = Math.max(0, from)
    for (let at = this.#list.atPosition(position); position < end; at += 1) {
      const product = this.#list.productAt(at)
      const below = this.#list.rowsOf(product)
      const start = this.#list.startOf(at)
      for (; position < Math.min(end, this.#list.startOf(at + 1)); position += 1) {
        const isExpanded = below.length === 0 ? undefined : this.#list.isOpen(at)
        rows.push(
          position === start
            ? readProduct(options, position, product, below, isExpanded)
            : readBelow(options, position, product, below[position - start - 1]!),
        )
      }
    }
    return rows
  }

  /**
   * Finds the position of a row of the table, or of its first changed cell; that of its product where
   * it is not shown itself.
   */
  indexOfRow(row: number): number | undefined {
    const product = this.#index.productOf(row)
    const at = product === undefined ? undefined : this.#list.find(product)
    if (product === undefined || at === undefined) return undefined
    const { isByCell } = this.#index
    const isSought = (listed: number) =>
      (isByCell ? this.#plan.patches[listed]?.[0] : listed) === row
    const below = this.#list.isOpen(at) ? this.#list.rowsOf(product).findIndex(isSought) : -1
    return this.#list.startOf(at) + below + 1
  }

  /**
   * Finds the next row of the list that needs review. Behind the last one it begins anew.
   *
   * @param from the position to begin behind; -1 for the first or the last of the list
   */
  nextReview(from: number, direction: 'next' | 'previous'): number | undefined {
    const { size } = this.#list
    const step = direction === 'next' ? 1 : -1
    const isOutside = from < 0
    const outside = step === 1 ? 0 : size - 1
    const start = isOutside ? outside : this.#list.atPosition(from)
    for (let passed = 0; passed <= size; passed += 1) {
      if (size === 0) break
      const at = (start + step * passed + size * 2) % size
      const found = this.#reviewsAt(at)
      const isBehind = (position: number) => passed > 0 || isOutside || (position - from) * step > 0
      const next = step === 1 ? found.find(isBehind) : found.findLast(isBehind)
      if (next !== undefined) return next
    }
    return undefined
  }

  /**
   * Excludes changes; those in conflict are out already.
   *
   * @returns how many changes this excluded
   */
  exclude(target: ExclusionTarget): number {
    return this.#change(target, true)
  }

  /**
   * Includes changes again.
   *
   * @returns how many changes this included
   */
  include(target: ExclusionTarget): number {
    return this.#change(target, false)
  }

  /** Takes the last exclusion or inclusion back; says whether there was one. */
  undoExclusion(): boolean {
    const isDone = this.#exclusions.undo()
    if (isDone) this.#states = this.#readStates()
    return isDone
  }

  /** Does again what was undone last; says whether there was something. */
  redoExclusion(): boolean {
    const isDone = this.#exclusions.redo()
    if (isDone) this.#states = this.#readStates()
    return isDone
  }

  /**
   * Counts the products with a change or a remark to review, and those of them that were reviewed: the member looked
   * at them, or excluded what is to review in them, and not with a whole column.
   *
   * @param seen the products that the member looked at
   */
  reviewed(seen: ReadonlySet<number>): Reviewed {
    let done = 0
    let of = 0
    for (const product of this.#products.products.keys()) {
      const patches = this.#index.toReview(product)
      const isRemarked = this.#index.remarks.reviews.has(product)
      if (patches.length === 0 && !isRemarked) continue
      of += 1
      const isDecided = !isRemarked && patches.every((patch) => this.#isDecided(patch))
      if (seen.has(product) || isDecided) done += 1
    }
    return { done, of }
  }

  /** Lists the patches to apply: neither excluded nor in conflict. */
  includedPatches(): readonly Patch[] {
    return includedOnly(this.#plan.patches, (patch) => this.#states.isIncluded(patch))
  }

  /** Says what is noted on a change, and whether it is excluded, without reading its texts. */
  stateOf(row: number, column: number): Pick<FullCell, 'notes' | 'isExcluded'> {
    const patch = this.#index.ofCell(row, column)
    if (patch === undefined) return { notes: [], isExcluded: false }
    const notes = this.#plan.notes.get(patch) ?? []
    return { notes, isExcluded: this.#states.isExcluded(patch) }
  }

  /** Reads a whole cell of the table. */
  fullCell(row: number, column: number): FullCell {
    const before = this.#products.table.text(row, column)
    const patch = this.#index.ofCell(row, column)
    if (patch === undefined) return { before, notes: [], isExcluded: false }
    return {
      before,
      after: textOfPatch(this.#plan.patches[patch]?.[3] ?? null),
      notes: this.#plan.notes.get(patch) ?? [],
      isExcluded: this.#states.isExcluded(patch),
    }
  }

  /** Whether a patch was excluded by itself, and not with a whole column. */
  #isDecided(patch: number): boolean {
    const [row, column] = this.#plan.patches[patch]!
    return this.#exclusions.isSingle(cellKey(row, column))
  }

  #readStates(): PatchStates {
    return new PatchStates(this.#products, this.#plan, this.#index, this.#exclusions)
  }

  /** Lists the products that pass a query, in the order of the file. */
  #find({ filter, search }: PreviewQuery): Uint32Array {
    const states = this.#states
    const passes = {
      all: () => true,
      changed: (product: number) => states.isChanged(product),
      review: (product: number) => states.reviews[product]! > 0,
      conflicts: (product: number) => states.conflicts[product]! > 0,
      excluded: (product: number) => states.excluded[product]! > 0,
    }[filter]
    const sought = search.trim().toLowerCase()
    const texts = sought === '' ? undefined : searchTexts(this.#products)
    const numbered = this.#productOfNumber(sought)
    return Uint32Array.from(this.#products.products.keys()).filter(
      (product) =>
        passes(product) && (!texts || product === numbered || texts[product]?.includes(sought)),
    )
  }

  #inOrder(found: Uint32Array, order: PreviewOrder): Uint32Array {
    if (order === 'file') return found
    const keys = this.#orderKeys.get(order) ?? orderKeys(order, this.#plan, this.#index)
    this.#orderKeys.set(order, keys)
    // Two products without a note are both at infinity, which has no difference.
    return found.toSorted((one, other) =>
      keys[one] === keys[other] ? one - other : keys[one]! - keys[other]!,
    )
  }

  /** Finds the product with a row of this number in the source file. */
  #productOfNumber(sought: string): number | undefined {
    if (!/^\d+$/.test(sought)) return undefined
    const number = Number(sought)
    for (let row = 1; row < this.#products.table.rowCount; row += 1) {
      if (this.#source.numberOf(row) === number) return this.#index.productOf(row)
    }
    return undefined
  }

  /** Lists the positions that need review: those of a listed product, or of the rows shown below it. */
  #reviewsAt(at: number): number[] {
    const product = this.#list.productAt(at)
    if (this.#states.reviews[product] === 0) return []
    const needsReview = (patches: readonly number[]) =>
      patches.some((patch) => this.#states.needsReview(patch))
    const start = this.#list.startOf(at)
    const below = this.#list.isOpen(at) ? this.#list.rowsOf(product) : []
    const found = below.flatMap((listed, position) =>
      needsReview(this.#index.ofListed(product, listed)) ? [start + 1 + position] : [],
    )
    const isOwn = found.length === 0 || needsReview(this.#index.ofProductRow(product))
    return isOwn ? [start, ...found] : found
  }

  #patchesOf(target: ExclusionTarget): number[] {
    const { patches } = this.#plan
    if (target.kind === 'cell') {
      const patch = this.#index.ofCell(target.row, target.column)
      return patch === undefined ? [] : [patch]
    }
    if (target.kind === 'row') {
      const product = this.#index.productOf(target.row)
      return product === undefined ? [] : this.#index.ofVariantRow(product, target.row)
    }
    if (target.kind === 'product') return this.#index.ofProduct(target.product)
    if (target.kind === 'all') return [...patches.keys()]
    if (target.kind === 'column') {
      return [...patches.keys()].filter((patch) => patches[patch]?.[1] === target.column)
    }
    const toReview = new Set(
      [...patches.keys()]
        .filter((patch) => this.#index.reviews[patch] === 1)
        .map((patch) => this.#index.productOf(patches[patch]![0])),
    )
    return [...toReview].flatMap((product) =>
      product === undefined ? [] : this.#index.ofProduct(product),
    )
  }

  /** Adds the patches that only go together with some of these. */
  #withTogether(chosen: readonly number[]): readonly number[] {
    const { patches, together } = this.#plan
    if (!together || together.size === 0) return chosen
    const all = new Set(chosen)
    const products = new Set(chosen.map((patch) => this.#index.productOf(patches[patch]![0])))
    for (const product of products) {
      if (product === undefined || !together.has(product)) continue
      for (const patch of this.#index.ofProduct(product)) all.add(patch)
    }
    return [...all]
  }

  #change(target: ExclusionTarget, excludes: boolean): number {
    const { patches } = this.#plan
    const keys = this.#withTogether(this.#patchesOf(target))
      .filter((patch) =>
        excludes ? this.#states.isIncluded(patch) : this.#states.isExcluded(patch),
      )
      .map((patch) => cellKey(patches[patch]![0], patches[patch]![1]))
    const isSingle = 'row' in target || 'product' in target
    this.#exclusions.change(keys, excludes, isSingle)
    if (keys.length > 0) this.#states = this.#readStates()
    return keys.length
  }
}
