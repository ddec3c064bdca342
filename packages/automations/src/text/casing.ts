import type { ProductTable } from '../products/ProductTable.ts'
import { isAscii } from './fold.ts'
import { lowerTurkish, turkishnessOf } from './turkish.ts'

/** Evidence of all texts of a file for the language of each. */
export interface FileLanguage {
  /** Whether many of them have letters that only Turkish and Azeri have. */
  readonly isTurkish: boolean
}

/** More texts tell no more about the language of a file. */
const maxSampled = 2_000
/** From this share of texts on, those without such letters may be in the language as well. */
const minShare = 0.2

/** Finds the language of a file by the letters of its titles; they are read when it is asked for. */
export class LettersOfFile implements FileLanguage {
  readonly #products: ProductTable
  #isTurkish: boolean | undefined

  constructor(products: ProductTable) {
    this.#products = products
  }

  get isTurkish(): boolean {
    this.#isTurkish ??= this.#find()
    return this.#isTurkish
  }

  #find(): boolean {
    const titles = this.#products.products
      .slice(0, maxSampled)
      .map(({ firstRow }) => this.#products.text(firstRow, 'title'))
    const turkish = titles.filter((title) => !isAscii(title) && turkishnessOf(title) === 'sure')
    return turkish.length > titles.length * minShare
  }
}

/** For a text whose file says nothing. */
export const unknownLanguage: FileLanguage = { isTurkish: false }

const greekVowels = /[ΑΕΗΙΟΥΩ]/gu
const greekAccents = /[\u0301\u0308]/u

/** Whether Greek capitals leave out the accent that the word has in small letters. */
function lacksAccent(word: string): boolean {
  if (!/\p{Script=Greek}/u.test(word)) return false
  const bare = word.toUpperCase().normalize('NFD')
  return !greekAccents.test(bare) && (bare.match(greekVowels)?.length ?? 0) > 1
}

/**
 * Writes words in capitals small, as the language of a text does: I is ı in Turkish and Azeri, and Σ at
 * the end of a word is ς.
 *
 * @returns nothing where one of the words cannot be written small for sure: its language is not clear,
 *   or it is Greek without accents
 */
export function lowerWords(
  words: readonly string[],
  text: string,
  file: FileLanguage,
): ReadonlyMap<string, string> | undefined {
  const lowered = new Map<string, string>()
  let turkishness: ReturnType<typeof turkishnessOf> | undefined
  for (const word of words) {
    if (isAscii(word) && !word.includes('I')) {
      lowered.set(word, word.toLowerCase())
      continue
    }
    if (lacksAccent(word)) return undefined
    turkishness ??= turkishnessOf(text, file.isTurkish)
    const small = turkishness === 'no' ? word.toLowerCase() : lowerTurkish(word, text, turkishness)
    if (small === undefined) return undefined
    lowered.set(word, small)
  }
  return lowered
}

/** Words of German that have ß where capitals and Swiss texts have SS. */
const sharpS =
  /strass|^weiss|heiss|s[üu]ss(?!ex)|gr[öo]ss(?=e|$)|f[üu]ss(?=e|b|m|$)|aussen|spass|fleiss|giess|schliess|geniess|gef[äa]ss|stoss|m[äa]ss(?=ig|stab|band)|gr[üu]ss/u

/** Whether a German word in small letters may have a ß where it is written with ss. */
export function mayHaveSharpS(small: string): boolean {
  return small.includes('ss') && sharpS.test(small)
}

/** Whether a word has letters and all of them are capitals; ß has none that keyboards offer. */
export function isInCapitals(word: string): boolean {
  const letters = word.replaceAll('ß', '')
  return letters === letters.toUpperCase() && letters !== letters.toLowerCase()
}

/** Names that have capitals elsewhere than at their start. */
const names: ReadonlyMap<string, string> = new Map(
  'iPhone iPhones iPad iPads iPod iMac iOS iCloud macOS MacBook MacBooks AirPods AirTag AirTags MagSafe CarPlay GoPro PlayStation YouTube TikTok WhatsApp LinkedIn PayPal eBay eReader WiFi OnePlus ThinkPad BlackBerry'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
)

/** Words that stand small before an apostrophe in Romance languages, as in ‘olio d’oliva’. */
const elided: ReadonlySet<string> = new Set(
  'c d j l m n s t qu dell nell all dall sull coll un quest quell bell lorsqu jusqu'.split(' '),
)

function raiseFirst(word: string, small: string): string {
  // In Dutch, both letters of a starting IJ are capitals.
  if (word.startsWith('IJ')) return `IJ${small.slice(2)}`
  const name = /^mc\p{L}{3}/u.test(small) ? `Mc${word.charAt(2)}${small.slice(3)}` : undefined
  return name ?? word.charAt(0) + small.slice(1)
}

/**
 * Writes a word as a name is written: with a capital at its start, and where names have others, as in
 * iPhone, McQueen, O’Neill and d’Oliva.
 *
 * @param word in capitals
 * @param small the word in small letters
 * @param isFirst whether it begins its text. @default false
 */
export function nameCase(word: string, small: string, isFirst = false): string {
  const known = names.get(small)
  if (known !== undefined) return known
  const at = small.search(/['’]/u)
  if (at < 1) return raiseFirst(word, small)
  const [before, behind] = [small.slice(0, at), small.slice(at + 1)]
  const rest = behind === '' ? '' : word.charAt(at + 1) + behind.slice(1)
  if (before === 'o' && behind.length > 2) return `O${small.charAt(at)}${rest}`
  if (!elided.has(before) || behind.length < 2) return raiseFirst(word, small)
  const head = isFirst ? word.charAt(0) + before.slice(1) : before
  return head + small.charAt(at) + rest
}
