import { idOf, type IdKind } from './ids.ts'

/** Version of the form of sidecars. One of another version is not read; the file is read from the store again. */
export const sidecarVersion = 2

type Ids = Float64Array<ArrayBuffer>
type Places = Uint32Array<ArrayBuffer>

/** A market whose fixed prices are in a file. */
export interface SidecarMarket {
  readonly name: string
  /** The number of the id of its price list. */
  readonly priceList: number
  /** ISO 4217 code of the currency of that list. */
  readonly currency: string
}

/**
 * The ids of a live file, which beside it say what each of its rows is in the store. Plain data, which
 * structured clones and IndexedDB take. Ids are kept by their numbers, 0 for none. Where a product has
 * several of something, `first` has one entry more than there are products: those of product `n` are from
 * `first[n]` up to, but not including, `first[n + 1]`.
 */
export interface Sidecar {
  readonly version: typeof sidecarVersion
  /** Currency of the store when it was read. */
  readonly currencyCode: string
  /** By product, in the order of the file. */
  readonly products: {
    readonly id: Ids
    /** Its first row in the file, in which the header is row 0. */
    readonly row: Places
    /** Three for each product. */
    readonly options: Ids
  }
  /** In the order of rows; the first is in the first row of its product. */
  readonly variants: {
    readonly first: Places
    readonly id: Ids
    /** Three for each variant. */
    readonly optionValues: Ids
  }
  /** In the order of rows, as the variants are. */
  readonly images: { readonly first: Places; readonly id: Ids }
  readonly metafields: {
    readonly first: Places
    readonly id: Ids
    /** Places in `names`, and in `types`. */
    readonly name: Places
    readonly type: Places
    /** As `namespace.key`. */
    readonly names: readonly string[]
    readonly types: readonly string[]
  }
  /** In the order of their columns. */
  readonly markets: readonly SidecarMarket[]
  /** The ids of categories by their full names. */
  readonly categories: Readonly<Record<string, string>>
}

/** The ids of what one row shows. */
export interface RowIds {
  readonly product: string
  /** The options of the product, by their places; nothing for one that it does not have. */
  readonly options: readonly (string | undefined)[]
  readonly variant?: string
  /** The values of the variant for these options; empty without a variant. */
  readonly optionValues: readonly (string | undefined)[]
  readonly image?: string
  /** Whether it is the first row of its product, which has the values of the product itself. */
  readonly isFirst: boolean
}

/** A metafield of a product in the store. */
export interface MetafieldId {
  readonly id: string
  readonly type: string
}

/** Finds the last product that starts in a row or before it. */
function productAt(rows: Places, row: number): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((rows[middle] ?? 0) <= row) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Returns the ids of three places, as the API has them. */
function three(kind: IdKind, ids: Ids, from: number): (string | undefined)[] {
  return Array.from(ids.subarray(from, from + 3), (id) => (id === 0 ? undefined : idOf(kind, id)))
}

interface Lists {
  readonly first: Places
  readonly id: Ids
}

/** Finds what a product has in one of its rows. */
function inRow({ first, id }: Lists, product: number, at: number) {
  const place = (first[product] ?? 0) + at
  return place < (first[product + 1] ?? 0) ? { place, id: id[place] ?? 0 } : undefined
}

/** Contents of one row, by their places in a sidecar. Ids are written when they are asked for. */
export interface RowPlaces {
  /** Place of its product. */
  readonly product: number
  /** Number of the row among those of its product, from 0. */
  readonly at: number
  readonly variant: { readonly place: number; readonly id: number } | undefined
  readonly image: { readonly place: number; readonly id: number } | undefined
}

/** Finds what a row shows; nothing for the header and for rows that were added later. */
export function findRow(
  { products, variants, images }: Sidecar,
  row: number,
): RowPlaces | undefined {
  const product = productAt(products.row, row)
  if (product === -1) return undefined
  const at = row - (products.row[product] ?? 0)
  const variant = inRow(variants, product, at)
  const image = inRow(images, product, at)
  return variant || image ? { product, at, variant, image } : undefined
}

/** Returns the id of the option of a product, or of the value of a variant, at a place; nothing if it has none. */
export function optionIdAt(
  { products, variants }: Sidecar,
  kind: 'ProductOption' | 'ProductOptionValue',
  place: number,
  option: number,
): string | undefined {
  const ids = kind === 'ProductOption' ? products.options : variants.optionValues
  const id = ids[place * 3 + option] ?? 0
  return id === 0 ? undefined : idOf(kind, id)
}

/** Rows of one product, which follow one another: from the first up to, but not including, `end`. */
export interface RowRange {
  readonly first: number
  readonly end: number
  /** Number of its variants, which are in the first of these rows. */
  readonly variants: number
}

/** Finds all rows of the product in a row; nothing for the header and for rows that were added later. */
export function rowsOfProduct(sidecar: Sidecar, row: number): RowRange | undefined {
  const product = findRow(sidecar, row)?.product
  if (product === undefined) return undefined
  const { products, variants, images } = sidecar
  const count = ({ first }: Lists) => (first[product + 1] ?? 0) - (first[product] ?? 0)
  const first = products.row[product] ?? 0
  const own = count(variants)
  return { first, end: first + Math.max(own, count(images)), variants: own }
}

/** Finds the ids of a row; nothing for the header and for rows that were added later. */
export function idsOfRow(sidecar: Sidecar, row: number): RowIds | undefined {
  const found = findRow(sidecar, row)
  if (!found) return undefined
  const { product, at, variant, image } = found
  const { products, variants } = sidecar
  return {
    product: idOf('Product', products.id[product] ?? 0),
    options: three('ProductOption', products.options, product * 3),
    optionValues: variant
      ? three('ProductOptionValue', variants.optionValues, variant.place * 3)
      : [],
    ...(variant && { variant: idOf('ProductVariant', variant.id) }),
    ...(image && { image: idOf('MediaImage', image.id) }),
    isFirst: at === 0,
  }
}

/**
 * Finds a metafield of the product in a row.
 *
 * @param name as `namespace.key`
 * @returns nothing if the product had none when it was read
 */
export function metafieldOfRow(
  sidecar: Sidecar,
  row: number,
  name: string,
): MetafieldId | undefined {
  const { metafields } = sidecar
  const product = findRow(sidecar, row)?.product
  if (product === undefined) return undefined
  const end = metafields.first[product + 1] ?? 0
  for (let place = metafields.first[product] ?? 0; place < end; place += 1) {
    if (metafields.names[metafields.name[place] ?? 0] === name) {
      const type = metafields.types[metafields.type[place] ?? 0] ?? ''
      return { id: idOf('Metafield', metafields.id[place] ?? 0), type }
    }
  }
  return undefined
}
