import { foldCase, isAscii } from '../../text/fold.ts'
import { measure } from './facts.ts'
import type { CleanRule } from './options.ts'
import { acronyms, salesPhrases, smallWords } from './phrases.ts'

/** What a text is: a name as a whole, or a part of running text. */
export type TextKind = 'name' | 'prose'

export interface CleanSettings {
  readonly rules: ReadonlySet<CleanRule>
  /** Words and phrases that stay as they are, such as brands. */
  readonly locked: readonly string[]
  readonly kind: TextKind
}

const before = String.raw`(?<![\p{L}\p{M}\p{N}])`
const after = String.raw`(?![\p{L}\p{M}\p{N}])`

/** Flags, and pictures with what is joined to them. Signs such as © and ™ are no pictures, and keycaps are numbers. */
const emoji =
  /\p{RI}\p{RI}|(?![©®™\u2122\u2139\u2194-\u21AA])[\p{Extended_Pictographic}★☆](?:\uFE0F|\p{EMod})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})?)*/gu

const exclamations = /[!！]{2,}/gu

/** A year by itself, not a date, a range, a measure, or the year that something began or was made. */
const years = new RegExp(
  String.raw`(?<!(?:since|from|est\.?|established|model|vintage|dal|del|seit|ab|depuis|desde)\s)(?<![\p{L}\p{M}\p{N}][.,/'’-]?)(?<![#$€£+])(?:20[12]\p{Nd}|203[0-5])(?![\p{L}\p{M}\p{N}%$€£"”″]|[.,/:-]\p{N}|\s?(?:mah|mm|ml|kg|w|g|m|l|pcs|lm|dpi|rpm|psi)${after})`,
  'giu',
)

const sales = new RegExp(`${before}(?:${salesPhrases})${after}`, 'giu')

/** In running text, only a phrase that is a sentence or a part between dashes can go without a trace. */
const salesAlone = new RegExp(
  String.raw`(?<=^\s*|[.!?:;|–—]\s*|\s-\s+)(?:${salesPhrases})(?:\s*[.!]+|\s*(?=[;|–—]|\s-\s|$))`,
  'giu',
)

const wordPattern = new RegExp(String.raw`${before}\p{L}[\p{L}\p{M}'’]*${after}`, 'gu')
const twice = new RegExp(
  String.raw`${before}(?<word>\p{L}[\p{L}\p{M}'’-]*)(?:\s+\k<word>${after})+`,
  'giu',
)

interface Range {
  readonly start: number
  readonly end: number
}

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

/** Finds where a text has locked words, or a number with its unit. */
export function lockedRanges(text: string, locked: readonly string[]): Range[] {
  const folded = foldCase(text)
  const patterns = locked
    .filter((phrase) => phrase.trim() !== '' && folded.includes(foldCase(phrase.trim())))
    .map(phrasePattern)
  return [...patterns, measures].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
    })),
  )
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

/** Takes later occurrences of a word out of a name, such as the last two of ‘Dress summer dress dress’. */
function withoutStuffing(text: string, locked: readonly string[]): string {
  const seen = new Set<string>()
  const words = text.match(wordPattern)?.filter((word) => word.length > 3) ?? []
  if (new Set(words.map(foldCase)).size === words.length) return text
  return replaceFree(text, wordPattern, locked, (word) => {
    const folded = foldCase(word)
    if (word.length < 4) return word
    if (seen.has(folded)) return ' '
    seen.add(folded)
    return word
  })
}

function isShouted(word: string): boolean {
  return (
    word.length > 1 &&
    word === word.toUpperCase() &&
    word !== word.toLowerCase() &&
    word.toLowerCase().length === word.length &&
    !acronyms.has(word)
  )
}

function isSentenceStart(text: string, index: number): boolean {
  const head = text.slice(0, index).trimEnd()
  return head === '' || /[.!?…:]["”’)]?$/u.test(head)
}

/**
 * Writes words in capitals small where a text is shouted. Words of two or three letters may be short
 * forms, such as USB, and stay unless all is in capitals.
 */
function withoutShouting(text: string, locked: readonly string[], kind: TextKind): string {
  const words = (text.match(wordPattern) ?? []).filter((word) => word.length > 1)
  const loud = words.filter((word) => word.length > 3 && isShouted(word))
  const isAll = loud.length > 0 && words.every((word) => word === word.toUpperCase())
  if (loud.length < 2 && !isAll) return text
  return replaceFree(text, wordPattern, locked, (word, index) => {
    if (!isShouted(word)) return word
    const small = word.toLowerCase()
    if (index > 0 && smallWords.has(small)) return small
    if (word.length < 4 && !(isAll && /[AEIOU]/u.test(word))) return word
    const isCapital = kind === 'name' || isSentenceStart(text, index)
    return isCapital ? word.charAt(0) + small.slice(1) : small
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
    const again = cleanOnce(cleaned, settings)
    if (again === cleaned) break
    cleaned = again
  }
  return cleaned
}

function cleanOnce(text: string, { rules, locked, kind }: CleanSettings): string {
  let cleaned = text
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
  // A year is a number, and those are locked but for this rule.
  if (rules.has('years') && cleaned.includes('20')) cleaned = withoutYears(cleaned, locked)
  if (rules.has('repeated')) {
    cleaned = replaceFree(cleaned, twice, locked, (found) => /^\S+/u.exec(found)?.[0] ?? found)
    if (kind === 'name') cleaned = withoutStuffing(cleaned, locked)
  }
  if (cleaned !== text) cleaned = tidy(cleaned, kind)
  if (rules.has('caps')) cleaned = withoutShouting(cleaned, locked, kind)
  return cleaned
}

function withoutYears(text: string, locked: readonly string[]): string {
  const phrases = locked.filter((phrase) => phrase.trim() !== '').map(phrasePattern)
  const isLocked = (index: number) =>
    phrases.some((pattern) =>
      [...text.matchAll(pattern)].some(
        (found) => found.index <= index && index < found.index + found[0].length,
      ),
    )
  return text.replaceAll(years, (year, ...rest) => {
    const index = rest.find((one) => typeof one === 'number')
    return index !== undefined && isLocked(index) ? year : ' '
  })
}
