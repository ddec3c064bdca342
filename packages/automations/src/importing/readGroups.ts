import { foldCase } from '../text/fold.ts'
import { splitTitle, type SplitTitle } from './baseTitle.ts'
import { findFamilies, type Families } from './families.ts'
import type { ImportNote } from './ImportPlan.ts'
import type { Mapping } from './MatchedColumn.ts'
import { createRowCheck } from './rowKinds.ts'
import type { RowReader, SupplierRow } from './RowReader.ts'
import type { RowRole } from './rowRoles.ts'
import { importNote } from './SuppliedProduct.ts'
import type { SupplierList } from './SupplierList.ts'
import { expandValueLists, isValueList } from './valueLists.ts'

/** The rows of one product. */
export interface Group {
  /** The row that others name as their parent, or that says it is one. */
  parent?: SupplierRow
  /** Role that the only row of a product states. */
  role?: RowRole
  /** Its variants. */
  readonly rows: SupplierRow[]
  /** Rows with nothing but more pictures. */
  readonly pictures: SupplierRow[]
  /** The titles of the rows, where they group them. */
  readonly splits: SplitTitle[]
  /** The parent that its rows name, and that the list lacks. */
  missing?: string
}

/** The rows of a list by product. */
export interface ReadGroups {
  readonly groups: readonly Group[]
  /** Notes on the list as a whole, and on rows that belong to no product. */
  readonly notes: ImportNote[]
  /** Number of rows that are not blank, without the header. */
  readonly rows: number
}

/** After how many rows the caller can pause. */
const slice = 250

/** Finds which product each row belongs to. */
class RowKeys {
  readonly #list: SupplierList
  readonly #mapping: Mapping
  readonly #families: Families
  #last: string | number | undefined
  #lastText = ''
  /** Whether the text of the last product stands in its first row alone. */
  #isBlankBelow = false

  constructor(list: SupplierList, mapping: Mapping, families: Families) {
    this.#list = list
    this.#mapping = mapping
    this.#families = families
  }

  /** Reads the text of the grouping column; empty without one. */
  textOf(row: number): string {
    const { grouping } = this.#mapping
    return grouping.kind === 'column' ? this.#list.text(row, grouping.column) : ''
  }

