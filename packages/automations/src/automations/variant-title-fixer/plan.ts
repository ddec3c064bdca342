import { ofAllAsOneRemark } from '../../plan/asOneRemark.ts'
import { Changes, productsPerStep } from '../../plan/Changes.ts'
import type { Note, Planning, PreviewColumn } from '../../plan/Plan.ts'
import type { PlanContext } from '../../plan/Planner.ts'
import { optionNumbers } from '../../products/cells.ts'
import { hasNoOptions } from '../../products/hasNoOptions.ts'
import type { Product, ProductTable } from '../../products/ProductTable.ts'
import { filterProducts, filterVariants } from '../../scope/filterProducts.ts'
import { LettersOfFile } from '../../text/casing.ts'
import {
  blank,
  changesGoTogether,
  NewText,
  note,
  refuseSameNames,
  refuseSameVariants,
  Renamed,
} from './Renamed.ts'
import { Renaming } from './Renaming.ts'
import { renamingOfNames, renamingOfValues } from './renameText.ts'
import { findShipsFrom, withoutOption } from './shipsFrom.ts'
import type { VariantTitleFixerOptions, strings } from './options.ts'

type Texts = typeof strings

const newIds = [note('review', 'new-ids')]
const mayGetIds = [note('review', 'may-get-ids')]
const allNewIds = note('review', 'all-new-ids')
const allMayGetIds = note('review', 'all-may-get-ids')
const linked = note('review', 'linked')
const shipsRemoved = note('info', 'ships')
const valuesKept = note('info', 'values-kept')
const inWholeProducts = note('info', 'together')

/** The columns of one option; nothing for those that the file lacks. */
interface OptionColumns {
  readonly name: number | undefined
  readonly value: number | undefined
  readonly linkedTo: number | undefined
}

/** One variant with the values of its three options. */
interface Variant {
  readonly row: number
  readonly values: readonly Renamed[]
}

/** New options of a product. */
interface ProductOptions {
  readonly product: Product
  readonly names: readonly Renamed[]
  /** Whether its values come from a metafield. */
  readonly areLinked: readonly boolean[]
  readonly variants: readonly Variant[]
  /** The index of the option that goes. */
  readonly removed: number | undefined
  /** Whether values would change, but may not. */
  readonly needsIds: boolean
  /** Whether to exclude one change is to exclude them all. */
  readonly goTogether: boolean
}

const isChanged = (one: Renamed) => one.isChanged
const hasConflict = (one: Renamed) => one.conflict !== undefined

/** Reads the options of products, with their new names and values. */
class OptionReader {
  /** Whether some product was not changed for this reason. */
  needsIds = false
  hasManyShipsFrom = false
  readonly #products: ProductTable
  readonly #options: VariantTitleFixerOptions
  readonly #columns: readonly OptionColumns[]
  readonly #names: Renaming
  readonly #values: Renaming

  constructor(
    products: ProductTable,
    options: VariantTitleFixerOptions,
    columns: readonly OptionColumns[],
  ) {
    this.#products = products
    this.#options = options
    this.#columns = columns
    const file = new LettersOfFile(products)
    this.#names = new Renaming(renamingOfNames(options, file))
    this.#values = new Renaming(renamingOfValues(options, file))
  }

  text(row: number, column: number | undefined): string {
    return column === undefined ? '' : this.#products.table.text(row, column)
  }

  isBlank(row: number, column: number | undefined): boolean {
    return column === undefined || this.#products.table.isBlank(row, column)
  }

