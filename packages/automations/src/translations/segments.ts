import { isAscii } from '../text/fold.ts'
import { isMessage, messageParts, type MessagePart } from './icu.ts'
import { isJson, jsonParts } from './jsonText.ts'

/** Kind of a part of a text that is not to be translated. */
export type PlaceholderKind =
  | 'liquid'
  | 'code'
  | 'tag'
  | 'entity'
  | 'address'
  | 'never'
  | 'number'
  | 'size'

/** A part of a text. */
export interface TextSegment {
  readonly text: string
  /** Absent for words to translate. */
  readonly placeholder?: PlaceholderKind
}

/** Liquid, and the signs that themes, apps and mail services put around values. */
const liquid = [
  String.raw`\{\{\{[\s\S]*?\}\}\}|\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}|<%[\s\S]*?%>|\*\|[^|*\s]+\|\*`,
  String.raw`[%$#@]?\{\s*[\w.-]+\s*\}|%\([\w.]+\)[sdf]|%(?:\d+\$)?[-+]?\d*(?:\.\d+)?[sdfiu@](?![\p{L}\p{N}])`,
  String.raw`(?<![\p{N}%])%[a-zA-Z_][\w.-]*%|\[[a-z]+_[a-z_]+\]|(?<![^\s("'>]):[a-z][a-z_]*(?![\w:])`,
].join('|')
const tag = String.raw`<!--[\s\S]*?-->|</?[a-zA-Z][^<>]*>`
const entity = String.raw`&(?:#\d+|#x[\da-f]+|[a-zA-Z][a-zA-Z\d]*);`
const address = String.raw`(?:[hH][tT][tT][pP][sS]?|shopify|gid):\/\/[^\s<>"']*[^\s<>"'.,;:!?)]|[wW]{3}\.[^\s<>"']*[^\s<>"'.,;:!?)]|[\w.+\-]+@[\w\-]+(?:\.[\w\-]+)+`

/** Signs of units that are the same in most languages; words such as ‘inches’ are translated. */
const units =
  'mm|cm|km|mg|kg|ml|cl|dl|oz|lb|ft|gb|mb|tb|mah|kwh|wh|kw|hz|px|dpi|m|g|l|w|v'.replaceAll(
    /[a-z]/g,
    (letter) => `[${letter}${letter.toUpperCase()}]`,
  )
const unit = String.raw`(?:${units})(?![\p{L}\p{N}])|[%€$£°″"](?:[cCfF](?![\p{L}\p{N}]))?`
const number = `(?:(?:EU|US|UK|IT|FR|DE|JP|CN)[ \\u00A0]|[€$£¥][ \\u00A0]?)?\\p{Nd}+(?:[.,/’'\\u066B\\u066C]\\p{Nd}+)*(?:[ \\u00A0\\u202F]?(?:${unit}))?`
const size = String.raw`(?<![\p{L}\p{N}'’])(?:\d?X{1,4}[SL]|[SML])(?![\p{L}\p{N}'’])`

