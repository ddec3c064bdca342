/** Names of what an answer has to have, for parts of it below the name of the part. */
type Shape = readonly (string | readonly [part: string, names: readonly string[]])[]

/** The fields that PullProducts asks of each object, as far as columns and ids come from them. */
export const shapes = {
  product: [
    'id',
    'handle',
    'title',
    'descriptionHtml',
    'vendor',
    'productType',
    'tags',
    'status',
    'isGiftCard',
    'category',
    'options',
    ['seo', ['title', 'description']],
  ],
  variant: [
    'id',
    'position',
    'sku',
    'barcode',
    'price',
    'compareAtPrice',
    'taxable',
    'inventoryPolicy',
    'inventoryQuantity',
    'selectedOptions',
    'unitPriceMeasurement',
    ['inventoryItem', ['tracked', 'requiresShipping', 'unitCost', 'measurement']],
  ],
  image: ['id', 'alt', 'image'],
  fixedPrice: ['compareAtPrice', ['variant', ['id']], ['price', ['amount', 'currencyCode']]],
  metafield: ['id', 'namespace', 'key', 'type', 'value'],
} as const satisfies Record<string, Shape>

/**
 * Expects an object of the answer to have what was asked for: a value that is missing is not an empty one.
 *
 * @throws {TypeError} naming the field that is missing
 */
export function expectShape(object: object, shape: Shape): void {
  for (const entry of shape) {
    const name = typeof entry === 'string' ? entry : entry[0]
    const value = (object as Readonly<Record<string, unknown>>)[name]
    if (value === undefined) throw new TypeError(`The answer has no ${name}.`)
    if (typeof entry !== 'string') expectShape(value as object, entry[1])
  }
}