  /** Reads the options of a product; nothing where they stay as they are. */
  read(product: Product): ProductOptions | undefined {
    const { firstRow } = product
    const rows = this.#products.variantRows(product)
    const names = this.#columns.map(({ name }) =>
      this.isBlank(firstRow, name) ? blank : this.#names.of(this.text(firstRow, name), rows.length),
    )
    const variants = rows.map((row) => ({
      row,
      values: this.#columns.map(({ value }) =>
        this.isBlank(row, value) ? blank : this.#values.of(this.text(row, value), 1),
      ),
    }))
    const changesValues = variants.some(({ values }) => values.some(isChanged))
    if (!this.#options.ships && !changesValues && !names.some(isChanged)) return undefined
    const areLinked = this.#columns.map(({ linkedTo }) => this.text(firstRow, linkedTo) !== '')
    const ships = this.#findShipsFrom(names, variants)
    const needsIds = !this.#options.ids && (ships !== undefined || changesValues)
    if (needsIds) this.needsIds = true
    else refuseSameVariants(variants.map(({ values }) => values))
    refuseSameNames(names)
    const isRefused =
      names.some(hasConflict) || variants.some(({ values }) => values.some(hasConflict))
    // Options only move where each variant of the product can be written as a whole.
    const canMove = !needsIds && !isRefused
    const removed = canMove ? ships : undefined
    const kept = needsIds ? [] : variants.map(({ values }) => values)
    const goTogether = removed !== undefined || changesGoTogether(names, kept)
    return { product, names, areLinked, variants, removed, needsIds, goTogether }
  }

  /** Counts the variants, of the products that were read, with the name or value in a cell. */
  countVariants(row: number, column: number): number {
    const isName = this.#columns.some(({ name }) => name === column)
    return (isName ? this.#names : this.#values).count(this.text(row, column))
  }

  #findShipsFrom(names: readonly Renamed[], variants: readonly Variant[]): number | undefined {
    if (!this.#options.ships) return undefined
    const found = findShipsFrom(
      names,
      variants.map(({ values }) => values),
    )
    if (found === 'many-values') this.hasManyShipsFrom = true
    return typeof found === 'string' ? undefined : found.index
  }
}

/** Writes what becomes of the options of products. */
class OptionWriter {
  readonly #reader: OptionReader
  readonly #columns: readonly OptionColumns[]
  readonly #changes: Changes<keyof Texts['reasons']>
  readonly #newIds: readonly Note[]
  readonly #mayGetIds: readonly Note[]
  /** The new names of the options by the rows of variants that change. */
  readonly names = new Map<number, readonly string[]>()

  constructor(
    reader: OptionReader,
    columns: readonly OptionColumns[],
    changes: Changes<keyof Texts['reasons']>,
    keepsIds: boolean,
  ) {
    this.#reader = reader
    this.#columns = columns
    this.#changes = changes
    this.#newIds = keepsIds ? [] : newIds
    this.#mayGetIds = keepsIds ? [] : mayGetIds
  }

  write(options: ProductOptions): void {
    const { count } = this.#changes
    const { product, names, variants, needsIds } = options
    this.#writeNames(options, product.firstRow, names)
    for (let row = product.firstRow + 1; row < product.endRow; row += 1) {
      this.#writeRepeatedNames(options, row)
    }
    if (!needsIds) for (const variant of variants) this.#writeValues(options, variant)
    if (this.#changes.count === count) return
    const newNames = this.#after(options, names, 'Title').map(
      (name, at) => name || (names[at]?.before ?? ''),
    )
    for (const { row } of variants) this.names.set(row, newNames)
  }

  #after(
    { removed: index }: ProductOptions,
    renamed: readonly Renamed[],
    only: 'Title' | 'Default Title',
  ): readonly string[] {
    const texts = renamed.map(({ after }) => after)
    return index === undefined ? texts : withoutOption(texts, index, only)
  }

  /** Most exports name the options in the first row of a product only; some repeat the names. */
  #writeRepeatedNames(options: ProductOptions, row: number): void {
    if (this.#columns.every(({ name }) => this.#reader.isBlank(row, name))) return
    const names = this.#columns.map(({ name }, at) => {
      const first = options.names[at]
      const text = this.#reader.text(row, name)
      return first?.before === text ? first : new Renamed(new NewText(text, text))
    })
    this.#writeNames(options, row, names)
  }

  #writeNames(options: ProductOptions, row: number, names: readonly Renamed[]): void {
    const { removed: index, areLinked, needsIds } = options
    const after = this.#after(options, names, 'Title')
    for (const [at, { name, linkedTo }] of this.#columns.entries()) {
      const notes =
        index === undefined
          ? this.#nameNotes(areLinked[at], needsIds)
          : [...this.#newIds, shipsRemoved]
      this.#set(row, name, after[at], names[at], notes)
      if (index === undefined || at < index) continue
      const source = this.#columns[at + 1]?.linkedTo
      this.#set(row, linkedTo, this.#reader.text(row, source), undefined, [
        ...this.#newIds,
        shipsRemoved,
      ])
    }
  }

  #nameNotes(isLinked: boolean | undefined, needsIds: boolean): readonly Note[] {
    return [...this.#mayGetIds, ...(isLinked ? [linked] : []), ...(needsIds ? [valuesKept] : [])]
  }

  #writeValues(options: ProductOptions, { row, values }: Variant): void {
    const { removed: index, areLinked } = options
    const after = this.#after(options, values, 'Default Title')
    for (const [at, { value }] of this.#columns.entries()) {
      const isLinked = areLinked[at] ?? false
      const notes = [...this.#newIds, ...(isLinked ? [linked] : [])]
      this.#set(
        row,
        value,
        after[at],
        values[at],
        index === undefined ? notes : [...this.#newIds, shipsRemoved],
      )
    }
  }

  #set(
    row: number,
    column: number | undefined,
    text: string | undefined,
    renamed: Renamed | undefined,
    notes: readonly Note[],
  ): void {
    if (column === undefined) return
    const conflict = renamed?.conflict
    this.#changes.set(row, column, text ?? '', conflict ? [...notes, conflict] : notes)
  }
}