function escape(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`)
}

/** Words that are never translated, as the source of a regular expression; empty without any. */
function neverSource(never: readonly string[]): string {
  const words = never.map((word) => word.trim()).filter((word) => word !== '')
  if (words.length === 0) return ''
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  return String.raw`(?<![\p{L}\p{N}])(?:${longestFirst.map(escape).join('|')})(?![\p{L}\p{N}])`
}

/** Anything that can begin a placeholder; a text without it has none, which is faster to see. */
const mayHavePlaceholder = /[\p{Nd}<{%@&[|:]|:\/\/|www\.|(?<!\p{L})(?:[SML]|X{1,4}[SL])(?!\p{L})/u

/** A whole text that is a path, such as the target of a link. */
const path = /^\s*\/(?!\s)[\w\-./%?=&#~+]*\s*$/

/** Divides texts into words to translate and placeholders, which a translation has to keep. */
export class Segmenter {
  readonly #pattern: RegExp
  /** Kinds that the groups of the pattern find, in their order. */
  readonly #kinds: readonly PlaceholderKind[]
  readonly #hasNever: boolean
  /** The text that was divided last, as one is often asked for several things. */
  #last = ''
  #segments: readonly TextSegment[] = []

  /** @param never words that are never translated, such as brands; capitals make a difference */
  constructor(never: readonly string[] = []) {
    const words = neverSource(never)
    this.#hasNever = words !== ''
    const sources: readonly (readonly [PlaceholderKind, string])[] = [
      ['liquid', liquid],
      ['tag', tag],
      ['entity', entity],
      ['address', address],
      ...(words === '' ? [] : [['never', words] as const]),
      ['size', size],
      ['number', number],
    ]
    this.#kinds = sources.map(([kind]) => kind)
    this.#pattern = new RegExp(sources.map(([, source]) => `(${source})`).join('|'), 'gu')
  }

  /** Returns the parts of a text in their order; together they are the text. */
  split(text: string): readonly TextSegment[] {
    if (text !== this.#last) {
      this.#segments = this.#divide(text)
      this.#last = text
    }
    return this.#segments
  }

  #divide(text: string): readonly TextSegment[] {
    if (text === '') return []
    if (path.test(text)) return [{ text, placeholder: 'address' }]
    if (isJson(text)) return this.#divideParts(jsonParts(text))
    if (isMessage(text)) return this.#divideParts(messageParts(text))
    return this.#divideText(text)
  }

  #divideParts(parts: readonly MessagePart[]): readonly TextSegment[] {
    return parts.flatMap(({ text, isCode }) =>
      isCode ? [{ text, placeholder: 'code' as const }] : this.#divideText(text),
    )
  }

  #divideText(text: string): readonly TextSegment[] {
    if (!this.#hasNever && !mayHavePlaceholder.test(text)) return [{ text }]
    const segments: TextSegment[] = []
    let at = 0
    for (const match of text.matchAll(this.#pattern)) {
      const { 0: found, index } = match
      if (index > at) segments.push({ text: text.slice(at, index) })
      const kind = this.#kinds.find((_, group) => match[group + 1] !== undefined)
      segments.push(kind ? { text: found, placeholder: kind } : { text: found })
      at = index + found.length
    }
    if (at < text.length) segments.push({ text: text.slice(at) })
    return segments
  }

  /** Whether a text has words to translate beside its placeholders. */
  hasWords(text: string): boolean {
    return this.split(text).some(
      (segment) => segment.placeholder === undefined && /\p{L}/u.test(segment.text),
    )
  }

  /**
   * Finds the first placeholder of a text that its translation lacks. Numbers are the same however a
   * language writes them. Tags are left to `hasSameTags`.
   *
   * @returns the placeholder as the text has it; nothing if the translation has them all
   */
  missing(source: string, translation: string): string | undefined {
    const needed = this.split(source).filter((segment) => isKept(segment))
    if (needed.length === 0) return undefined
    const found = this.split(translation).filter((segment) => isKept(segment))
    const counts = new Map<string, number>()
    for (const segment of found) {
      const key = meaningOf(segment)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    const digits = digitsOf(translation)
    for (const segment of needed) {
      const key = meaningOf(segment)
      const count = counts.get(key) ?? 0
      if (segment.placeholder === 'liquid') {
        if (count === 0) return segment.text.trim()
        // A message has one branch for each plural of its language, and so another number of them.
        if (!isMessage(source)) counts.set(key, count - 1)
      } else if (count === 0 && !isWritten(segment, key, translation, digits)) {
        return segment.text.trim()
      }
    }
    return undefined
  }
}

/** Whether a translation has to keep a part; tags and code are compared as a whole elsewhere. */
function isKept({ placeholder }: TextSegment): boolean {
  return placeholder !== undefined && !['tag', 'code', 'entity'].includes(placeholder)
}

const zeros = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66,
  0x0e50, 0x0ed0, 0x0f20, 0x1040, 0x17e0, 0x1810, 0xff10,
] as const

/** Writes the digits of any script as those of ASCII. */
function inAscii(text: string): string {
  if (isAscii(text)) return text
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.findLast((each) => each <= code && code < each + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}

/** Returns what a placeholder has to be the same in: of a number its digits, of Liquid all but spaces. */
function meaningOf({ text, placeholder }: TextSegment): string {
  if (placeholder === 'number') {
    return inAscii(text).replaceAll(/\D/g, '')
  }
  return placeholder === 'liquid' ? text.replaceAll(/\s+/g, '') : text
}

/** Lists the numbers of a text by their digits, with those inside of words. */
function digitsOf(text: string): ReadonlySet<string> {
  const found = inAscii(text).match(/\d+(?:[.,/’'\u066B\u066C]\d+)*/g) ?? []
  return new Set(found.map((each) => each.replaceAll(/\D/g, '')))
}

/** Whether a translation has a placeholder where it is not seen as one, such as a size beside a letter. */
function isWritten(
  { text, placeholder }: TextSegment,
  key: string,
  translation: string,
  digits: ReadonlySet<string>,
): boolean {
  if (placeholder === 'number') return digits.has(key)
  return placeholder === 'never' && translation.includes(text)
}
