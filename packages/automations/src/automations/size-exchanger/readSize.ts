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
  /** The wearer that the value names, such as the women of ‘W 8’. */
  readonly wearer: Wearer | undefined
  /** Mark of children’s shoes: small sizes have C, K or T, those after 13½ have Y. */
  readonly range: 'small' | 'large' | undefined
  /** The length of a jacket, such as the R of ‘40R’. */
  readonly length: string
  /** A single W or M behind the number, which can also be a width. */
  readonly letter: 'W' | 'M' | undefined
  /** Whether it can be the waist of trousers, such as ‘W32’ and the 32 of ‘32/34’. */
  readonly mayBeWaist: boolean
  /** Width or length beside the size, as the value says it, such as ‘Wide’ or ‘EE’. */
  readonly width: Width | undefined
}

/** A width or a length beside a size. */
export interface Width {
  readonly text: string
  /** Whether it is a letter of shoes, which is another width in the US than elsewhere. */
  readonly isLetter: boolean
}

/** A value that was read: sizes, or letters that stand for none in particular. */
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
  /^(?<before>[^\d]*?)[ :.]*(?<low>\d{1,3}(?:\.\d{1,3})?)(?:(?<sign>[-/])(?<high>\d{1,3}(?:\.\d{1,3})?))?[ .]*(?<behind>[^\d]*)$/u

/** Meaning of the words around a number. */
interface Words {
  system?: ReadSystem | 'mm'
  wearer?: Wearer
  isMonths?: boolean
  range?: 'small' | 'large'
  length?: string
  letter?: 'W' | 'M'
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

/** Meaning of one letter behind a number. */
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
    if (word === 'w' || word === 'm') words.letter = word === 'w' ? 'W' : 'M'
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
  const { before = '', low = '', sign, high = low, behind = '' } = groups
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
    letter: words.letter,
    mayBeWaist: sign === '/' || before.trim() === 'w' || words.letter === 'W',
    width: undefined,
  }
}

const letterSizes =
  /^(?:[a-z]+ )*(?:\d?x{0,5}[sml]|\d{1,2}xl)(?:[-/](?:\d?x{0,5}[sml]|\d{1,2}xl))?$/u

/** Letters of widths; those that begin with a digit need a space, as 92E is none of size 9. */
const widthLetters =
  'a{2,4}|b{1,2}|d{1,2}|e{1,6}|f|g|h|n|x{0,2}w{2,3}|xx?w|xn|(?<=[\\s(])(?:[2-4]a|[2-6]e)'

/** Words of widths and lengths, in the languages of the systems. */
const widthWords =
  `extra[ -]?wide|x[ -]?wide|wide|extra[ -]?narrow|narrow|medium|regular|reg|standard|normal|slim|husky|
  plus|petite|tall|short|long|comfort|extra[ -]?weit|weit|breit|schmal|kurz|lang|larg[aoh]e?|strett[aoei]|cort[aoei]|
  lung[aoh][ei]?|anch[ao]s?|estrech[ao]s?|larg[ao]s?|étroite?s?|large|court|long|breed|smal|wijd|szerok[aie]e?|wąski[e]?|
  geniş|dar|bred`.replaceAll(/\s*\n\s*/gu, '')

const named = '(?:weite|width|breite|calzata|largeur|ancho)'

/** A size, and behind it its width: ‘US 9 Wide’, ‘10.5EE’, ‘42 (Weite H)’, ‘9 D(M) US’. */
const withWidth = new RegExp(
  String.raw`^(?<size>.*?\d.*?)(?:\s*[,/|–—-]\s*|\s+|(?<=\d))\(?\s*(?<width>(?:(?<word>${widthWords})(?:\s+(?:fit|width|foot|calf))?|(?:${named}\s*)?(?:${widthLetters})(?:\s*½|\s+1/2)?(?:\s?\([a-z]\))?(?:\s+width)?))\s*\)?(?<system>(?:\s+\p{L}{2,8}){0,2})$`,
  'iu',
)
/** A width before its size: ‘Wide US 9’, ‘Weite H 42’. */
const withWidthBefore = new RegExp(
  String.raw`^(?<width>(?<word>${widthWords})|${named}\s*(?:${widthLetters})(?:\s*½)?)[\s,/|–—-]+(?<size>.*\d.*)$`,
  'iu',
)

function readSizes(value: string): ReadValue {
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

/**
 * Reads a value of an option as sizes: one size or a range, with its system before or behind it, or
 * several with a system each, such as ‘UK 4/EU 37’. Behind or before them may be a width.
 */
export function readSize(value: string): ReadValue {
  const read = readSizes(value)
  if (read.kind !== 'unknown') return read
  const {
    size,
    width = '',
    word,
    system = '',
  } = (withWidth.exec(value.trim()) ?? withWidthBefore.exec(value.trim()))?.groups ?? {}
  const sizes = size === undefined ? read : readSizes(`${size}${system}`)
  if (sizes.kind !== 'sizes') return sizes
  const [first, ...rest] = sizes.parts
  const withIt = (part: SizePart): SizePart => ({
    ...part,
    width: { text: width, isLetter: word === undefined },
  })
  return { kind: 'sizes', parts: [withIt(first), ...rest.map(withIt)] }
}
