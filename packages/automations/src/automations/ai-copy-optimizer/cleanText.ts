import {
  isInCapitals,
  lowerWords,
  nameCase,
  unknownLanguage,
  type FileLanguage,
} from '../../text/casing.ts'
import { foldCase, isAscii } from '../../text/fold.ts'
import { measure } from './facts.ts'
import type { CleanRule } from './options.ts'
import { acronyms, properNames, salesPhrases, smallWords } from './phrases.ts'
import { findRepeats, type Range } from './repeats.ts'
import { findYears } from './years.ts'

/** Kind of a text: a name as a whole, or a part of running text. */
export type TextKind = 'name' | 'prose'

/** Years to remove: any of a name, those that only say that it is new, or none, as they are a part of it. */
export type YearRule = 'any' | 'novelties' | 'none'

export interface CleanSettings {
  readonly rules: ReadonlySet<CleanRule>
  /** Words and phrases that stay as they are, such as brands. */
  readonly locked: readonly string[]
  readonly kind: TextKind
  /** @default 'any' */
  readonly years?: YearRule
  /** Evidence of the file for the language of the text. @default nothing */
  readonly file?: FileLanguage
}

const before = String.raw`(?<![\p{L}\p{M}\p{N}])`
const after = String.raw`(?![\p{L}\p{M}\p{N}])`

/** Flags, and pictures with what is joined to them. Signs such as © and ™ are no pictures, and keycaps are numbers. */
const emoji =
  /\p{RI}\p{RI}|(?![©®™\u2122\u2139\u2194-\u21AA])[\p{Extended_Pictographic}★☆](?:\uFE0F|\p{EMod})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})?)*/gu

const exclamations = /[!！]{2,}/gu

const sales = new RegExp(`${before}(?:${salesPhrases})${after}`, 'giu')

/** In running text, only a phrase that is a sentence or a part between dashes can go without a trace. */
const salesAlone = new RegExp(
  String.raw`(?<=^\s*|[.!?:;|–—]\s*|\s-\s+)(?:${salesPhrases})(?:\s*[.!]+|\s*(?=[;|–—]|\s-\s|$))`,
  'giu',
)

const wordPattern = new RegExp(String.raw`${before}\p{L}[\p{L}\p{M}'’]*${after}`, 'gu')
function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)
}

/** The patterns of phrases, as the brands of a file come again and again. */
const phrasePatterns = new Map<string, RegExp>()

/** More phrases than any file has brands and types. */
const mostPatterns = 10_000

/** Finds a phrase as whole words, whatever its capitals. The pattern is shared: search, do not test. */
export function phrasePattern(phrase: string): RegExp {
  const known = phrasePatterns.get(phrase)
  if (known) return known
  if (phrasePatterns.size === mostPatterns) phrasePatterns.clear()
  const pattern = createPattern(phrase)
  phrasePatterns.set(phrase, pattern)
  return pattern
}

function createPattern(phrase: string): RegExp {
  const words = phrase
    .trim()
    .split(/\s+/u)
    .map(escapePattern)
    .join(String.raw`\s+`)
  return new RegExp(`${before}${words}${after}`, 'giu')
}

const measures = new RegExp(measure, 'giu')

function rangesOf(text: string, pattern: RegExp): Range[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }))
}

/** Finds where a text has locked words, without regard to numbers. */
function phraseRanges(text: string, locked: readonly string[]): Range[] {
  const folded = foldCase(text)
  return locked
    .filter((phrase) => phrase.trim() !== '' && folded.includes(foldCase(phrase.trim())))
    .flatMap((phrase) => rangesOf(text, phrasePattern(phrase)))
}

/** Finds where a text has locked words, or a number with its unit. */
export function lockedRanges(text: string, locked: readonly string[]): Range[] {
  return [...phraseRanges(text, locked), ...rangesOf(text, measures)]
}

