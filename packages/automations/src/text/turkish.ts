import { isAscii } from './fold.ts'

/** Certainty that the I of a text is that of Turkish and Azeri, whose small letter is ı. */
export type Turkishness = 'sure' | 'maybe' | 'no'

/** Letters that only languages with a dotless ı have. */
const turkishLetters = /[İıĞğƏə]|I\u0307/u
/** Letters that Romanian and Kurdish have beside a Ş. */
const otherLetters = /[ĂăÂâÎîȚțŢţÊêÛû]/u

/** Words of shops that are Turkish even where they are typed with the letters of English. */
const turkishWords =
  /(?<!\p{L})(?:kad[ıi]n|erkek|çocuk|k[ıi]z|[çc]anta|[çc]antas[ıi]|ayakkab[ıi]|k[ıi]rm[ıi]z[ıi]|beyaz|siyah|ye[şs]il|mavi|yazl[ıi]k|k[ıi][şs]l[ıi]k|tak[ıi]m|tak[ıi]m[ıi]|alt[ıi]n|g[üu]m[üu][şs]|elbise|g[öo]mlek|k[ıi]l[ıi]f|k[ıi]l[ıi]f[ıi]|yast[ıi]k|bardak|kap[ıi]|kutu|pantolon|kazak|ceket|[şs]apka|kolye|bileklik|y[üu]z[üu]k|k[üu]pe|terlik|hal[ıi]|perde)(?!\p{L})/iu

/** Letters of Turkish that some other languages have as well. */
const sharedLetters = /[ÇçÖöÜü]/u

/**
 * Finds by the letters of a text whether it is Turkish or Azeri.
 *
 * @param isFileTurkish whether most texts around it are. @default false
 */
export function turkishnessOf(text: string, isFileTurkish = false): Turkishness {
  const hasOnlyAscii = isAscii(text)
  if (!hasOnlyAscii) {
    if (turkishLetters.test(text)) return 'sure'
    if (otherLetters.test(text)) return 'no'
  }
  const hasCedilla = !hasOnlyAscii && /[Şş]/u.test(text)
  const hasShared = !hasOnlyAscii && sharedLetters.test(text)
  const isKnown = isFileTurkish || turkishWords.test(text)
  if (!isKnown && !hasCedilla) return 'no'
  return (isKnown && hasCedilla) || (hasShared && (isKnown || hasCedilla)) ? 'sure' : 'maybe'
}

/**
 * Signs that a word in capitals is not Turkish, so that its I is an i: letters and sounds that Turkish
 * lacks, and vowels that do not harmonize with ı. The same words have an i where they are Turkish, but
 * were typed without dots.
 */
const foreign =
  /W|^[BCDFGHJKLMNPRSTVYZÇŞ]{2}|[AEIOÖUÜ]{2}|[BCDG]$|[EÖÜƏ].*I|I.*[EÖÜƏ]|[OU][^AEIİOÖUÜ]*I/u
const lettersOfAzeri = /[QX]/u

function list(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u))
}

/** Words with an i in Turkish shops that have the signs of one with ı. */
const dotted = list(
  'FIT KIT PIN TIP VIP MINI MIDI BIKINI HIFI PIL MAVI SIYAH HAKI KITAP LIRA VANILYA',
)
/** Words with an ı, which English letters have no sign for. */
const dotless =
  list(`KADIN KIRMIZI ALTIN AYAKKABI AYAKKABISI CANTASI TAKIM TAKIMI KILIF KILIFI YAZLIK KISLIK
  KIZ KIL KIR SIR YIL SIK TIK HIZ ZIT KIRK SIRT CIRT SIRF HIRS KISA YASTIK KAPI SAPKASI HALISI KABI ASKILI YARIM`)

/**
 * Writes a word in capitals small in a text that is Turkish or may be.
 *
 * @returns nothing where its I can be both ı and i
 */
export function lowerTurkish(
  word: string,
  text: string,
  turkishness: Exclude<Turkishness, 'no'>,
): string | undefined {
  const isTyped = /[İŞĞ]|\u0307/u.test(word)
  if (!word.includes('I') || isTyped) return word.normalize('NFC').toLocaleLowerCase('tr')
  const isOther = lettersOfAzeri.test(word) && !/[Əə]/u.test(text)
  if (isOther || dotted.has(word) || foreign.test(word)) return word.toLowerCase()
  if (dotless.has(word)) return word.toLocaleLowerCase('tr')
  const isShort = (word.match(/[AEIİOÖUÜƏ]/gu)?.length ?? 0) === 1
  const isClear = turkishness === 'sure' && !(isShort && isAscii(word))
  return isClear ? word.toLocaleLowerCase('tr') : undefined
}
