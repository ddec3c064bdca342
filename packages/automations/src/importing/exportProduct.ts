import { parsePrice } from '../money/price.ts'
import { optionNumbers } from '../products/cells.ts'
import type { ColumnKey } from '../products/columnNames.ts'
import { isDefaultTitle } from '../products/hasNoOptions.ts'
import type { Product, ProductTable } from '../products/ProductTable.ts'
import { readTags } from '../products/tags.ts'
import type { ImportedImage } from './ImportedProduct.ts'
import type { SettledProduct, SettledVariant } from './ImportPlan.ts'
import { setGiven, type Draft } from './setGiven.ts'

type ReadCell = (row: number, key: ColumnKey) => string

/** Gives a property to spread, or nothing for an absent value. */
function given<Key extends string, Value>(
  key: Key,
  value: Value | undefined | '',
): Partial<Record<Key, Value>> {
  return value === undefined || value === '' ? {} : ({ [key]: value } as Record<Key, Value>)
}

function numberOf(text: string): number | undefined {
  const number = text === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? number : undefined
}

function readVariant(read: ReadCell, row: number, options: number): SettledVariant {
  const values = optionNumbers.slice(0, options).map((number) => read(row, `option${number}Value`))
  const variant: Draft<SettledVariant> = { values }
  setGiven(variant, 'sku', read(row, 'sku'))
  setGiven(variant, 'barcode', read(row, 'barcode'))
  setGiven(variant, 'price', parsePrice(read(row, 'price')))
  setGiven(variant, 'compareAtPrice', parsePrice(read(row, 'compareAtPrice')))
  setGiven(variant, 'cost', parsePrice(read(row, 'cost')))
  setGiven(variant, 'grams', numberOf(read(row, 'grams')))
  setGiven(variant, 'inventory', numberOf(read(row, 'inventoryQuantity')))
  setGiven(variant, 'image', read(row, 'variantImageUrl'))
  variant.tracker = read(row, 'inventoryTracker')
  variant.rows = [row]
  return variant
}

/** Returns a variant without the rows that it was read from. */
export function withoutRows({ rows, ...variant }: SettledVariant): SettledVariant {
  return rows === undefined ? variant : { ...variant }
}

function statusOf(text: string): SettledProduct['status'] {
  const status = text.toLowerCase()
  return status === 'draft' || status === 'archived' ? status : 'active'
}

/** Reads a product of an export. Prices that are no plain numbers are absent. */
export function readExportProduct(products: ProductTable, product: Product): SettledProduct {
  const { handle, firstRow, endRow } = product
  const read: ReadCell = (row, key) => products.text(row, key).trim()
  const text = (key: ColumnKey) => read(firstRow, key)
  const rows = products.variantRows(product)
  const names = optionNumbers.map((number) => text(`option${number}Name`))
  const hasOptions = !isDefaultTitle(text('option1Value'))
  const options = hasOptions ? names.filter((name) => name !== '') : []
  const images: ImportedImage[] = []
  for (let row = firstRow; row < endRow; row += 1) {
    const address = read(row, 'imageUrl')
    if (address !== '') images.push({ address, ...given('alt', read(row, 'imageAltText')) })
  }
  return {
    handle,
    title: text('title'),
    ...given('description', text('description')),
    ...given('vendor', text('vendor')),
    ...given('type', text('type')),
    tags: readTags(text('tags')),
    ...given('seoTitle', text('seoTitle')),
    ...given('seoDescription', text('seoDescription')),
    options,
    variants: rows.map((row) => readVariant(read, row, options.length)),
    images,
    status: statusOf(text('status')),
    isPublished: text('published').toLowerCase() !== 'false',
  }
}
