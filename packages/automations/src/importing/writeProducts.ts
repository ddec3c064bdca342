import { writeCell } from '../csv/cells.ts'
import { writePrice } from '../money/price.ts'
import { columnNames, type ColumnKey } from '../products/columnNames.ts'
import { optionNumbers } from '../products/cells.ts'
import type { SettledProduct, SettledVariant } from './ImportPlan.ts'

/** The texts of one row, by what their columns mean. */
export type Cells = Partial<Record<ColumnKey, string>>

/** Columns that every file has; the others are only there if a product has a value for them. */
const requiredColumns: ReadonlySet<ColumnKey> = new Set([
  'title',
  'handle',
  'published',
  'status',
  'option1Name',
  'option1Value',
])

/** In the order of Shopify's template. */
const columns = [
  'title',
  'handle',
  'description',
  'vendor',
  'type',
  'tags',
  'published',
  'status',
  'sku',
  'barcode',
  ...optionNumbers.flatMap((number) => [`option${number}Name`, `option${number}Value`] as const),
  'price',
  'compareAtPrice',
  'cost',
  'chargeTax',
  'inventoryTracker',
  'inventoryQuantity',
  'grams',
  'requiresShipping',
  'imageUrl',
  'imagePosition',
  'imageAltText',
  'variantImageUrl',
  'seoTitle',
  'seoDescription',
] as const satisfies readonly ColumnKey[]

/** Columns that are only there if a variant differs from what the store takes without them. */
const defaultCells: Partial<Record<ColumnKey, string>> = {
  chargeTax: 'TRUE',
  requiresShipping: 'TRUE',
}

const statusNames = { active: 'Active', draft: 'Draft', archived: 'Archived' } as const

/** Name of the store itself as the tracker of its stock. */
const ownTracker = 'shopify'

/** Writes a price with the two digits that most currencies have, and more where it needs them. */
function price(units: number | undefined): string {
  return units === undefined ? '' : writePrice(units, 2)
}

/** The cells of a product as a whole, which only its first row has. */
function productCells(product: SettledProduct): Cells {
  const { title, description, vendor, type, tags, seoTitle, seoDescription } = product
  const names = product.options.length === 0 ? ['Title'] : product.options
  return {
    title,
    description: description ?? '',
    vendor: vendor ?? '',
    type: type ?? '',
    tags: tags.join(', '),
    published: product.isPublished ? 'TRUE' : 'FALSE',
    status: statusNames[product.status],
    seoTitle: seoTitle ?? '',
    seoDescription: seoDescription ?? '',
    option1Name: names[0] ?? '',
    option2Name: names[1] ?? '',
    option3Name: names[2] ?? '',
  }
}

function variantCells(variant: SettledVariant, { options }: SettledProduct): Cells {
  const values = options.length === 0 ? ['Default Title'] : variant.values
  const { sku, barcode, inventory, grams, image } = variant
  return {
    option1Value: values[0] ?? '',
    option2Value: values[1] ?? '',
    option3Value: values[2] ?? '',
    sku: sku ?? '',
    barcode: barcode ?? '',
    price: price(variant.price),
    compareAtPrice: price(variant.compareAtPrice),
    cost: price(variant.cost),
    chargeTax: (variant.taxable ?? true) ? 'TRUE' : 'FALSE',
    inventoryTracker: variant.tracker ?? (inventory === undefined ? '' : ownTracker),
    inventoryQuantity: inventory === undefined ? '' : String(inventory),
    grams: grams === undefined ? '' : String(grams),
    requiresShipping: (variant.requiresShipping ?? true) ? 'TRUE' : 'FALSE',
    variantImageUrl: image ?? '',
  }
}

/** Lists the rows of a product: one for each variant and each further picture. */
export function productRows(product: SettledProduct): Cells[] {
  const { handle, variants, images } = product
  return Array.from({ length: Math.max(variants.length, images.length) }, (_, at): Cells => {
    const variant = variants[at]
    const image = images[at]
    return {
      handle,
      ...(at === 0 && productCells(product)),
      ...(variant && variantCells(variant, product)),
      ...(image && {
        imageUrl: image.address,
        imagePosition: String(at + 1),
        imageAltText: image.alt ?? '',
      }),
    }
  })
}

/**
 * Writes products as an export in the columns of Shopify's template of today: UTF-8 without a byte
 * order mark, with commas and line feeds, a row for each variant and each further picture. A column
 * that no product has a value for is left out, as an empty cell would delete the value in the store. So
 * are ‘Charge tax’ and ‘Requires shipping’ unless a variant says no to them, as the store takes yes.
 *
 * @param products with unique handles
 */
export function writeProducts(products: readonly SettledProduct[]): Uint8Array {
  const rows = products.flatMap(productRows)
  const used = columns.filter(
    (key) =>
      requiredColumns.has(key) ||
      rows.some(({ [key]: text = '' }) => text !== '' && text !== defaultCells[key]),
  )
  const lines = rows.map((cells) => used.map((key) => writeCell(cells[key] ?? '', ',')).join(','))
  const head = used.map((key) => columnNames[key][0]).join(',')
  return new TextEncoder().encode([head, ...lines, ''].join('\n'))
}