/** Replaces what a pattern finds where nothing of it is locked. */
function replaceFree(
  text: string,
  pattern: RegExp,
  locked: readonly string[],
  replace: (found: string, index: number) => string,
): string {
  const found = [...text.matchAll(pattern)]
  if (found.length === 0) return text
  const ranges = lockedRanges(text, locked)
  let result = ''
  let end = 0
  for (const { index, 0: match } of found) {
    const isLocked = ranges.some((range) => range.start < index + match.length && range.end > index)
    result += text.slice(end, index) + (isLocked ? match : replace(match, index))
    end = index + match.length
  }
  return result + text.slice(end)
}

/** Takes repeated words out. A locked word may go where it comes again; a locked phrase stays whole. */
function withoutRepeats(text: string, locked: readonly string[], kind: TextKind): string {
  const repeats = findRepeats(text, kind)
  if (repeats.length === 0) return text
  const ranges = phraseRanges(text, locked)
  let result = ''
  let at = 0
  for (const { start, end } of repeats) {
    const isLocked = ranges.some(
      (range) => range.start < end && range.end > start && (range.start < start || range.end > end),
    )
    if (isLocked) continue
    result += `${text.slice(at, start)} `
    at = end
  }
  return result + text.slice(at)
}

function isShouted(word: string): boolean {
  return word.length > 1 && isInCapitals(word) && !acronyms.has(word) && !romanNumber.test(word)
}

/** Numbers of models and editions up to 39. */
const romanNumber = /^X{0,3}(?:IX|IV|V?I{0,3})$/u