  /** Returns the key of a row in a list where the text stands in the first row of a product alone. */
  #runOf(row: number, text: string): string | number {
    const isSame = text === '' || (text === this.#lastText && !this.#isBlankBelow)
    this.#isBlankBelow = text === ''
    if (this.#last !== undefined && isSame) return this.#last
    const { grouping, columns } = this.#mapping
    const isHandle =
      grouping.kind === 'column' && columns[grouping.column]?.target.target === 'handle'
    this.#lastText = text
    this.#last = isHandle && text !== '' ? text : row
    return this.#last
  }

  keyOf(row: number, split: SplitTitle | undefined): string | number {
    const { grouping } = this.#mapping
    const text = this.textOf(row)
    if (grouping.kind === 'column' && grouping.fills === true) return this.#runOf(row, text)
    if (this.#families.isParent(row)) return row
    if (text !== '') return this.#families.parentOf(text) ?? text
    return split?.base ?? row
  }
}

/** Whether a row has nothing but pictures for the product of the rows above. */
function isPicture({ images, title, variant, values, named }: SupplierRow): boolean {
  return (
    images.length > 0 &&
    title === '' &&
    Object.keys(variant).length === 0 &&
    values.every((value) => value === '') &&
    named.every(({ value }) => value === '')
  )
}

function optionText({ values, named }: SupplierRow): string {
  return foldCase([...values, ...named.map(({ value }) => value)].join('\0'))
}

/** Whether a row that others name as their parent is a variant too: it has a price or a stock, and options of its own. */
function isAlsoVariant(parent: SupplierRow, rows: readonly SupplierRow[]): boolean {
  const { price, cost, inventory } = parent.variant
  if (price === undefined && cost === undefined && inventory === undefined) return false
  const isUsed = (at: number) => rows.some(({ values }) => values[at] !== '')
  const values = parent.values.filter((_, at) => isUsed(at))
  if (values.length === 0 && parent.named.length === 0) return false
  const own = [...values, ...parent.named.map(({ value }) => value)]
  if (own.some((value) => value === '' || value.includes(','))) return false
  const text = optionText(parent)
  return rows.every((row) => optionText(row) !== text)
}

/** Decides what the parent of a group is, once all rows are read. */
function settleParent(group: Group): void {
  const { parent, role, rows } = group
  if (!parent) return
  if (rows.length > 0 && (role === 'parent' || !isAlsoVariant(parent, rows))) return
  rows.unshift(parent)
  if (role !== 'parent') delete group.parent
}

/** Counts the rows with a title that others have too, while each is a product of its own. */
function countSameTitles(groups: readonly Group[]): number {
  const counts = new Map<string, number>()
  for (const { rows } of groups) {
    const title = rows[0]?.title ?? ''
    if (title !== '') counts.set(title, (counts.get(title) ?? 0) + 1)
  }
  return [...counts.values()].reduce((sum, count) => sum + (count > 1 ? count : 0), 0)
}

/** Asks once how the rows of a list become products, where it does not say so. */
function groupingNotes(groups: readonly Group[], mapping: Mapping): ImportNote[] {
  const { grouping, isGroupingGuessed, isGroupingChosen } = mapping
  if (isGroupingGuessed && groups.some(({ rows }) => rows.length > 1)) {
    return [importNote('review', 'grouped')]
  }
  const same = grouping.kind === 'each-row' && !isGroupingChosen ? countSameTitles(groups) : 0
  return same === 0 ? [] : [importNote('review', 'same-titles', { n: same })]
}

/** Reads the rows of a list by product. It yields the number of rows it has been through. */
export function* readGroups(
  list: SupplierList,
  mapping: Mapping,
  reader: RowReader,
): Generator<number, ReadGroups, void> {
  const { grouping } = mapping
  const families = findFamilies(list, mapping)
  const keys = new RowKeys(list, mapping, families)
  const check = createRowCheck(list, mapping)
  const groups = new Map<string | number, Group>()
  const notes: ImportNote[] = []
  const lists = new Map<number, number>()
  let rows = 0
  let parents = 0

  function add(read: SupplierRow, key: string | number, split: SplitTitle | undefined): void {
    const { row } = read
    const group = groups.get(key) ?? { rows: [], pictures: [], splits: [] }
    groups.set(key, group)
    const role = families.roleOf(row)
    const own = keys.textOf(row)
    if (families.isParent(row) || (role === 'parent' && own === '' && !group.parent)) {
      group.parent = read
      group.role = role ?? 'single'
      if (families.isParent(row)) parents += 1
      return
    }
    if (group.rows.length > 0 && isPicture(read)) {
      group.pictures.push(read)
      return
    }
    if (families.nameParents && own !== '' && families.parentOf(own) === undefined) {
      group.missing = own
    }
    if (role !== undefined) group.role = role
    group.rows.push(...(list.source?.hasValueLists === true ? expandValueLists(read) : [read]))
    if (split) group.splits.push(split)
    for (const [at, value] of read.values.entries()) {
      if (!lists.has(at) && isValueList(value)) lists.set(at, row)
    }
  }

  for (let row = 1; row < list.rowCount; row += 1) {
    if (row % slice === 0) yield row
    const other = check(row)
    if (other === 'blank') continue
    rows += 1
    if (other) {
      notes.push(other)
      continue
    }
    if (families.roleOf(row) === 'bundle') {
      notes.push(importNote('conflict', 'bundle', undefined, { row }))
      continue
    }
    const read = reader.read(row)
    const { sku, barcode } = read.variant
    const hasName = read.title !== '' || sku !== undefined || barcode !== undefined
    const isContinued = grouping.kind === 'column' && grouping.fills === true && groups.size > 0
    if (!hasName && keys.textOf(row) === '' && !isContinued) {
      notes.push(importNote('conflict', 'no-name', undefined, { row }))
      continue
    }
    const split =
      grouping.kind === 'by-title' && read.title !== ''
        ? splitTitle(read.title, read.values)
        : undefined
    add(read, keys.keyOf(row, split), split)
  }
  for (const group of groups.values()) settleParent(group)
  notes.push(...groupingNotes([...groups.values()], mapping))
  if (parents > 0) notes.push(importNote('info', 'parents', { n: parents }))
  for (const [at, row] of lists) {
    notes.push(
      importNote('review', 'value-lists', { column: reader.optionColumns[at] ?? '' }, { row }),
    )
  }
  return { groups: [...groups.values()], notes, rows }
}
