import { parsePrice } from '../money/price.ts'
import { readTags, uniqueTags } from '../products/tags.ts'
import { foldCase } from '../text/fold.ts'

/** Semantics of the texts of a column, as exports write the same value in more than one way. */
export type Meaning = 'text' | 'amount' | 'keyword' | 'tags'

function sortedTags(text: string): string {
  return uniqueTags(readTags(text)).toSorted().join('\n')
}

/**
 * Whether two texts mean the same: amounts with another number of zeros, `TRUE` and `true`, tags in
 * another order.
 */
export function isSameMeaning(one: string, other: string, meaning: Meaning): boolean {
  if (one === other) return true
  if (meaning === 'amount') {
    const amount = parsePrice(one)
    return amount !== undefined && amount === parsePrice(other)
  }
  if (meaning === 'keyword') return foldCase(one.trim()) === foldCase(other.trim())
  return meaning === 'tags' && sortedTags(one) === sortedTags(other)
}
