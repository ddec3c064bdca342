/** Characters that are not seen, or that look like others. */
type Unseen =
  | 'start'
  | 'end'
  | 'spaces'
  | 'space'
  | 'noBreak'
  | 'tab'
  | 'lineBreak'
  | 'zeroWidth'
  | 'dash'
  | 'quote'
  | 'letter'
  | 'accent'

/** A piece of a text: as it is, or one that is easily overlooked, with a sign that shows it. */
export interface RevealedPiece {
  readonly text: string
  /** Start of the piece in the text. */
  readonly at: number
  readonly sign?: string
  readonly unseen?: Unseen
}

/** Letters of other scripts, with the Latin ones that look the same. */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    АВЕЅІЈКМНОРСТХУ: 'ABESIJKMHOPCTXY',
    аеіјорсѕухԁ: 'aeijopcsyxd',
    ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ: 'ABEZHIKMNOPTYX',
    οανρ: 'oavp',
  }).flatMap(([others, latin]) =>
    Array.from(others, (letter, at) => [letter, latin[at]!] as const),
  ),
)

const dashes = /[\u2010-\u2015\u2212]/u
const quotes = /[\u2018-\u201F\u2032\u2033\u00B4\u0060]/u
const zeroWidth = /[\u00AD\u200B-\u200F\u2060\uFEFF]/u
const noBreak = /[\u00A0\u2007\u202F\u2000-\u200A\u3000]/u

/** Returns a text as it looks: those of two texts are the same if only unseen things differ. */
function looksOf(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    if (zeroWidth.test(letter)) return ''
    if (dashes.test(letter)) return '-'
    if (quotes.test(letter)) return "'"
    return lookAlikes.get(letter) ?? letter
  })
    .join('')
    .replaceAll('"', "'")
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

const plain = /^[\0-\u007F]*$/u

/** Whether two different texts look the same. */
function isLookAlike(one: string, other: string): boolean {
  if (one === other || (plain.test(one) && plain.test(other))) return false
  return looksOf(one) === looksOf(other)
}

const signs: Readonly<Partial<Record<Unseen, string>>> = {
  start: '␣',
  end: '␣',
  spaces: '␣',
  space: '␣',
  noBreak: '⍽',
  tab: '⇥',
  lineBreak: '↵',
}

/** Position of a piece within its whole text. */
export interface RevealedPlace {
  /** Whether the piece starts the text. @default true */
  readonly isStart?: boolean
  /** Whether the piece ends the text. @default true */
  readonly isEnd?: boolean
}

/** Characters that are always revealed: spaces at an end or beside another, and invisible characters. */
const always =
  /^[ ]+|[ ]+$|[ ]{2,}|[\t\r\n]|[\u00AD\u200B-\u200F\u2060\uFEFF]|[\u00A0\u2007\u202F\u2000-\u200A\u3000]/gu

/** The same, and what looks like something else. */
const alsoAlike = new RegExp(
  `${always.source}|[\\u2010-\\u2015\\u2212-]|[\\u2018-\\u201F\\u2032\\u2033\\u00B4\\u0060'"]|.\\p{M}+|[${[...lookAlikes.keys()].join('')}]`,
  'gu',
)

function unseenOf(
  found: string,
  at: number,
  text: string,
  { isStart = true, isEnd = true }: RevealedPlace,
): Unseen | undefined {
  if (found.startsWith(' ')) {
    const isWhole = found.length === text.length
    if (isStart && at === 0 && !isWhole) return 'start'
    if (isEnd && at + found.length === text.length) return 'end'
    if (isStart && at === 0) return 'start'
    if (found.length > 1) return 'spaces'
    return isWhole ? 'space' : undefined
  }
  if (found === '\t') return 'tab'
  if (found === '\n' || found === '\r') return 'lineBreak'
  if (zeroWidth.test(found)) return 'zeroWidth'
  if (noBreak.test(found)) return 'noBreak'
  if (/\p{M}/u.test(found)) return 'accent'
  if (lookAlikes.has(found)) return 'letter'
  return dashes.test(found) || found === '-' ? 'dash' : 'quote'
}

function codeOf(found: string): string {
  return `U+${(found.codePointAt(found.length > 1 ? 1 : 0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

/**
 * Cuts a text at what is easily overlooked. Together, the pieces are the text.
 *
 * @param others the texts that it is compared with. Dashes, quotes, accents and letters that look
 *   alike are only shown where a text differs in nothing else. @default none
 */
export function reveal(
  text: string,
  others: readonly string[] = [],
  place: RevealedPlace = {},
): readonly RevealedPiece[] {
  const isAlike = others.some((other) => isLookAlike(text, other))
  const pieces: RevealedPiece[] = []
  let end = 0
  for (const match of text.matchAll(isAlike ? alsoAlike : always)) {
    const [found] = match
    const unseen = unseenOf(found, match.index, text, place)
    if (unseen === undefined) continue
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), at: end })
    end = match.index + found.length
    const sign = signs[unseen]?.repeat(found.length) ?? codeOf(found)
    pieces.push({ text: found, at: match.index, sign, unseen })
  }
  if (end < text.length) pieces.push({ text: text.slice(end), at: end })
  return pieces
}
