import type { ProductTable } from '../../products/ProductTable.ts'
import { wordsOf } from './matchWords.ts'
import { stopWords } from './words.ts'

/** The most suggestions for one product. */
const mostSuggestions = 3
const shortestWord = 3
/** A word in more than this share of the titles does not tell products apart. */
const mostCommon = 0.2

function isNumber(word: string): boolean {
  return /^\p{N}/u.test(word)
}

/** Whether one word is a form of the other, such as ‘dress’ and ‘dresses’. */
function isForm(word: string, other: string): boolean {
  if (Math.min(word.length, other.length) < shortestWord) return word === other
  return word.startsWith(other) || other.startsWith(word)
}

/**
 * Suggests tags for each product: the words of its title that tell it from other products, but occur
 * in at least one other. They are ranked by TF-IDF (Spärck Jones, ‘A statistical interpretation of
 * term specificity’, 1972) over the titles of the file. Words of vendors are left out, and those that
 * the tags of the product say already in some form.
 *
 * @returns the suggestions by the index of a product and its tags
 */
export function suggestTags(
  products: ProductTable,
): (index: number, tags: readonly string[]) => readonly string[] {
  const { length } = products.products
  const titles = products.products.map(({ firstRow }) => wordsOf(products.text(firstRow, 'title')))
  const vendorWords = new Set(
    products.products.flatMap(({ firstRow }) => wordsOf(products.text(firstRow, 'vendor'))),
  )
  const frequencies = new Map<string, number>()
  for (const words of titles) {
    for (const word of new Set(words)) frequencies.set(word, (frequencies.get(word) ?? 0) + 1)
  }
  const most = Math.max(2, length * mostCommon)

  function weightOf(word: string, words: readonly string[]): number {
    const frequency = frequencies.get(word) ?? 0
    if (frequency < 2 || frequency > most || word.length < shortestWord) return 0
    if (isNumber(word) || stopWords.has(word) || vendorWords.has(word)) return 0
    const count = words.filter((other) => other === word).length
    return (count / words.length) * Math.log(length / frequency)
  }

  return (index, tags) => {
    const words = titles[index] ?? []
    const tagWords = tags.flatMap(wordsOf)
    return Array.from(new Set(words), (word) => ({ word, weight: weightOf(word, words) }))
      .filter(({ word, weight }) => weight > 0 && !tagWords.some((tag) => isForm(word, tag)))
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, mostSuggestions)
      .map(({ word }) => word.charAt(0).toUpperCase() + word.slice(1))
  }
}
