const prefix = 'gid://shopify/'

/** Kinds of objects that a live file knows the ids of. */
export type IdKind =
  | 'MediaImage'
  | 'Metafield'
  | 'PriceList'
  | 'Product'
  | 'ProductOption'
  | 'ProductOptionValue'
  | 'ProductVariant'

/** Returns the kind in an id of the API, such as `gid://shopify/Product/1`; empty in another text. */
export function kindOf(id: string): string {
  return id.startsWith(prefix) ? id.slice(prefix.length, id.lastIndexOf('/')) : ''
}

/**
 * Returns the number in an id of the API.
 *
 * @throws {TypeError} unless it is a whole number from 1 that a float holds exactly
 */
export function numberOf(id: string): number {
  const number = Number(id.slice(id.lastIndexOf('/') + 1))
  if (!Number.isSafeInteger(number) || number < 1) throw new TypeError('The id has no number.')
  return number
}

/** Writes an id of the API. */
export function idOf(kind: IdKind, number: number): string {
  return `${prefix}${kind}/${number}`
}
