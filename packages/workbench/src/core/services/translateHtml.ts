/** A part of a text: one to translate, or one that stays as it is. */
export interface TextPart {
  readonly text: string
  readonly isKept: boolean
}

/** Parts that are not translated: Liquid placeholders, and in HTML tags and comments. */
const placeholders = /\{\{.*?\}\}|\{%.*?%\}/gsu
const markup =
  /\{\{.*?\}\}|\{%.*?%\}|<!--.*?-->|<(script|style)\b.*?<\/\1\s*>|<[a-z/!](?:"[^"]*"|'[^']*'|[^"'>])*>/gisu

const hasLetters = /\p{L}/u

/** Splits a text into what a translator translates and what it must not see. */
export function splitText(text: string, isHtml: boolean): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  const add = (part: string, isKept: boolean) => {
    if (part !== '') parts.push({ text: part, isKept: isKept || !hasLetters.test(part) })
  }
  for (const { 0: kept, index } of text.matchAll(isHtml ? markup : placeholders)) {
    add(text.slice(end, index), false)
    add(kept, true)
    end = index + kept.length
  }
  add(text.slice(end), false)
  return parts
}

/**
 * Translates a text part by part. Tags, placeholders and the spaces around each part stay as they are.
 *
 * @param translate translates plain text
 */
export async function translateParts(
  text: string,
  isHtml: boolean,
  translate: (text: string) => Promise<string>,
): Promise<string> {
  let result = ''
  for (const part of splitText(text, isHtml)) {
    if (part.isKept) {
      result += part.text
      continue
    }
    const inner = part.text.trim()
    const start = part.text.indexOf(inner)
    // oxlint-disable-next-line no-await-in-loop -- The translator of a browser does no two at once.
    const translated = await translate(isHtml ? decode(inner) : inner)
    result += part.text.slice(0, start)
    result += isHtml ? encode(translated) : translated
    result += part.text.slice(start + inner.length)
  }
  return result
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** Decodes the usual character references; others are left, for `encode` to leave them again. */
function decode(html: string): string {
  return html.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/giu, (found, decimal, hex, name) => {
    if (name) return characters[name] ?? found
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : found
  })
}

function encode(text: string): string {
  return text
    .replaceAll(/&(?!#?\w+;)/gu, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
