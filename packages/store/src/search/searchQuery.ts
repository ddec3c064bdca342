/** The statuses that a product can have, in the order in which they are listed. */
export const productStatuses = ['ACTIVE', 'DRAFT', 'ARCHIVED', 'UNLISTED'] as const

export type ProductStatus = (typeof productStatuses)[number]

/** The filters of the picker; a product has to meet all that are set. */
export interface ProductFilters {
  /** Id of a collection, such as `gid://shopify/Collection/1`. */
  readonly collection?: string | undefined
  /** Of which a product has one. An empty list is no filter. */
  readonly statuses?: readonly ProductStatus[] | undefined
  readonly vendor?: string | undefined
  readonly tag?: string | undefined
  /** Words, each of which has to be found in a product. */
  readonly search?: string | undefined
}

/** Quotes a value, so that nothing in it is read as syntax. */
function quote(value: string): string {
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}

/** Characters that would end a line of a query, or that nobody sees. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unseen = /[\u0000-\u001F\u007F\u2028\u2029]+/g

function clean(text = ''): string {
  return text.toWellFormed().replaceAll(unseen, ' ').trim()
}

/**
 * Writes filters in Shopify's search syntax. Every value is quoted and escaped, so that a name such as
 * `x" OR *` is looked for as it stands. Filters may have been stored: an id or a status that is none finds
 * nothing.
 *
 * @returns null if no filter is set, for all products
 */
export function searchQuery(filters: ProductFilters): string | null {
  const { collection, statuses = [], vendor, tag, search } = filters
  const terms: string[] = []
  const [id] = /\d+$/.exec(collection ?? '') ?? []
  const known = productStatuses.filter((status) => statuses.includes(status))
  if (collection) terms.push(`collection_id:${id ?? '0'}`)
  if (known.length > 0) terms.push(`status:${known.join(',').toLowerCase()}`)
  else if (statuses.length > 0) terms.push('collection_id:0')
  if (clean(vendor)) terms.push(`vendor:${quote(clean(vendor))}`)
  if (clean(tag)) terms.push(`tag:${quote(clean(tag))}`)
  for (const word of clean(search).split(/\s+/)) if (word) terms.push(quote(word))
  return terms.length === 0 ? null : terms.join(' AND ')
}
