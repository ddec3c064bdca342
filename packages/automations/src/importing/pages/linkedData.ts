import { isFields, listOf, type Fields } from './values.ts'

/** Maximum depth of structured data; a deeper one is no description of a product. */
const maxLevels = 32

/** Blocks of a page each say a part of a thing; more parts than these are not read. */
const maxParts = 16

/** The most nodes that are read of a property. A store has at most 2,048 variants of a product. */
const maxNodes = 5000

const productTypes: ReadonlySet<string> = new Set([
  'Product',
  'ProductGroup',
  'ProductModel',
  'IndividualProduct',
  'SomeProducts',
])

/** Properties below which a page describes what it is about, and those that list other things. */
const inner = ['@graph', 'mainEntity', 'mainEntityOfPage', 'about', 'item', 'hasPart']
const listed = 'itemListElement'

/** Returns the last part of a name such as `https://schema.org/Product`. */
export function localName(value: unknown): string {
  return typeof value === 'string' ? (value.trim().split(/[/#:]/u).at(-1) ?? '') : ''
}

/** Lists the types of a node by their local names. */
export function typesOf(node: Fields): readonly string[] {
  return listOf(node['@type']).map(localName)
}

const isProductNode = (node: Fields) => typesOf(node).some((type) => productTypes.has(type))
export const isGroupNode = (node: Fields) => typesOf(node).includes('ProductGroup')

function idOf(node: Fields): string | undefined {
  const id = node['@id']
  return typeof id === 'string' && id !== '' ? id : undefined
}

/** The nodes of all structured data of a page. */
export class LinkedData {
  readonly #byId = new Map<string, Fields>()
  readonly #parts = new Map<string, number>()
  readonly #direct: Fields[] = []
  readonly #listed: Fields[] = []
  readonly #main = new Set<Fields>()

  constructor(blocks: readonly unknown[]) {
    for (const block of blocks) this.#index(block, 0)
    const seen = new Set<Fields>()
    for (const block of blocks) this.#collect(block, this.#direct, seen, 0)
  }

  /**
   * The nodes of products that the page is about; where there are none, those that it lists. Products
   * within others, such as related ones, are not among them.
   */
  get products(): readonly Fields[] {
    return this.#direct.length > 0 ? this.#direct : this.#listed
  }

  /** Whether a page names a node as its main entity. */
  isMain(node: Fields): boolean {
    return this.#main.has(node)
  }

  /** Returns the node that a reference stands for; the value itself where it is none. */
  resolve(value: unknown): unknown {
    if (!isFields(value))
      return typeof value === 'string' ? (this.#byId.get(value) ?? value) : value
    const id = idOf(value)
    return (id === undefined ? undefined : this.#byId.get(id)) ?? value
  }

  /**
   * Lists the nodes of a property, each once, with references resolved.
   *
   * @param most how many at most
   */
  nodes(value: unknown, most = maxNodes): readonly Fields[] {
    const nodes = listOf(value)
      .slice(0, most)
      .map((each) => this.resolve(each))
    return [...new Set(nodes.filter(isFields))]
  }

  #index(value: unknown, level: number): void {
    if (level > maxLevels || typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) {
      for (const each of value) this.#index(each, level + 1)
      return
    }
    const node = value as Fields
    const id = idOf(node)
    if (id !== undefined) this.#add(id, node)
    for (const each of Object.values(node)) this.#index(each, level + 1)
  }

  #add(id: string, node: Fields): void {
    const parts = (this.#parts.get(id) ?? 0) + 1
    this.#parts.set(id, parts)
    if (parts <= maxParts) this.#byId.set(id, { ...node, ...this.#byId.get(id) })
  }

  #collect(value: unknown, into: Fields[], seen: Set<Fields>, level: number): void {
    if (level > maxLevels) return
    if (Array.isArray(value)) {
      for (const each of value) this.#collect(each, into, seen, level + 1)
      return
    }
    const node = this.resolve(value)
    if (!isFields(node) || seen.has(node)) return
    seen.add(node)
    if (isProductNode(node)) {
      into.push(node)
      return
    }
    // An offer that stands by itself describes the product that it is of.
    for (const item of this.nodes(node.itemOffered, maxParts).filter(isProductNode)) {
      into.push({ ...item, offers: item.offers ?? node })
    }
    for (const main of this.nodes(node.mainEntity, maxParts)) this.#main.add(main)
    for (const name of inner) this.#collect(node[name], into, seen, level + 1)
    this.#collect(node[listed], this.#listed, seen, level + 1)
  }
}
