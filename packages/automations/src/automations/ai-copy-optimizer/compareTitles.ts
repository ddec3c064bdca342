import { productsPerStep } from '../../plan/Changes.ts'
import type { ProductTable } from '../../products/ProductTable.ts'
import { foldSpelling, isAscii } from '../../text/fold.ts'
import type { YearRule } from './cleanText.ts'

/**
 * Relation of the new title of a product to that of another: the same although theirs were different, or the
 * same as they were alike but for capitals and signs.
 */
export type Likeness = 'same' | 'alike'

/** Writes a title as customers tell it from others: capitals, signs and spaces make no difference. */
function spell(title: string): string {
  if (isAscii(title)) {
    const plain = title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()
    return plain === '' ? title : plain
  }
  const words = foldSpelling(title)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return words === '' ? title : words
}

/** Groups products by the spelling of their titles, leaving out those that are alone with theirs. */
function groupSame(spellings: readonly string[]): readonly (readonly number[])[] {
  const first = new Map<string, number>()
  const groups = new Map<string, number[]>()
  for (let index = 0; index < spellings.length; index += 1) {
    const spelling = spellings[index]!
    if (spelling === '') continue
    const other = first.get(spelling)
    const group = other === undefined ? undefined : groups.get(spelling)
    if (other === undefined) first.set(spelling, index)
    else if (group) group.push(index)
    else groups.set(spelling, [other, index])
  }
  return [...groups.values()]
}

/**
 * Compares the titles that products will have. Titles that would be the same without their years keep
 * them; those that would still be the same are named. Yields how far it is, as half of the products.
 *
 * @param titleOf returns the title that a product will have, by its index and the one it has
 * @returns the products with the title of another, by their index
 */
export function* compareTitles(
  products: ProductTable,
  titleOf: (index: number, before: string, years: YearRule) => string,
): Generator<number, ReadonlyMap<number, Likeness>, void> {
  const before = products.products.map(({ firstRow }) => products.text(firstRow, 'title'))
  const spelledBefore = before.map(spell)
  const titles: string[] = []
  for (const [index, title] of before.entries()) {
    if (index % productsPerStep === 0) yield Math.floor(index / 2)
    titles.push(titleOf(index, title, 'any'))
  }
  const spelled = titles.map((title, index) =>
    title === before[index] ? spelledBefore[index]! : spell(title),
  )
  const retitle = (index: number, title: string) => {
    titles[index] = title
    spelled[index] = title === before[index] ? spelledBefore[index]! : spell(title)
  }
  const isChanged = (index: number) => titles[index] !== before[index]
  const areDifferent = (group: readonly number[]) =>
    group.some(isChanged) && new Set(group.map((index) => spelledBefore[index])).size > 1
  for (const group of groupSame(spelled).filter(areDifferent)) {
    for (const index of group) retitle(index, titleOf(index, before[index]!, 'none'))
  }

  const likeness = new Map<number, Likeness>()
  // A title that stays may be what another one becomes.
  for (let isRefused = true; isRefused;) {
    isRefused = false
    for (const group of groupSame(spelled)) {
      const isSame = areDifferent(group)
      for (const index of group.filter(isChanged)) {
        likeness.set(index, isSame ? 'same' : 'alike')
        if (!isSame) continue
        retitle(index, before[index]!)
        isRefused = true
      }
    }
  }
  return likeness
}
