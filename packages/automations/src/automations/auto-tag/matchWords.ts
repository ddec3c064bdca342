import { optionNumbers } from '../../products/cells.ts'
import type { Product, ProductTable } from '../../products/ProductTable.ts'
import { isAscii } from '../../text/fold.ts'
import { isMeant } from './meaning.ts'
import { nameWords, placesOfName } from './vendorName.ts'
import { wordsForTitles } from './words.ts'

/** Whether a character of ASCII in lower case is a letter or a digit. */
function isWordUnit(unit: number): boolean {
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39)
}

function asciiWordsOf(text: string): string[] {
  const words: string[] = []
  let start = 0
  for (let at = 0; at <= text.length; at += 1) {
    if (at < text.length && isWordUnit(text.charCodeAt(at))) continue
    if (at > start) words.push(text.slice(start, at))
    start = at + 1
  }
  return words
}

/** Splits a text into words in lower case. */
export function wordsOf(text: string): string[] {
  const lower = text.toLowerCase()
  // The properties of Unicode take four times as long as comparing codes.
  return isAscii(lower) ? asciiWordsOf(lower) : (lower.match(/[\p{L}\p{N}]+/gu) ?? [])
}

/** Finds the tags of words that occur in texts; asked once for each distinct text. */
class WordMatcher {
  readonly #tags: ReadonlyMap<string, string>
  /** The first words of pairs. */
  readonly #firsts: ReadonlySet<string>
  readonly #known = new Map<string, readonly string[]>()

  /** @param tags by word; some words are two */
  constructor(tags: ReadonlyMap<string, string>) {
    this.#tags = tags
    this.#firsts = new Set(
      Array.from(tags.keys(), (word) => word.split(' ')).flatMap(([first, second]) =>
        first !== undefined && second !== undefined ? first : [],
      ),
    )
  }

  /** Whether some word gives a tag. */
  hasTag(words: readonly string[]): boolean {
    return words.some((word) => this.#tags.has(word) || this.#firsts.has(word))
  }

  /**
   * Lists the tags in the order of the words. A pair of words counts instead of its single words.
   *
   * @param name the words of a name that give no tag. @default none
   */
  match(text: string, name: readonly string[] = []): readonly string[] {
    const known = name.length === 0 ? this.#known.get(text) : undefined
    if (known) return known
    const words = wordsOf(text)
    const named = name.length === 0 ? undefined : placesOfName(words, name)
    const tags: string[] = []
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? ''
      const isFirst = this.#firsts.has(word)
      const pair = isFirst ? this.#tags.get(`${word} ${words[at + 1] ?? ''}`) : undefined
      const tag = pair ?? this.#tags.get(word)
      const end = pair === undefined ? at + 1 : at + 2
      if (tag !== undefined && named?.has(at) !== true && isMeant(words, at, end, tag)) {
        tags.push(tag)
      }
      if (pair !== undefined) at += 1
    }
    if (name.length === 0) this.#known.set(text, tags)
    return tags
  }
}

/** Adds texts to a list. A spread would make another list first. */
function addTo(list: string[], texts: readonly string[]): void {
  for (let at = 0; at < texts.length; at += 1) list.push(texts[at]!)
}

/**
 * Prepares the search for the tags of a product in its title, its type and its option values. A tag is
 * found as often as its words occur, but not by the name of the vendor, nor where a text denies it.
 */
export function matchWords(
  products: ProductTable,
  tags: ReadonlyMap<string, string>,
): (product: Product) => readonly string[] {
  if (tags.size === 0) return () => []
  const inTitles = new WordMatcher(wordsForTitles(tags))
  const inValues = new WordMatcher(tags)
  const { table, columns } = products
  const valueColumns = optionNumbers
    .map((number) => columns.find(`option${number}Value`))
    .filter((column) => column !== undefined)

  const names = new Map<string, readonly string[]>()

  /** The words of a vendor’s name that would give a tag; most give none. */
  function nameOf(vendor: string): readonly string[] {
    const known = names.get(vendor)
    if (known) return known
    const words = nameWords(wordsOf(vendor))
    const name = inTitles.hasTag(words) ? words : []
    names.set(vendor, name)
    return name
  }

  return ({ firstRow, endRow }) => {
    const found: string[] = []
    const name = nameOf(products.text(firstRow, 'vendor'))
    addTo(found, inTitles.match(products.text(firstRow, 'title'), name))
    addTo(found, inTitles.match(products.text(firstRow, 'type'), name))
    for (let at = 0; at < valueColumns.length; at += 1) {
      const column = valueColumns[at]!
      if (table.isBlank(firstRow, column)) continue
      for (let row = firstRow; row < endRow; row += 1) {
        if (row > firstRow && table.isSame(column, row, row - 1)) continue
        if (!table.isBlank(row, column)) addTo(found, inValues.match(table.text(row, column)))
      }
    }
    return found
  }
}
