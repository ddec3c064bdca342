import { optionNumbers } from '../../products/cells.ts'
import type { Product, ProductTable } from '../../products/ProductTable.ts'

/** Splits a text into words in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Finds the tags of words that occur in texts; asked once for each distinct text. */
export class WordMatcher {
  readonly #tags: ReadonlyMap<string, string>
  readonly #known = new Map<string, readonly string[]>()

  /** @param tags by word; some words are two */
  constructor(tags: ReadonlyMap<string, string>) {
    this.#tags = tags
  }

  /** Whether there is any word to find. */
  get isEmpty(): boolean {
    return this.#tags.size === 0
  }

  /** Lists the tags in the order of the words. A pair of words counts instead of its single words. */
  match(text: string): readonly string[] {
    const known = this.#known.get(text)
    if (known) return known
    const words = wordsOf(text)
    const tags: string[] = []
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? ''
      const pair = this.#tags.get(`${word} ${words[at + 1] ?? ''}`)
      const tag = pair ?? this.#tags.get(word)
      if (tag !== undefined) tags.push(tag)
      if (pair !== undefined) at += 1
    }
    this.#known.set(text, tags)
    return tags
  }
}

/** Finds the tags for a product in its title, its type and its option values. */
export function matchProduct(
  products: ProductTable,
  { firstRow, endRow }: Product,
  matcher: WordMatcher,
): string[] {
  if (matcher.isEmpty) return []
  const tags = [
    ...matcher.match(products.text(firstRow, 'title')),
    ...matcher.match(products.text(firstRow, 'type')),
  ]
  const { table, columns } = products
  for (const number of optionNumbers) {
    const column = columns.find(`option${number}Value`)
    if (column === undefined || table.isBlank(firstRow, column)) continue
    const values = new Set<string>()
    for (let row = firstRow; row < endRow; row += 1) {
      if (!table.isBlank(row, column)) values.add(table.text(row, column))
    }
    for (const value of values) tags.push(...matcher.match(value))
  }
  return tags
}
