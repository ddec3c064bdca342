import { cellKey } from '../../jobs/cellKey.ts'
import { findOffered } from '../../options/offeredColumns.ts'
import { ofAllAsOneRemark } from '../../plan/asOneRemark.ts'
import { Changes, productsPerStep } from '../../plan/Changes.ts'
import type { Planning, PreviewColumn } from '../../plan/Plan.ts'
import type { PlanContext } from '../../plan/Planner.ts'
import {
  editableColumns,
  isOfVariants,
  type EditableColumn,
} from '../../products/editableColumns.ts'
import { Columns } from '../../products/Columns.ts'
import { metafieldNames } from '../../products/metafieldNames.ts'
import type { Product, ProductTable } from '../../products/ProductTable.ts'
import { findReadOnly } from '../../products/ReadOnlyColumns.ts'
import { filterProducts, filterVariants } from '../../scope/filterProducts.ts'
import { note } from './notes.ts'
import { fields, type EditColumnsOptions, type strings } from './options.ts'
import { replaceText } from './replaceText.ts'
import { ColumnSetter } from './setColumn.ts'
import { TextFinder } from './TextFinder.ts'

type Texts = typeof strings
type Reason = keyof Texts['reasons']

const emptied = note('review', 'emptied')
const allIdentifiers = note('review', 'all-identifiers')
const allUnlike = note('review', 'all-unlike')

/** A column to search or to set. */
interface Target {
  readonly use: EditableColumn
  readonly isSearched: boolean
  readonly setter: ColumnSetter | undefined
  readonly isOfVariants: boolean
  /** Whether the file lacks it. */
  readonly isNew: boolean
}

/** Finds the field of an option that names columns. */
function offering(key: 'columns' | 'column') {
  const field = fields.find((one) => one.key === key)
  return field && 'offers' in field ? field : undefined
}

/** Returns the column to set that the file lacks and is to get; nothing where it has it. */
function findNew({ table }: ProductTable, options: EditColumnsOptions): EditableColumn | undefined {
  const { set, add, clear, column: name } = options
  const field = offering('column')
  if (!set || !add || clear || !field || findOffered(field, table.header, name)) return undefined
  const header = [...table.header, name]
  return editableColumns(header, new Columns(header)).find(
    ({ column }) => column === table.header.length,
  )
}

/**
 * Finds the columns that options name, in the order of the file. While there is no text to find or no
 * value to set yet, their cells can still be written by hand.
 */
function findTargets(products: ProductTable, options: EditColumnsOptions): readonly Target[] {
  const { header } = products.table
  const find = (key: 'columns' | 'column', names: readonly string[]) => {
    const field = offering(key)
    return field ? names.flatMap((name) => findOffered(field, header, name)?.column ?? []) : []
  }
  const searched = new Set(options.replace ? find('columns', options.columns) : [])
  const [set] = options.set ? find('column', [options.column]) : []
  const hasValue = options.clear || options.value !== ''
  const targetOf = (use: EditableColumn, isSearched: boolean, isSet: boolean, isNew: boolean) => ({
    use,
    isSearched,
    setter: isSet && hasValue ? new ColumnSetter(products, use, options) : undefined,
    isOfVariants: isOfVariants(products, use),
    isNew,
  })
  const known = editableColumns(header, products.columns).flatMap((one) => {
    const [isChosen, isSet] = [searched.has(one.column), one.column === set]
    if (!isChosen && !isSet) return []
    return targetOf(one, isChosen && options.find !== '', isSet, false)
  })
  const added = findNew(products, options)
  return added ? [...known, targetOf(added, false, true, true)] : known
}

/** Whether a column that is added to a table would be read-only, so that it is not added. */
function isReadOnly(
  readOnly: PlanContext['readOnly'],
  { header }: ProductTable['table'],
  name: string,
): boolean {
  return findReadOnly(readOnly, [...header, name]).has(header.length)
}

