import { uniqueTags } from '../products/tags.ts'
import { handleOf } from '../text/handle.ts'
import { commonStart, shareTitle, type SharedTitle } from './baseTitle.ts'
import type { ImportedImage, ImportedVariant } from './ImportedProduct.ts'
import type { ImportNote } from './ImportPlan.ts'
import type { Mapping } from './MatchedColumn.ts'
import { optionNames, type OptionNames } from './optionNames.ts'
import { optionsOf } from './productOptions.ts'
import { readGroups, type Group } from './readGroups.ts'
import { RowReader, type SupplierRow } from './RowReader.ts'
import { sourceNotes } from './sourceNotes.ts'
import { importNote, type SuppliedProduct } from './SuppliedProduct.ts'
import type { SupplierList } from './SupplierList.ts'

/** Products read from the rows of a list. */
export interface Supplied {
  readonly products: readonly SuppliedProduct[]
  /** Notes on the list as a whole, and on rows that belong to no product. */
  readonly notes: readonly ImportNote[]
  /** Number of rows that are not blank, without the header. */
  readonly rows: number
}

/** Returns the title of a product, and for each row what its own title has more. */
function titlesOf({ rows, splits }: Group): SharedTitle {
  const [first] = rows
  if (!first || rows.length === 1) return { title: first?.title ?? '', variants: [''] }
  if (splits.length === rows.length) {
    return shareTitle(
      splits,
      rows.map(({ values }) => values),
    )
  }
  const titles = rows.map((row) => row.title).filter((text) => text !== '')
  const base = commonStart(titles)
  if (base.length < 3) return { title: titles[0] ?? '', variants: rows.map(() => '') }
  const variants = rows.map((row) =>
    row.title.slice(base.length).replaceAll(/^[\s\-–—|/,:([]+|[\s)\]]+$/gu, ''),
  )
  return { title: base, variants }
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

/** Facts about the list that products are assembled from. */
interface Source {
  readonly list: SupplierList
  readonly mapping: Mapping
  readonly reader: RowReader
  readonly words: OptionNames
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

/** Reads the variants of a product without what belongs to its parent alone. */
function variantsOf({ parent, role, rows }: Group): readonly SupplierRow[] {
  const [first] = rows
  const isChildless = parent !== undefined && first === parent && rows.length === 1
  // The values of a parent are those of all its variants; those of a product by itself are no options.
  if (!first || rows.length > 1 || (!isChildless && role !== 'single')) return rows
  return [{ ...first, named: [], values: isChildless ? first.values.map(() => '') : first.values }]
}

/** Gives variants the weight and the price of their parent, where none of them has its own. */
function inheritValues(parent: SupplierRow | undefined, rows: readonly SupplierRow[]) {
  const own: { grams?: number; price?: number; compareAtPrice?: number; cost?: number } = {}
  if (!parent) return own
  for (const key of ['grams', 'price', 'compareAtPrice', 'cost'] as const) {
    const value = parent.variant[key]
    if (value !== undefined && rows.every(({ variant }) => variant[key] === undefined)) {
      own[key] = value
    }
  }
  return own
}

function familyNotes({ parent, role, missing }: Group, rows: readonly SupplierRow[]): ImportNote[] {
  const isChildless = parent !== undefined && role === 'parent' && rows[0]?.row === parent.row
  return [
    ...(missing === undefined ? [] : [importNote('review', 'parent-missing', { text: missing })]),
    ...(isChildless ? [importNote('review', 'no-children')] : []),
  ]
}

/** Puts together the rows of a product. */
function productOf(group: Group, source: Source): SuppliedProduct {
  const { mapping, reader, words } = source
  const { parent, pictures } = group
  const rows = variantsOf(group)
  const all = [...(parent && rows[0]?.row !== parent.row ? [parent] : []), ...rows, ...pictures]
  const shared = titlesOf(group)
  const title = parent === undefined || parent.title === '' ? shared.title : parent.title
  const { names, values, isBySku } = optionsOf(rows, shared.variants, reader.options, words, parent)
  const codeOf = (key: 'sku' | 'barcode') =>
    rows.find(({ variant }) => variant[key] !== undefined)?.variant[key]
  const sku = codeOf('sku') ?? codeOf('barcode') ?? ''
  const ownHandle = handleOf(firstOf(all, 'handle'))
  const addresses = [...new Set(all.flatMap(({ images }) => images))]
  const firstImages = new Set(rows.flatMap(({ images }) => images[0] ?? []))
  const notes = [
    ...(title === '' ? [importNote('review', 'no-title')] : []),
    ...(isBySku ? [importNote('review', 'sku-as-option')] : []),
    ...familyNotes(group, rows),
    ...all.flatMap((row) => row.notes),
    ...skuNotes(rows, source),
    ...differences(all, 'vendor', mapping),
    ...differences(all, 'type', mapping),
  ]
  const [description, vendor, type] = [
    firstOf(all, 'description'),
    firstOf(all, 'vendor'),
    firstOf(all, 'type'),
  ]
  const fromParent = inheritValues(parent, rows)
  return {
    product: {
      handle: ownHandle || handleOf(title) || handleOf(sku) || 'product',
      title: title === '' ? sku : title,
      ...(description !== '' && { description }),
      ...(vendor !== '' && { vendor }),
      ...(type !== '' && { type }),
      tags: uniqueTags(all.flatMap(({ tags }) => tags)),
      options: names,
      variants: rows.map((row, at): ImportedVariant => {
        const [image] = row.images
        const own = { values: values[at] ?? [], rows: [row.row] }
        const pictured = image !== undefined && firstImages.size > 1 ? { image } : undefined
        return Object.assign({}, fromParent, row.variant, own, pictured)
      }),
      images: addresses.map((address): ImportedImage => ({ address })),
    },
    hasOwnHandle: ownHandle !== '',
    notes,
    rows: [...new Set(all.map(({ row }) => row))],
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

/**
 * Reads the rows of a list as products. It yields the number of rows it has been through.
 *
 * @param words the names of options that nothing names. @default in English
 */
export function* readSupplierProducts(
  list: SupplierList,
  mapping: Mapping,
  words: OptionNames = optionNames,
): Generator<number, Supplied, void> {
  const reader = new RowReader(list, mapping)
  const { groups, notes, rows } = yield* readGroups(list, mapping, reader)
  const repeated = findRepeated(groups)
  const products = groups.map((group) =>
    productOf(group, { list, mapping, reader, words, repeated }),
  )
  return { products, notes: [...notes, ...sourceNotes(list, mapping)], rows }
}
