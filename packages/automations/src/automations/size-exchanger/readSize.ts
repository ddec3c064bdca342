import type { ReadSystem, Wearer } from './systems.ts'

/** One size in a value, such as ‘EU 39’ in ‘UK 6 / EU 39’. */
export interface SizePart {
  /** The system that the value names; nothing where it names none. */
  readonly system: ReadSystem | undefined
  /** Both ends of a range, which are the same for a single size. */
  readonly low: number
  readonly high: number
  /** The age in months instead of a size. */
  readonly isMonths: boolean
  /** Whom the value names, such as the women of ‘W 8’. */
  readonly wearer: Wearer | undefined
  /** How children’s shoes are marked: small sizes with C, K or T, those after 13½ with Y. */
  readonly range: 'small' | 'large' | undefined
  /** The length of a jacket, such as the R of ‘40R’. */
  readonly length: string
}

/** What a value says: sizes, or letters that stand for none in particular. */
export type ReadValue =
  | { readonly kind: 'sizes'; readonly parts: readonly [SizePart, ...SizePart[]] }
  | { readonly kind: 'letters' }
  | { readonly kind: 'unknown' }

/** Names of systems in lower case. Foot lengths in mm are a system of their own here. */
const systemNames: ReadonlyMap<string, ReadSystem | 'mm'> = new Map(
  Object.entries({
    UK: 'uk gb british',
    EU: 'eu eur euro european',
    US: 'us usa american',
    IT: 'it ita italy italia italian',
    FR: 'fr fra france french',
    DE: 'de ger germany german deutschland',
    JP: 'jp jpn japan japanese',
    cm: 'cm',
    mm: 'mm cn chn china kr kor korea mondo mondopoint',
    Y: 'years year yrs yr anni anno ans an jahre jahr años',
  }).flatMap(([system, names]) =>
    names.split(' ').map((name) => [name, system as ReadSystem | 'mm'] as const),
  ),
)

const wearers: ReadonlyMap<string, Wearer> = new Map(
  Object.entries({
    women: "w women womens women's ladies wmns donna",
    men: "m men mens men's uomo",
  }).flatMap(([wearer, names]) =>
    names.split(' ').map((name) => [name, wearer as Wearer] as const),
  ),
)

const months = new Set([
  'm',
  'mo',
  'mos',
  'mth',
  'mths',
  'month',
  'months',
  'mesi',
  'mese',
  'mois',
  'monate',
])

/** Finds the system that a word names, such as in the name of an option. */
export function systemOfWord(word: string): ReadSystem | undefined {
  const system = systemNames.get(word)
  return system === 'mm' ? 'cm' : system
}

const fractions: Readonly<Record<string, string>> = { '½': '.5', '⅓': '.333', '⅔': '.667' }
const writtenFractions: Readonly<Record<string, string>> = {
  '1/2': '.5',
  '1/3': '.333',
  '2/3': '.667',
}

/** Writes fractions, decimal commas and dashes in one way, in lower case. */
function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\s*([½⅓⅔])/gu, (_, sign: string) => fractions[sign] ?? sign)
    .replaceAll(
      /(?<=\d)\s+(1\/2|1\/3|2\/3)(?!\d)/gu,
      (_, sign: string) => writtenFractions[sign] ?? sign,
    )
    .replaceAll(/(?<=\d),(?=\d)/gu, '.')
    .replaceAll(/\s*[‐‑–—−-]\s*/gu, '-')
    .replaceAll(/\s+/gu, ' ')
}

/** Words, a number or a range, and words. */
const shape =
  /^(?<before>[^\d]*?)[ :.]*(?<low>\d{1,3}(?:\.\d{1,3})?)(?:[-/](?<high>\d{1,3}(?:\.\d{1,3})?))?[ .]*(?<behind>[^\d]*)$/u

/** What the words around a number mean. */
interface Words {
  system?: ReadSystem | 'mm'
  wearer?: Wearer
  isMonths?: boolean
  range?: 'small' | 'large'
  length?: string
}

function split(text: string): string[] {
  return text.split(/[ -]/u).filter((word) => word !== '')
}

function readBefore(text: string): Words | undefined {
  const words: Words = {}
  for (const word of split(text)) {
    const system = systemNames.get(word)
    const wearer = wearers.get(word)
    if (system !== undefined && words.system === undefined) words.system = system
    else if (wearer !== undefined && words.wearer === undefined) words.wearer = wearer
    else if (word !== 'size') return undefined
  }
  return words
}

/** What one letter behind a number means. */
const letters: Readonly<Record<string, Readonly<Words>>> = {
  c: { range: 'small' },
  k: { range: 'small' },
  t: { range: 'small' },
  y: { range: 'large' },
  a: { system: 'Y' },
  r: { length: 'R' },
  l: { length: 'L' },
  s: { length: 'S' },
}

function readBehind(text: string): Words | undefined {
  const words: Words = {}
  for (const word of split(text)) {
    const system = systemNames.get(word)
    const wearer = wearers.get(word)
    if (system !== undefined && words.system === undefined) words.system = system
    else if (months.has(word)) words.isMonths = true
    else if (letters[word] && Object.keys(words).length === 0) Object.assign(words, letters[word])
    else if (wearer !== undefined && words.wearer === undefined) words.wearer = wearer
    else return undefined
  }
  return words
}

/** No size fits more than this, such as heights from 140 to 152; more are two sizes. */
const widestRange = 24

/** Reads one size with the system beside it, if there is one. */
function readPart(text: string): SizePart | undefined {
  const { groups } = shape.exec(text) ?? {}
  if (!groups) return undefined
  const { before = '', low = '', high = low, behind = '' } = groups
  const [first, second] = [readBefore(before), readBehind(behind)]
  if (!first || !second || (first.system !== undefined && second.system !== undefined)) {
    return undefined
  }
  const words: Words = { ...first, ...second }
  const numbers = [Number(low), Number(high)].map((size) =>
    words.system === 'mm' ? size / 10 : size,
  )
  const [least = 0, most = 0] = numbers
  // A Chinese size under 100 is no length in mm, and charts do not agree on what it is.
  const isLength = words.system !== 'mm' || least >= 10
  if (most < least || most - least > widestRange || !isLength) return undefined
  return {
    system: words.system === 'mm' ? 'cm' : words.system,
    low: least,
    high: most,
    isMonths: words.isMonths ?? false,
    wearer: words.wearer,
    range: words.range,
    length: words.length ?? '',
  }
}

const letterSizes =
  /^(?:[a-z]+ )*(?:\d?x{0,5}[sml]|\d{1,2}xl)(?:[-/](?:\d?x{0,5}[sml]|\d{1,2}xl))?$/u

/**
 * Reads a value of an option as sizes: one size or a range, with its system before or behind it, or
 * several with a system each, such as ‘UK 4/EU 37’.
 */
export function readSize(value: string): ReadValue {
  const text = plain(value)
  const whole = readPart(text)
  if (whole) return { kind: 'sizes', parts: [whole] }
  if (letterSizes.test(text)) return { kind: 'letters' }
  const pieces = text.split(/[/|;,()]/u).map((piece) => piece.trim())
  const parts = pieces.filter((piece) => piece !== '').map(readPart)
  const [first, ...rest] = parts.filter((part) => part?.system !== undefined) as SizePart[]
  const areAllRead = first !== undefined && rest.length + 1 === parts.length
  return areAllRead ? { kind: 'sizes', parts: [first, ...rest] } : { kind: 'unknown' }
}
