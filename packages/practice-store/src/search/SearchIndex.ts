import type { Contents } from '../contents/Contents.ts'
import type { Gid, Product } from '../contents/records.ts'
import { parseSearch, type SearchNode, type SearchTerm } from './parseSearch.ts'

/** The texts of a product that a search looks at. */
type Searchable = Pick<
  Product,
  'handle' | 'id' | 'productType' | 'status' | 'tags' | 'title' | 'updatedAt' | 'vendor'
> & {
  readonly variants: readonly { readonly sku: string | null; readonly barcode: string | null }[]
}

function fold(text: string): string {
  return text.toLowerCase()
}

/** Whether a text is another one, whatever its case. A star at the end of an unquoted one stands for more. */
function isText(text: string | null, { text: sought, isQuoted }: SearchTerm): boolean {
  if (text === null) return false
  if (!isQuoted && sought === '*') return text !== ''
  if (!isQuoted && sought.endsWith('*')) return fold(text).startsWith(fold(sought.slice(0, -1)))
  return fold(text) === fold(sought)
}

/** Whether words stand next to one another in a text. The last one may go on. */
function hasWords(text: string | null, { text: sought, isQuoted }: SearchTerm): boolean {
  if (text === null) return false
  const plain = isQuoted ? sought : sought.replace(/\*$/, '')
  const words = fold(plain).match(/[\p{L}\p{N}]+/gu)
  if (!words) return plain === '' ? !isQuoted : fold(text).includes(fold(plain))
  const found = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return found.some((_, at) =>
    words.every((word, offset) =>
      offset === words.length - 1
        ? found[at + offset]?.startsWith(word)
        : found[at + offset] === word,
    ),
  )
}

function numberOf(id: Gid): number {
  return Number(id.slice(id.lastIndexOf('/') + 1))
}

function compare<Value extends number | string>(
  value: Value,
  sought: Value,
  comparator: SearchTerm['comparator'],
): boolean {
  if (comparator === '<') return value < sought
  if (comparator === '<=') return value <= sought
  if (comparator === '>') return value > sought
  if (comparator === '>=') return value >= sought
  return value === sought
}

type Field = (product: Searchable, term: SearchTerm) => boolean

const fields: Readonly<Record<string, Field>> = {
  title: ({ title }, term) => hasWords(title, term),
  handle: ({ handle }, term) => isText(handle, term),
  vendor: ({ vendor }, term) => isText(vendor, term),
  product_type: ({ productType }, term) => isText(productType, term),
  tag: ({ tags }, term) => tags.some((tag) => isText(tag, term)),
  tag_not: ({ tags }, term) => !tags.some((tag) => isText(tag, term)),
  status: ({ status }, term) => term.text.split(',').some((text) => fold(text) === fold(status)),
  sku: ({ variants }, term) => variants.some(({ sku }) => isText(sku, term)),
  barcode: ({ variants }, term) => variants.some(({ barcode }) => isText(barcode, term)),
  id: ({ id }, { text, comparator }) => compare(numberOf(id), numberOf(text), comparator),
  updated_at: ({ updatedAt }, { text, comparator }) =>
    compare(Date.parse(updatedAt), Date.parse(text), comparator),
}

/** Searches without a field look into these texts. */
const everywhere: Field = ({ title, handle, vendor, productType, tags, variants }, term) =>
  [title, handle, vendor, productType, ...tags].some((text) => hasWords(text, term)) ||
  variants.some(({ sku, barcode }) => isText(sku, term) || isText(barcode, term))

/** Finds products by Shopify's search syntax, in texts as they were some time ago. */
export class SearchIndex {
  readonly #contents: Contents
  readonly #now: () => number
  readonly #lag: number
  /** Texts of products that were written to since, as a search still sees them. */
  readonly #earlier = new Map<Gid, { readonly until: number; readonly texts: Searchable }>()

  /** @param lag milliseconds after a write in which a search sees the texts before it */
  constructor(contents: Contents, now: () => number, lag: number) {
    this.#contents = contents
    this.#now = now
    this.#lag = lag
  }

  /** Says that a product is about to be written to. */
  willWrite(product: Product): void {
    if (this.#lag === 0) return
    const until = this.#now() + this.#lag
    const { texts } = this.#current(product.id) ?? { texts: searchable(product) }
    this.#earlier.set(product.id, { until, texts })
  }

  #current(id: Gid): { readonly texts: Searchable } | undefined {
    const earlier = this.#earlier.get(id)
    if (!earlier || earlier.until > this.#now()) return earlier
    this.#earlier.delete(id)
    return undefined
  }

  /** Lists the products that a query finds, in the order of their ids. */
  find(query: string | null | undefined): Product[] {
    const products = [...this.#contents.products.values()]
    if (query == null || query.trim() === '') return products
    const search = parseSearch(query)
    return products.filter((product) => this.#matches(product, search))
  }

  #matches(product: Product, node: SearchNode): boolean {
    if (node.kind === 'all') return node.nodes.every((each) => this.#matches(product, each))
    if (node.kind === 'any') return node.nodes.some((each) => this.#matches(product, each))
    if (node.kind === 'not') return !this.#matches(product, node.node)
    const texts = this.#current(product.id)?.texts ?? product
    if (node.field === undefined)
      return node.text === '*' && !node.isQuoted ? true : everywhere(texts, node)
    if (node.field === 'collection_id') {
      return this.#contents.collections.some(
        ({ id, products }) => numberOf(id) === Number(node.text) && products.has(product),
      )
    }
    // Shopify ignores conditions on fields that it does not know, and warns of them.
    return fields[node.field]?.(texts, node) ?? true
  }

  /** Names the fields of a query that a search does not know. */
  static unknownFields(query: string): string[] {
    const names = new Set<string>()
    const visit = (node: SearchNode): void => {
      if (node.kind === 'not') visit(node.node)
      else if (node.kind !== 'term') node.nodes.forEach(visit)
      else if (node.field !== undefined && node.field !== 'collection_id' && !fields[node.field]) {
        names.add(node.field)
      }
    }
    visit(parseSearch(query))
    return [...names]
  }
}

function searchable(product: Product): Searchable {
  const { handle, id, productType, status, tags, title, updatedAt, vendor } = product
  const variants = product.variants.map(({ sku, barcode }) => ({ sku, barcode }))
  return { handle, id, productType, status, tags, title, updatedAt, vendor, variants }
}
