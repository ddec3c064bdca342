import { writeCell } from '../csv/cells.ts'
import type { EditableCell, EditProblem, KeptEdit, RefusedEdit } from '../edits/CellEdit.ts'
import { checkText, isMultiline } from '../edits/checkText.ts'
import { EditRights } from '../edits/EditRights.ts'
import { withEdits } from '../edits/withEdits.ts'
import type { Note, Plan } from '../plan/Plan.ts'
import type { Patch } from '../patches/Patch.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import { cellKey, cellOf } from '../jobs/cellKey.ts'
import { Decisions } from './Decisions.ts'
import { includedOnly } from './includedOnly.ts'
import { orderKeys } from './orderProducts.ts'
import { findPatch, PatchIndex, textOfPatch } from './PatchIndex.ts'
import { PatchStates } from './PatchStates.ts'
import { ProductList } from './ProductList.ts'
import { groupRemarks, type RemarkGroup } from './RemarkIndex.ts'
import { readCellRow, readProduct, readVariant, type PreviewSource } from './readRows.ts'
import type {
  ExclusionTarget,
  KeptDecisions,
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

/** A cell that can be written by hand, or the reason that it cannot. */
export type CellToEdit = EditableCell | RefusedEdit

/** Outcome of writing a cell by hand. */
export type EditOutcome =
  /** It was written, as the file is to have it. */
  | { readonly kind: 'written'; readonly text: string }
  /** The text is the one that is proposed, so the cell is as the plan has it. */
  | { readonly kind: 'proposed' }
  /** The text is the one in the file, so the cell stays as it is. */
  | { readonly kind: 'kept' }
  | ({ readonly kind: 'refused' } & RefusedEdit)
  | { readonly kind: 'invalid'; readonly problem: EditProblem }

/** The number of rows in the list. */
export interface ListSize {
  readonly count: number
}

/**
 * Shows what a plan would change as a list of products with their variants or changed cells, and holds
 * what the member excluded from it or wrote by hand. Only the rows that are asked for are read into strings.
 */
export class Preview {
  readonly #source: PreviewSource
  readonly #products: ProductTable
  readonly #rights: EditRights
  readonly #collapsed = new Set<number>()
  readonly #orderKeys = new Map<PreviewOrder, Float64Array>()
  #plan: Plan
  #decisions = new Decisions()
  // What follows from the plan and the decisions is computed once they are complete.
  #foundIndex: PatchIndex | undefined
  #foundList: ProductList | undefined
  #foundStates: PatchStates | undefined

  constructor(source: PreviewSource) {
    const { products, plan } = source
    this.#source = source
    this.#products = products
    this.#rights = new EditRights(source)
    this.#plan = plan
  }

  get #index(): PatchIndex {
    return (this.#foundIndex ??= new PatchIndex(this.#products, this.#plan))
  }

  get #list(): ProductList {
    return (this.#foundList ??= new ProductList(
      this.#products,
      this.#index,
      this.#rights,
      this.#collapsed,
    ))
  }

  get #states(): PatchStates {
    return (this.#foundStates ??= new PatchStates(
      this.#products,
      this.#plan,
      this.#index,
      this.#decisions.exclusions,
    ))
  }

  /** The plan with the cells that were written by hand. */
  get plan(): Plan {
    return this.#plan
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
    return this.#decisions.steps.canUndo
  }

  get canRedoExclusion(): boolean {
    return this.#decisions.steps.canRedo
  }

  /** Takes over what is excluded, written by hand and collapsed in the preview of an earlier plan for the same table. */
  carryOver(previous: Preview): void {
    this.#decisions = previous.#decisions
    for (const product of previous.#collapsed) this.#collapsed.add(product)
    this.#mergeEdits()
  }

  /** Exclusions to restore for a later plan of the file; nothing if nothing is excluded. */
  get keptExclusions(): KeptExclusions | undefined {
    const { exclusions } = this.#decisions
    const { keys } = exclusions
    if (keys.size === 0) return undefined
    const cells = Array.from(keys, cellOf)
    return {
      rows: Uint32Array.from(cells, ([row]) => this.#source.numberOf(row) - 1),
      columns: Uint32Array.from(cells, ([, column]) => column),
      singles: Uint8Array.from(keys, (key) => Number(exclusions.isSingle(key))),
      changing: Uint8Array.from(cells, ([row, column]) => Number(this.#canChange(row, column))),
    }
  }

  /** Cells written by hand, to restore for a later plan of the file; nothing if none was. */
  get keptEdits(): readonly KeptEdit[] | undefined {
    const { edits } = this.#decisions
    if (edits.length === 0) return undefined
    return edits.map(({ row, column, text, before }) => ({
      row: this.#source.numberOf(row) - 1,
      column,
      text,
      before,
    }))
  }

  /**
   * Excludes what was excluded from an earlier plan of the file, writes what was written by hand, and
   * nothing else.
   *
   * @param rowOf returns the row of the table for one of the original file
   * @returns how many products have an excluded cell that the earlier plan changed and this one does not
   */
  restore({ exclusions: kept, edits = [] }: KeptDecisions, rowOf: (row: number) => number): number {
    const decisions = new Decisions()
    const { exclusions } = decisions
    this.#decisions = decisions
    for (const edit of edits) decisions.restoreEdit({ ...edit, row: rowOf(edit.row) })
    this.#mergeEdits()
    const lost = new Set<number | undefined>()
    for (const [at, sourceRow] of kept?.rows.entries() ?? []) {
      const row = rowOf(sourceRow)
      const column = kept!.columns[at]!
      exclusions.set([cellKey(row, column)], true, kept!.singles[at] === 1)
      if (kept!.changing[at] === 1 && !this.#canChange(row, column)) {
        lost.add(this.#index.productOf(row))
      }
    }
    this.#foundStates = undefined
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
    const hasMore = isByCell ? this.#rights.columns.length > 0 : hasVariantColumns
    this.#list.showsAll = query.filter === 'all' && hasMore
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
    const options = {
      ...this.#source,
      plan: this.#plan,
      index: this.#index,
      states: this.#states,
      proposes: (row: number, column: number) => this.#proposalFor(row, column) !== undefined,
    }
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
            ? readProduct(
                options,
                position,
                product,
                below,
                isExpanded,
                this.#list.onlyCell(product),
              )
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
    const isSought = (listed: number) => (isByCell ? cellOf(listed)[0] : listed) === row
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

  /** Takes the last exclusion, inclusion or cell written by hand back; says whether there was one. */
  undoExclusion(): boolean {
    const isDone = this.#decisions.steps.undo()
    if (isDone) this.#mergeEdits()
    return isDone
  }

  /** Does again what was undone last; says whether there was something. */
  redoExclusion(): boolean {
    const isDone = this.#decisions.steps.redo()
    if (isDone) this.#mergeEdits()
    return isDone
  }

  /** Returns what writing a cell by hand begins with, or why it cannot be written. */
  cellToEdit(row: number, column: number): CellToEdit {
    const refused = this.#refusalIn(row, column)
    if (refused) return refused
    const proposal = this.#proposalFor(row, column)
    const written = this.#decisions.editOf(row, column)?.text
    const most = this.#plan.columns.find(({ kind }) => kind === 'changed')
    const limit = most?.kind === 'changed' ? most.limits?.get(column) : undefined
    return {
      before: this.#products.table.text(row, column),
      ...(proposal !== undefined && { proposal }),
      ...(written !== undefined && { written }),
      isMultiline: isMultiline(this.#products, column),
      ...(limit !== undefined && { most: limit }),
    }
  }

  /**
   * Writes a cell by hand, which includes it again if it was excluded. The text that is proposed takes
   * what was written back, and that of the file excludes the cell. The list is to be chosen anew then.
   */
  editCell(row: number, column: number, typed: string): EditOutcome {
    const refused = this.#refusalIn(row, column)
    if (refused) return { kind: 'refused', ...refused }
    const before = this.#products.table.text(row, column)
    const proposal = this.#proposalFor(row, column)
    // What nobody typed anew stays as it is, however it is written.
    const isSame = typed === before || typed === proposal
    const checked = isSame ? { text: typed } : checkText(this.#products, row, column, typed)
    if ('problem' in checked) return { kind: 'invalid', problem: checked.problem }
    const { text } = checked
    const reason = text === before ? undefined : this.#reasonAgainst(row, column, text)
    if (reason !== undefined) return { kind: 'refused', refusal: 'read-only', reason }
    if (text === proposal) {
      this.resetCell(row, column)
      return { kind: 'proposed' }
    }
    const isKept = text === before
    this.#decisions.write(
      row,
      column,
      isKept ? undefined : { text, before },
      isKept && proposal !== undefined,
    )
    this.#mergeEdits()
    return isKept ? { kind: 'kept' } : { kind: 'written', text }
  }

  /** Takes back what was written in a cell by hand: it is as the plan has it, and included. */
  resetCell(row: number, column: number): void {
    const isExcluded = this.#decisions.exclusions.has(cellKey(row, column))
    if (!isExcluded && !this.#decisions.editOf(row, column)) return
    this.#decisions.write(row, column, undefined, false)
    this.#mergeEdits()
  }

  #refusalIn(row: number, column: number): RefusedEdit | undefined {
    const product = this.#index.productOf(row)
    const found = product === undefined ? undefined : this.#products.products[product]
    if (!found) return { refusal: 'no-value' }
    const patch = this.#index.ofCell(row, column)
    // So that it can be corrected and taken back after the options choose other columns.
    if (patch !== undefined && this.#plan.byHand?.has(patch)) return undefined
    // What the plan changes can be written, wherever that is.
    const isProposed = this.#proposalFor(row, column) !== undefined
    const refused = this.#rights.refusalIn(found, row, column)
    return refused?.refusal === 'no-value' && isProposed ? undefined : refused
  }

  /** Returns why a text is not taken in a cell, beside what else is planned for its product. */
  #reasonAgainst(row: number, column: number, text: string): string | undefined {
    const { refusalOf } = this.#source
    if (!refusalOf) return undefined
    const product = this.#index.productOf(row)
    const others = this.#plan.patches.filter(
      (patch) =>
        this.#index.productOf(patch[0]) === product && (patch[0] !== row || patch[1] !== column),
    )
    const { table } = this.#products
    const before = table.raw(row, column) ?? null
    const written: Patch = [row, column, before, writeCell(text, table.dialect.delimiter)]
    return refusalOf(written, others)
  }

  /** Returns the text that the plan itself proposes for a cell. */
  #proposalFor(row: number, column: number): string | undefined {
    const { patches } = this.#source.plan
    const at = findPatch(patches, row, column)
    return at === undefined ? undefined : textOfPatch(patches[at]![3])
  }

  /** Puts what is written by hand into the plan. */
  #mergeEdits(): void {
    const { edits } = this.#decisions
    const { plan, leftOut } = this.#source
    const isMerged = this.#plan !== plan
    if (edits.length > 0 || isMerged) {
      const counted = edits.filter(({ row }) => leftOut?.[row] !== 1)
      this.#plan = withEdits(plan, this.#products, counted)
      this.#foundIndex = undefined
      this.#foundList = undefined
      this.#orderKeys.clear()
    }
    this.#foundStates = undefined
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
    return this.#decisions.exclusions.isSingle(cellKey(row, column))
  }

  /** Lists the products that pass a query, in the order of the file. */
  #find({ filter, search }: PreviewQuery): Uint32Array {
    const states = this.#states
    const passes = {
      all: () => true,
      changed: (product: number) => states.isChanged(product),
      review: (product: number) => states.reviews[product]! > 0,
      conflicts: (product: number) => states.conflicts[product]! > 0,
      hand: (product: number) => states.isByHand(product),
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
    const isOwn =
      found.length === 0 || needsReview(this.#index.ofOwnRow(product, this.#list.onlyCell(product)))
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
    this.#decisions.exclude(keys, excludes, isSingle)
    if (keys.length > 0) this.#foundStates = undefined
    return keys.length
  }
}