/** Plans to replace a text wherever it is found in some columns, and to give one column a value. */
export function* plan(
  products: ProductTable,
  options: EditColumnsOptions,
  { lastJob, readOnly }: PlanContext,
): Planning {
  const { table } = products
  const changes = new Changes<Reason>(table)
  const targets = findTargets(products, options)
  const finder = new TextFinder(products, options)
  const passes = filterProducts(products, options.scope, lastJob)
  const chooses = filterVariants(products, options.scope, lastJob)
  /** Number of places in each changed cell, by the key of the cell. */
  const counts = new Map<number, number>()
  /** Products with a value in the new column. */
  const filled = new Set<Product>()
  let hasProducts = false

  function search(row: number, target: Target): void {
    const { use } = target
    const { column } = use
    if (table.isBlank(row, column)) return
    const before = table.text(row, column)
    const { text, found, notes } = replaceText(before, use, finder)
    if (found === 0) {
      for (const each of notes) changes.remark({ ...each, row, column })
      return
    }
    const isEmptied = text.trim() === '' && before.trim() !== ''
    changes.set(row, column, text, isEmptied ? [emptied, ...notes] : notes)
    counts.set(cellKey(row, column), found)
  }

  function edit(product: Product, row: number, target: Target): void {
    if (target.isOfVariants && chooses && !chooses(product, row)) return
    const set = target.setter?.set(product, row)
    // A cell that is given a value has nothing left to search.
    if (set && target.isNew) {
      changes.add(row, target.use.column, set.text, set.notes)
      filled.add(product)
    } else if (set) changes.set(row, target.use.column, set.text, set.notes)
    else if (target.isSearched) search(row, target)
  }

  for (const [index, product] of products.products.entries()) {
    if (index % productsPerStep === 0) yield index
    if (!passes(product)) continue
    hasProducts = true
    for (let row = product.firstRow; row < product.endRow; row += 1) {
      for (const target of targets) edit(product, row, target)
    }
  }

  const preview: readonly PreviewColumn[] = [
    {
      kind: 'field',
      key: 'cell' satisfies keyof Texts['columns'],
      labels: metafieldNames(products),
    },
    {
      kind: 'changed',
      key: 'text' satisfies keyof Texts['columns'],
      columns: targets.map(({ use }) => use.column),
    },
    {
      kind: 'computed',
      key: 'found' satisfies keyof Texts['columns'],
      isNumber: true,
      valueOf: (row, _, column) => {
        const count = column === undefined ? undefined : counts.get(cellKey(row, column))
        return count === undefined ? undefined : { count }
      },
    },
  ]
  const lacksValue = options.set && !options.clear && options.value === ''
  if (lacksValue && changes.count > 0) changes.remark(note('review', 'no-value'))
  if (finder.already > 0) changes.remark(note('info', 'already', { n: finder.already }))
  const added = targets.filter(({ isNew }) => isNew).map(({ use }) => use.column)
  const addedColumns = added.map((column) => ({ column, name: options.column }))
  const empty = products.products.length - filled.size
  const isAdded = filled.size > 0 && !isReadOnly(readOnly, table, options.column)
  if (isAdded) changes.remark(note('info', 'new-column', { column: options.column }))
  if (isAdded && empty > 0) changes.remark(note('review', 'empty-elsewhere', { n: empty }))
  const planned = changes.finish(preview, reason())
  const worded = ofAllAsOneRemark(
    ofAllAsOneRemark(planned, 'identifier', allIdentifiers),
    'unlike',
    allUnlike,
  )
  return addedColumns.length > 0 ? { ...worded, addedColumns } : worded

  function reason(): Reason {
    if (!options.replace && !options.set) return 'nothing-chosen'
    if (!hasProducts) return 'no-products'
    if (options.replace && options.find === '' && !options.set) return 'no-text'
    if (lacksValue) return 'no-value'
    if (!options.set) return finder.already > 0 ? 'already' : 'not-found'
    return options.fill && !options.clear ? 'none-empty' : 'same'
  }
}
