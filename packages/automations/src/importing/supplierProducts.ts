import { uniqueTags } from '../products/tags.ts'
import { foldCase } from '../text/fold.ts'
import { handleOf } from '../text/handle.ts'
import { commonStart, splitTitle } from './baseTitle.ts'
import type { ImportedImage, ImportedVariant } from './ImportedProduct.ts'
import type { ImportNote } from './ImportPlan.ts'
import type { Mapping } from './MatchedColumn.ts'
import { RowReader, type SupplierRow } from './RowReader.ts'
import { importNote, type SuppliedProduct } from './SuppliedProduct.ts'
import type { SupplierList } from './SupplierList.ts'
import { mostOptions } from './targets.ts'
import { isColour, isSize } from './values.ts'

/** What the rows of a list are read as. */
export interface Supplied {
  readonly products: readonly SuppliedProduct[]
  /** Notes on rows that belong to no product. */
  readonly notes: readonly ImportNote[]
  /** How many rows are not blank, without the header. */
  readonly rows: number
}

/** Rows of one product. */
interface Group {
  readonly rows: SupplierRow[]
  /** The title that the grouping by titles gives them. @default from the titles of the rows */
  readonly title?: string
  /** With such a title, what the title of each row has more. */
  readonly variants: string[]
}

/** After how many rows the caller can pause. */
const slice = 250

function* readRows(
  list: SupplierList,
  mapping: Mapping,
  reader: RowReader,
): Generator<
  number,
  { readonly groups: readonly Group[]; readonly notes: ImportNote[]; readonly rows: number },
  void
> {
  const { grouping } = mapping
  const groups = new Map<string | number, Group>()
  const notes: ImportNote[] = []
  let rows = 0
  for (let row = 1; row < list.rowCount; row += 1) {
    if (row % slice === 0) yield row
    if (list.isBlank(row)) continue
    rows += 1
    const read = reader.read(row)
    const own = grouping.kind === 'column' ? list.text(row, grouping.column) : ''
    const { sku, barcode } = read.variant
    const hasName = read.title !== '' || sku !== undefined || barcode !== undefined
    if (!hasName && own === '') {
      notes.push(importNote('conflict', 'no-name', undefined, { row }))
      continue
    }
    const split =
      grouping.kind === 'by-title' && read.title !== ''
        ? splitTitle(read.title, read.values)
        : undefined
    const key = own === '' ? (split?.base ?? row) : own
    const group = groups.get(key) ?? { rows: [], variants: [], ...(split && { title: split.base }) }
    if (group.rows.length === 0) groups.set(key, group)
    group.rows.push(read)
    if (split) group.variants.push(split.variant)
  }
  return { groups: [...groups.values()], notes, rows }
}

/** Returns the title of a product, and for each row what its own title has more. */
function titlesOf({ rows, title, variants: parts }: Group): {
  readonly title: string
  readonly variants: readonly string[]
} {
  const [first] = rows
  if (!first || rows.length === 1) return { title: first?.title ?? '', variants: [''] }
  if (title !== undefined) return { title, variants: parts }
  const titles = rows.map((row) => row.title).filter((text) => text !== '')
  const base = commonStart(titles)
  if (base.length < 3) return { title: titles[0] ?? '', variants: rows.map(() => '') }
  const variants = rows.map((row) =>
    row.title.slice(base.length).replaceAll(/^[\s\-–—|/,:([]+|[\s)\]]+$/gu, ''),
  )
  return { title: base, variants }
}

/** Names an option by what all of its values are. */
function optionNameOf(values: readonly string[]): string {
  if (values.every(isColour)) return 'Color'
  return values.every(isSize) ? 'Size' : 'Style'
}

interface Options {
  readonly names: readonly string[]
  /** For each row, a value for each option. */
  readonly values: readonly (readonly string[])[]
  readonly isBySku: boolean
}

function areDistinct(values: readonly (readonly string[])[]): boolean {
  return new Set(values.map((row) => foldCase(row.join('\0')))).size === values.length
}

function isComplete(values: readonly (readonly string[])[]): boolean {
  return values.every((row) => row.every((value) => value !== ''))
}

/** Adds an option, unless there are as many as a product can have or it tells nothing apart. */
function withOption({ names, values, isBySku }: Options, own: readonly string[]): Options {
  const isUseful = own.every((value) => value !== '') && new Set(own.map(foldCase)).size > 1
  if (!isUseful || names.length >= mostOptions) return { names, values, isBySku }
  const name = optionNameOf(own)
  const isTaken = names.some((each) => foldCase(each) === foldCase(name))
  return {
    names: [...names, isTaken ? 'Variant' : name],
    values: values.map((row, at) => [...row, own[at] ?? '']),
    isBySku,
  }
}

