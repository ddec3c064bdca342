import type { Product, ProductTable } from '../../products/ProductTable.ts'
import type { SizeKind, Wearer } from './systems.ts'
import { kindWords, notJackets, otherCategories, wearerWords, wordsOf } from './words.ts'

/** Facts about sizes in the texts of a product. */
export interface Wearing {
  /** `other` for what is not worn; nothing where the texts do not say, or contradict themselves. */
  readonly kind: SizeKind | 'other' | undefined
  readonly wearer: Wearer | undefined
  /** Whether its sizes are a waist or a collar, which a jacket size is not. */
  readonly isNoJacket: boolean
  /** Whether it is for babies and toddlers, whose shoe sizes are all below 13½. */
  readonly isSmall: boolean
}

const genders: ReadonlyMap<string, Wearer> = new Map([
  ['female', 'women'],
  ['male', 'men'],
  ['unisex', 'unisex'],
])
const childAges = new Set(['newborn', 'infant', 'toddler', 'kids'])
const smallAges = new Set(['newborn', 'infant', 'toddler'])

function kindOfCategory(category: string): Wearing['kind'] {
  const path = category
    .toLowerCase()
    .split('>')
    .map((part) => part.trim())
  const [root = ''] = path
  if (otherCategories.has(root)) return 'other'
  const has = (name: string) => path.some((part) => part === name)
  if (has('shoes')) return 'shoes'
  if (has('baby & toddler clothing') || has('baby & children’s clothing')) return 'children'
  if (has('clothing accessories') || has('jewelry') || root === 'baby & toddler') return 'other'
  return has('clothing') ? 'clothes' : undefined
}

/** Returns the meaning of most of the words; nothing where they contradict each other. */
function meant<Meaning>(
  words: readonly string[],
  meanings: ReadonlyMap<string, Meaning>,
): ReadonlySet<Meaning> {
  const found = new Set<Meaning>()
  for (const word of words) {
    const meaning = meanings.get(word)
    if (meaning !== undefined) found.add(meaning)
  }
  return found
}

function kindOfWords(words: readonly string[]): Wearing['kind'] {
  const [first, second] = meant(words, kindWords)
  return second === undefined ? first : undefined
}

/** Says whom words name; children come before women and men, who together are unisex. */
function wearerOfWords(words: readonly string[]): Wearer | undefined {
  const found = meant(words, wearerWords)
  if (found.has('children')) return found.size === 1 ? 'children' : undefined
  if (found.has('unisex') || found.size > 1) return 'unisex'
  const [only] = found
  return only
}

/** Returns what the first text that says something says. */
function findFirst<Found>(
  texts: readonly (readonly string[])[],
  find: (found: readonly string[]) => Found | undefined,
): Found | undefined {
  for (const text of texts) {
    const found = find(text)
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * Prepares finding out what products are and whom they fit: from their category and Google’s gender
 * and age group, then from type, title and tags, of which the first that says it counts.
 */
export function findWearing(products: ProductTable): (product: Product) => Wearing {
  const words = new Map<string, readonly string[]>()
  const categories = new Map<string, Wearing['kind']>()

  function wordsOfText(text: string): readonly string[] {
    const known = words.get(text)
    if (known) return known
    const found = wordsOf(text)
    words.set(text, found)
    return found
  }

  function kindOf(category: string): Wearing['kind'] {
    if (categories.has(category)) return categories.get(category)
    const kind = kindOfCategory(category)
    categories.set(category, kind)
    return kind
  }

  return ({ firstRow }) => {
    const category =
      products.text(firstRow, 'category') || products.text(firstRow, 'googleCategory')
    const age = products.text(firstRow, 'ageGroup').trim().toLowerCase()
    const gender = products.text(firstRow, 'gender').trim().toLowerCase()
    const type = wordsOfText(products.text(firstRow, 'type'))
    const title = wordsOf(products.text(firstRow, 'title'))
    const tags = wordsOfText(products.text(firstRow, 'tags'))
    const texts = [wordsOfText(category), type, title, tags]
    const worn = kindOf(category) ?? findFirst([type, title, tags], kindOfWords)
    const wearer = childAges.has(age)
      ? 'children'
      : (genders.get(gender) ?? findFirst(texts, wearerOfWords))
    return {
      kind: worn === 'clothes' && wearer === 'children' ? 'children' : worn,
      wearer: worn === 'children' ? 'children' : wearer,
      isNoJacket: [...type, ...title].some((word) => notJackets.has(word)),
      isSmall: smallAges.has(age),
    }
  }
}
