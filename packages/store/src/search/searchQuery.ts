/** The filters of the picker; a product has to meet all that are set. */
export interface ProductFilters {
  /** Id of a collection, such as `gid://shopify/Collection/1`. */
  readonly collection?: string | undefined
  readonly status?: 'ACTIVE' | 'ARCHIVED' | 'DRAFT' | 'UNLISTED' | undefined
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
 * `x" OR *` is looked for as it stands.
 *
 * @returns null if no filter is set, for all products
 */
export function searchQuery(filters: ProductFilters): string | null {
  const { collection, status, vendor, tag, search } = filters
  const terms: string[] = []
  const [id] = /\d+$/.exec(collection ?? '') ?? []
  if (collection) terms.push(`collection_id:${id ?? '0'}`)
  if (status) terms.push(`status:${status.toLowerCase()}`)
  if (clean(vendor)) terms.push(`vendor:${quote(clean(vendor))}`)
  if (clean(tag)) terms.push(`tag:${quote(clean(tag))}`)
  for (const word of clean(search).split(/\s+/)) if (word) terms.push(quote(word))
  return terms.length === 0 ? null : terms.join(' AND ')
}