/** Decides the options of a product: those of the columns that some row has a value of, and more if they do not tell the rows apart. */
function optionsOf(
  rows: readonly SupplierRow[],
  titles: readonly string[],
  names: readonly string[],
): Options {
  const used = names.flatMap((_, at) => (rows.some(({ values }) => values[at] !== '') ? at : []))
  const options: Options = {
    names: used.map((at) => names[at] ?? ''),
    values: rows.map(({ values }) => used.map((at) => values[at] ?? '')),
    isBySku: false,
  }
  if (rows.length === 1 || (areDistinct(options.values) && isComplete(options.values))) {
    return options
  }
  const byTitle = withOption(options, titles)
  if (areDistinct(byTitle.values)) return byTitle
  const skus = rows.map(({ variant }) => variant.sku ?? '')
  const bySku = withOption(byTitle, skus)
  return bySku === byTitle || !areDistinct(bySku.values) ? byTitle : { ...bySku, isBySku: true }
}

function firstOf(rows: readonly SupplierRow[], key: 'description' | 'vendor' | 'type' | 'handle') {
  return rows.find((row) => row[key] !== '')?.[key] ?? ''
}

/** Says which rows have another vendor or type than the first that has one. */
function differences(rows: readonly SupplierRow[], key: 'vendor' | 'type', names: Mapping) {
  const text = firstOf(rows, key)
  const column = names.columns.find(({ target }) => target.target === key)
  return rows.flatMap((row) =>
    row[key] === '' || row[key] === text || !column
      ? []
      : importNote(
          'review',
          'differs',
          { column: column.name, text: row[key] },
          { row: row.row, column: column.column },
        ),
  )
}

/** What is known of the list that products are put together from. */
interface Source {
  readonly list: SupplierList
  readonly mapping: Mapping
  readonly reader: RowReader
  /** Rows whose SKU an earlier row has already, with that row. */
  readonly repeated: ReadonlyMap<number, number>
}

function skuNotes(rows: readonly SupplierRow[], { list, repeated }: Source): ImportNote[] {
  return rows.flatMap(({ row, variant: { sku = '' } }) => {
    const first = repeated.get(row)
    if (first === undefined) return []
    return importNote('review', 'duplicate-sku', { sku, first: list.numberOf(first) }, { row })
  })
}

/** Puts together the rows of a product. */
function productOf(group: Group, source: Source): SuppliedProduct {
  const { mapping, reader } = source
  const { rows } = group
  const { title, variants: titleParts } = titlesOf(group)
  const { names, values, isBySku } = optionsOf(rows, titleParts, reader.options)
  const codeOf = (key: 'sku' | 'barcode') =>
    rows.find(({ variant }) => variant[key] !== undefined)?.variant[key]
  const sku = codeOf('sku') ?? codeOf('barcode') ?? ''
  const ownHandle = handleOf(firstOf(rows, 'handle'))
  const addresses = [...new Set(rows.flatMap(({ images }) => images))]
  const firstImages = new Set(rows.flatMap(({ images }) => images[0] ?? []))
  const isGuessed = mapping.isGroupingGuessed && rows.length > 1
  const notes = [
    ...(isGuessed ? [importNote('review', 'grouped')] : []),
    ...(title === '' ? [importNote('review', 'no-title')] : []),
    ...(isBySku ? [importNote('review', 'sku-as-option')] : []),
    ...rows.flatMap((row) => row.notes),
    ...skuNotes(rows, source),
    ...differences(rows, 'vendor', mapping),
    ...differences(rows, 'type', mapping),
  ]
  const [description, vendor, type] = [
    firstOf(rows, 'description'),
    firstOf(rows, 'vendor'),
    firstOf(rows, 'type'),
  ]
  return {
    product: {
      handle: ownHandle || handleOf(title) || handleOf(sku) || 'product',
      title: title === '' ? sku : title,
      ...(description !== '' && { description }),
      ...(vendor !== '' && { vendor }),
      ...(type !== '' && { type }),
      tags: uniqueTags(rows.flatMap(({ tags }) => tags)),
      options: names,
      variants: rows.map((row, at): ImportedVariant => {
        const [image] = row.images
        return {
          values: values[at] ?? [],
          ...row.variant,
          ...(image !== undefined && firstImages.size > 1 && { image }),
          rows: [row.row],
        }
      }),
      images: addresses.map((address): ImportedImage => ({ address })),
    },
    hasOwnHandle: ownHandle !== '',
    notes,
    rows: rows.map(({ row }) => row),
  }
}

/** Finds the rows whose SKU an earlier row has already, with that row. */
function findRepeated(groups: readonly Group[]): ReadonlyMap<number, number> {
  const firsts = new Map<string, number>()
  const repeated = new Map<number, number>()
  for (const { row, variant } of groups.flatMap(({ rows }) => rows)) {
    const { sku } = variant
    if (sku === undefined) continue
    const first = firsts.get(sku)
    if (first === undefined) firsts.set(sku, row)
    else repeated.set(row, first)
  }
  return repeated
}

/** Reads the rows of a list as products. It yields the number of rows it has been through. */
export function* readSupplierProducts(
  list: SupplierList,
  mapping: Mapping,
): Generator<number, Supplied, void> {
  const reader = new RowReader(list, mapping)
  const { groups, notes, rows } = yield* readRows(list, mapping, reader)
  const repeated = findRepeated(groups)
  const products = groups.map((group) => productOf(group, { list, mapping, reader, repeated }))
  return { products, notes, rows }
}
