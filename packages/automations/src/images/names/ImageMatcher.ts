import type { Product, ProductTable } from '../../products/ProductTable.ts'
import { foldCase, foldSpelling } from '../../text/fold.ts'
import { handleOf } from '../../text/handle.ts'
import type { ImageValues } from '../ImageTask.ts'
import { fileParts } from './fileParts.ts'

/** The product that an image shows, by its name. */
export interface ImageMatch {
  readonly handle: string
  readonly title: string
  readonly vendor: string
  /** The SKU of the variant; absent if the image may show several. */
  readonly sku?: string
  /** Source of the name: an image address of the export, a handle or a SKU. */
  readonly by: 'address' | 'handle' | 'sku'
  /** Whether the name is that of one product only, up to a number at its end. */
  readonly isSure: boolean
}

/** A product, or one of its variants. */
interface Owner {
  readonly product: Product
  /** The row of the variant. */
  readonly row?: number
}

/**
 * Suffix that a store adds to the name of an image: a size such as `_1024x1024` or `_large`, or an
 * id.
 */
const added =
  /(?:_(?:\d*x\d*|pico|icon|thumb|small|compact|medium|large|grande|original|master)(?:_crop_\w+)?(?:@\dx)?|_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})+$/u

const separator = /[-_. ]/u
const number = /^[-_. ]*(?:\(?\d{1,3}\)?)$/u

/** Returns the name of the image at an address, without its extension. */
function stemOfAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/u)
  const { stem } = fileParts(path)
  try {
    return decodeURIComponent(stem)
  } catch {
    return stem
  }
}

type Index = Map<string, Owner[]>

function add(index: Index, key: string, owner: Owner): void {
  if (key === '') return
  const owners = index.get(key)
  if (owners) owners.push(owner)
  else index.set(key, [owner])
}

/** Finds the longest beginning of a name that an index has, with what follows it. */
function findBeginning(
  index: Index,
  name: string,
): { readonly owners: readonly Owner[]; readonly rest: string } | undefined {
  for (let end = name.length; end > 0; end -= 1) {
    const isEnd = end === name.length || separator.test(name[end]!)
    const owners = isEnd ? index.get(name.slice(0, end)) : undefined
    if (owners) return { owners, rest: name.slice(end) }
  }
  return undefined
}

/** Finds the products that images show, by the names of the images, in a product export. */
export class ImageMatcher {
  readonly #products: ProductTable
  readonly #addresses: Index = new Map()
  readonly #looseAddresses: Index = new Map()
  readonly #handles: Index = new Map()
  readonly #skus: Index = new Map()

  constructor(products: ProductTable) {
    this.#products = products
    for (const product of products.products) this.#addProduct(product)
  }

  #addProduct(product: Product): void {
    const products = this.#products
    add(this.#handles, product.handle.toLowerCase(), { product })
    for (const row of products.variantRows(product)) {
      add(this.#skus, foldCase(products.text(row, 'sku').trim()), { product, row })
      this.#addAddress(products.text(row, 'variantImageUrl'), { product, row })
    }
    for (let row = product.firstRow; row < product.endRow; row += 1) {
      this.#addAddress(products.text(row, 'imageUrl'), { product })
    }
  }

  #addAddress(address: string, owner: Owner): void {
    if (address === '') return
    const stem = foldSpelling(stemOfAddress(address))
    add(this.#addresses, stem, owner)
    add(this.#looseAddresses, stem.replace(added, ''), owner)
  }

  /**
   * Finds the product that an image shows: by the file names in the image addresses of the export, then
   * by handles, then by SKUs. A folder may have the name of the product too.
   *
   * @param path the name of the image, with its folders
   */
  match(path: string): ImageMatch | undefined {
    const { folders, stem } = fileParts(path)
    const name = foldSpelling(stem)
    const exact = this.#matchExactly(name)
    if (exact) return exact
    const folder = folders.at(-1)
    const inFolder = folder === undefined ? undefined : this.#matchName(foldSpelling(folder))
    if (inFolder?.isSure === true) return inFolder
    const loose = name.replace(added, '')
    const owners = this.#looseAddresses.get(loose)
    if (owners) return this.#matchOf(owners, 'address', false)
    return this.#matchName(name) ?? inFolder
  }

  #matchExactly(name: string): ImageMatch | undefined {
    const ofAddress = this.#addresses.get(name)
    if (ofAddress) return this.#matchOf(ofAddress, 'address', true)
    const ofHandle = this.#handles.get(name) ?? this.#handles.get(handleOf(name))
    if (ofHandle) return this.#matchOf(ofHandle, 'handle', true)
    const ofSku = this.#skus.get(name)
    return ofSku && this.#matchOf(ofSku, 'sku', true)
  }

  /** Matches a name that begins with a handle or a SKU, such as `blue-mug-2` or `MUG-1_front`. */
  #matchName(name: string): ImageMatch | undefined {
    const exact = this.#matchExactly(name)
    if (exact) return exact
    const handle = findBeginning(this.#handles, handleOf(name))
    const sku = findBeginning(this.#skus, name)
    if (handle && number.test(handle.rest)) return this.#matchOf(handle.owners, 'handle', true)
    if (sku && number.test(sku.rest)) return this.#matchOf(sku.owners, 'sku', true)
    if (handle) return this.#matchOf(handle.owners, 'handle', false)
    return sku && this.#matchOf(sku.owners, 'sku', false)
  }

  #matchOf(
    owners: readonly Owner[],
    by: ImageMatch['by'],
    isClose: boolean,
  ): ImageMatch | undefined {
    const [first] = owners
    if (!first) return undefined
    const products = this.#products
    const { product } = first
    const isOneProduct = owners.every((owner) => owner.product.handle === product.handle)
    const sku = isOneProduct ? this.#skuOf(product, owners) : ''
    return {
      handle: product.handle,
      title: products.nameOf(product),
      vendor: products.text(product.firstRow, 'vendor'),
      ...(sku !== '' && { sku }),
      by,
      isSure: isClose && isOneProduct,
    }
  }

  /** Returns the SKU that an image can only have: of its variant, or of the only one there is. */
  #skuOf(product: Product, owners: readonly Owner[]): string {
    const named = new Set(owners.flatMap(({ row }) => row ?? []))
    const rows = named.size > 0 ? [...named] : this.#products.variantRows(product)
    const [row] = rows
    return row === undefined || rows.length > 1 ? '' : this.#products.text(row, 'sku').trim()
  }
}

/**
 * Returns what the words in braces of a watermark stand for.
 *
 * @param match the product of the image; nothing if it is unknown
 * @param year the current year
 */
export function valuesOf(match: ImageMatch | undefined, year: number): ImageValues {
  const { vendor = '', sku = '', title = '' } = match ?? {}
  return {
    ...(vendor !== '' && { vendor }),
    ...(sku !== '' && { sku }),
    ...(title !== '' && { title }),
    year: String(year),
  }
}