/**
 * Plans new names and values of options. Names are changed in the rows that have them, mostly the
 * first of each product. Values are changed only if that is allowed, as the store then makes new
 * variants of them. Products without options stay as they are, and so does a text that would give two
 * variants of a product the same options. A product that passes the filters changes as a whole: one
 * value in two spellings would be two values.
 */
export function* plan(
  products: ProductTable,
  options: VariantTitleFixerOptions,
  { lastJob, file }: PlanContext,
): Planning {
  const { table, columns } = products
  const changes = new Changes<keyof Texts['reasons']>(table)
  const optionColumns = optionNumbers.map((number) => ({
    name: columns.find(`option${number}Name`),
    value: columns.find(`option${number}Value`),
    linkedTo: columns.find(`option${number}LinkedTo`),
  }))
  if (optionColumns[0]?.value === undefined) return changes.finish([], 'no-column')
  const passes = filterProducts(products, options.scope, lastJob)
  const keepsIds = file?.keepsVariantIds ?? false
  const ids = options.ids || keepsIds
  const reader = new OptionReader(products, { ...options, ids }, optionColumns)
  const writer = new OptionWriter(reader, optionColumns, changes, keepsIds)
  const together = new Set<number>()
  let nothing: keyof Texts['reasons'] = 'no-products'

  for (const [index, product] of products.products.entries()) {
    if (index % productsPerStep === 0) yield index
    if (!passes(product)) continue
    if (hasNoOptions(products, product)) {
      if (nothing === 'no-products') nothing = 'no-options'
      continue
    }
    nothing = 'same'
    const found = reader.read(product)
    if (!found) continue
    if (found.goTogether) together.add(index)
    writer.write(found)
  }

  const nameLabels = new Map(
    optionColumns.flatMap(({ name }) =>
      name === undefined ? [] : [[name, 'name' satisfies keyof Texts['columns']] as const],
    ),
  )
  const preview: readonly PreviewColumn[] = [
    {
      kind: 'field',
      key: 'option' satisfies keyof Texts['columns'],
      labels: nameLabels,
      nameOf: (row, column) => {
        const text = writer.names.get(row)?.[optionColumns.findIndex((one) => one.value === column)]
        return text ? { text } : undefined
      },
    },
    {
      kind: 'changed',
      key: 'value' satisfies keyof Texts['columns'],
      columns: optionColumns
        .flatMap(({ name, value }) => (ids ? [name, value] : [name]))
        .filter((column) => column !== undefined),
    },
    {
      kind: 'computed',
      key: 'variants' satisfies keyof Texts['columns'],
      isNumber: true,
      valueOf: (row, _, column) =>
        column === undefined ? undefined : { count: reader.countVariants(row, column) },
    },
  ]
  if (nothing === 'same' && reader.hasManyShipsFrom) nothing = 'ships-many'
  if (nothing === 'same' && reader.needsIds) nothing = 'needs-ids'
  const choosesVariants = filterVariants(products, options.scope, lastJob) !== undefined
  if (choosesVariants && changes.count > 0) changes.remark(inWholeProducts)
  const planned = changes.finish(preview, nothing, [], together)
  return ofAllAsOneRemark(
    ofAllAsOneRemark(planned, 'new-ids', allNewIds),
    'may-get-ids',
    allMayGetIds,
  )
}
