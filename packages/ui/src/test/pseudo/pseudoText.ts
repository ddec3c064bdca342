import { brand } from '../../brand.js'
import { accented, plain } from './accents.js'

const accents: ReadonlyMap<string, string> = new Map(
  Array.from(plain, (letter, index) => [letter, accented.charAt(index)]),
)

const vowels = new Set('aeiouyAEIOUY')

/** Growth of a word over its English length. */
const growth = 0.4

/** Names that are the same in every language. */
export const keptNames: ReadonlySet<string> = new Set([
  brand,
  'AliExpress',
  'Amazon',
  'Discord',
  'Etsy',
  'Google',
  'Shopify',
  'Telegram',
  'WooCommerce',
])

/** Returns whether a token is not a word: it contains a digit, or is an email address or a URL. */
function isKept(word: string): boolean {
  const bare = word.replace(/^\P{L}+|\P{L}+$/gu, '')
  return /[\d@/_]|\w\.\w/.test(word) || keptNames.has(bare)
}

/** Repeats the vowels of a word until it has grown; a word without vowels grows at its end. */
function stretch(word: string): string {
  const letters = Array.from(word)
  const count = letters.filter((letter) => accents.has(letter)).length
  let missing = Math.ceil(count * growth)
  const places = letters.flatMap((letter, index) => (vowels.has(letter) ? [index] : []))
  if (places.length === 0) places.push(letters.findLastIndex((letter) => accents.has(letter)))
  for (let turn = 0; missing > 0; turn += 1, missing -= 1) {
    const place = places[turn % places.length] ?? 0
    letters[place] += (letters[place] ?? '').charAt(0).toLowerCase()
  }
  return letters.join('')
}

function pseudoWord(word: string): string {
  if (isKept(word)) return word
  return Array.from(stretch(word), (letter) => accents.get(letter) ?? letter).join('')
}

/**
 * Returns an English text in the pseudo-locale: letters have accents, words are 40 % longer, and
 * brackets mark where the text begins and ends. Numbers, addresses, names and `values` are
 * unchanged.
 */
export function pseudoText(text: string, values: readonly string[] = []): string {
  if (!/\p{L}/u.test(text)) return text
  return `[${pseudoWords(text, values)}]`
}

function pseudoWords(text: string, values: readonly string[]): string {
  const [value, ...others] = values
  if (value === undefined) return text.split(/(\s+)/).map(pseudoWord).join('')
  return text
    .split(value)
    .map((part) => pseudoWords(part, others))
    .join(value)
}