function isSentenceStart(text: string, index: number): boolean {
  const head = text.slice(0, index).trimEnd()
  return head === '' || /[.!?…:]["”’)]?$/u.test(head)
}

/** A vowel in a word of three letters makes it no short form. */
const vowel = /[AEIOUƏØÆŒАЕИОУЫЭЮЯІЄΑΕΗΙΟΥΩ]/u

/** The words of German that tell it from other languages, beside its letters. */
const german = /[ÄÖÜẞäöüß]|(?<!\p{L})(?:und|für|mit|aus|ohne|der|das|ein|eine|ist)(?!\p{L})/iu

/** Whether a text can be shouted: some word has three capitals in a row. */
function mayShout(text: string): boolean {
  return (
    /[A-Z]['’]?[A-Z]['’]?[A-Z]/u.test(text) || (!isAscii(text) && /[\p{Lu}ß\p{M}]{3}/u.test(text))
  )
}

/** Finds the words of a shouted text that are to be written small; nothing where it is not shouted. */
function shoutedWords(
  text: string,
): { readonly words: string[]; readonly isAll: boolean } | undefined {
  if (!mayShout(text)) return undefined
  const words = (text.match(wordPattern) ?? []).filter((word) => word.length > 1)
  const loud = words.filter((word) => word.length > 3 && isShouted(word))
  const isAll = loud.length > 0 && words.every((word) => isInCapitals(word))
  if (loud.length < 2 && !isAll) return undefined
  const isShort = (word: string) => word.length < 4 && !(isAll && vowel.test(word.normalize('NFD')))
  const wanted = words.filter(
    (word) => isShouted(word) && (!isShort(word) || smallWords.has(word.toLowerCase())),
  )
  return { words: wanted, isAll }
}

/**
 * Whether a text keeps its capitals because it cannot be told how they are written small: its language
 * is not clear, or capitals leave out accents that small letters need.
 */
export function keepsCapitals(text: string, { rules, file, kind }: CleanSettings): boolean {
  if (!rules.has('caps')) return false
  const shouted = shoutedWords(text)
  if (!shouted || shouted.words.length === 0) return false
  return (
    (kind === 'prose' && german.test(text)) ||
    !lowerWords(shouted.words, text, file ?? unknownLanguage)
  )
}

/** Words in front of a letter that is a name, as in ‘vitamin E’. */
const namesLetter = /(?:vitamin|vitamina|vitamine|grade|type|typ|tipo|class|classe)\s$/iu

/**
 * Writes words in capitals small where a text is shouted, as its language does. Words of two or three
 * letters may be short forms, such as USB, and stay unless all is in capitals. A text whose language is
 * not clear stays as it is, and so does running text in German, whose nouns begin with capitals.
 */
function withoutShouting(
  text: string,
  { locked, kind, file = unknownLanguage }: CleanSettings,
): string {
  const shouted = shoutedWords(text)
  if (!shouted || (kind === 'prose' && german.test(text))) return text
  const wanted = new Set(shouted.words)
  const lowered = lowerWords(shouted.words, text, file)
  if (!lowered) return text
  return replaceFree(text, wordPattern, locked, (word, index) => {
    if (word === 'À' && index > 0) return 'à'
    const isArticle = kind === 'prose' && shouted.isAll && index > 0 && /^[AEOYZW]$/u.test(word)
    if (isArticle && !namesLetter.test(text.slice(0, index))) return word.toLowerCase()
    const small = wanted.has(word) ? lowered.get(word) : undefined
    if (small === undefined) return word
    if (index > 0 && smallWords.has(small)) return small
    const isFirst = isSentenceStart(text, index)
    const isName = properNames.has(small.replace(/^.{1,4}['’]/u, ''))
    const isCapital = kind === 'name' || isFirst || isName
    return isCapital ? nameCase(word, small, isFirst) : small
  })
}

/** Texts of people are clean after one or two rounds. */
const mostRounds = 8

const separators = String.raw`\s\-–—|/·•:,;~`

/** Mends the places where words were taken out. */
function tidy(text: string, kind: TextKind): string {
  const joined = text
    .replaceAll(/[ \t\u00A0]{2,}/gu, ' ')
    .replaceAll(/[([{【]\s*[)\]}】]/gu, ' ')
    .replaceAll(/\s+(?=[,.;:!?](?:\s|$))/gu, '')
    .replaceAll(/(?<=[,;|/·•–—-]\s?)\s*[,;|/·•–—-](?=\s)/gu, '')
    .replaceAll(/ {2,}/gu, ' ')
  if (kind === 'prose') return joined.trim()
  return joined.replaceAll(new RegExp(`^[${separators}.!]+|[${separators}]+$`, 'gu'), '')
}

/**
 * Cleans a text by rules that only take words away or change capitals. What is locked stays, and so
 * does a text that no rule is about, to the letter.
 */
export function cleanText(text: string, settings: CleanSettings): string {
  let cleaned = cleanOnce(text, settings)
  if (cleaned === text) return text
  // What is taken away may bring words together that another rule is about.
  for (let round = 1; round < mostRounds; round += 1) {
    const recleaned = cleanOnce(cleaned, settings)
    if (recleaned === cleaned) break
    cleaned = recleaned
  }
  return cleaned
}

function cleanOnce(text: string, settings: CleanSettings): string {
  const { rules, locked, kind, years = 'any' } = settings
  let cleaned = text
  // What stands beside a year says whether it is one too many, so it goes first.
  if (rules.has('years') && years !== 'none') {
    // A sentence would lose its sense without its year.
    cleaned = withoutYears(cleaned, locked, kind === 'prose' || years === 'novelties')
  }
  if (rules.has('emoji') && !isAscii(cleaned)) cleaned = replaceFree(cleaned, emoji, [], () => ' ')
  if (rules.has('exclamation')) {
    cleaned = replaceFree(cleaned, exclamations, locked, (found, index) => {
      const isEnd = !/^\S/u.test(cleaned.slice(index + found.length))
      return kind === 'prose' && isEnd ? '.' : ' '
    })
  }
  if (rules.has('sales')) {
    cleaned = replaceFree(cleaned, kind === 'name' ? sales : salesAlone, locked, () => ' ')
  }
  if (rules.has('repeated')) cleaned = withoutRepeats(cleaned, locked, kind)
  if (cleaned !== text) cleaned = tidy(cleaned, kind)
  if (rules.has('caps')) cleaned = withoutShouting(cleaned, settings)
  return cleaned
}

function withoutYears(text: string, locked: readonly string[], areNovelties: boolean): string {
  const found = findYears(text).filter(({ isNovelty }) => isNovelty || !areNovelties)
  if (found.length === 0) return text
  // A year is a number, and those are locked but for this rule.
  const ranges = phraseRanges(text, locked)
  let result = ''
  let at = 0
  for (const { index, text: year } of found) {
    if (ranges.some(({ start, end }) => start <= index && index < end)) continue
    result += `${text.slice(at, index)} `
    at = index + year.length
  }
  return result + text.slice(at)
}
