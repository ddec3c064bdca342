import { readHtml } from '../../automations/ai-copy-optimizer/html.ts'
import { parseHtml } from '../../text/parseHtml.ts'

/** An object of JSON whose fields may hold anything. */
export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads what may be one value, several or none as a list. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

/** Reads a text or a number; of several the first, of an object its name or value. */
export function textOf(value: unknown): string | undefined {
  const [first] = listOf(value)
  const plain = isFields(first) ? (first.name ?? first['@value'] ?? first.value) : first
  if (typeof plain === 'number' && Number.isFinite(plain)) return String(plain)
  return typeof plain === 'string' && plain.trim() !== '' ? plain.trim() : undefined
}

/** What is longer is no name, and would take long to read. */
const longestLine = 10_000

/** Reads a text for people on one line. Sources write it with tags and character references too. */
export function lineOf(value: unknown): string | undefined {
  const text = textOf(value)
  return text === undefined ? undefined : readHtml(text.slice(0, longestLine)) || undefined
}

/** Reads a number of zero or more, also where it is written as a text. */
export function amountOf(value: unknown): number | undefined {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof amount === 'number' && Number.isFinite(amount) && amount >= 0 ? amount : undefined
}

/** Reads an amount that is whole. */
export function countOf(value: unknown): number | undefined {
  const amount = amountOf(value)
  return amount !== undefined && Number.isSafeInteger(amount) ? amount : undefined
}

/** Decodes the character references of a text; its tags are gone then. */
function decode(text: string): string {
  let decoded = ''
  parseHtml(text, {
    ontext(part) {
      decoded += part
    },
  })
  return decoded
}

const hasTags = (text: string) => /<\/?[a-z][^<>]*>/iu.test(text)

function asParagraphs(text: string): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const paragraphs = safe.split(/\s*\n\s*\n\s*/u).filter((paragraph) => paragraph.trim() !== '')
  return paragraphs
    .map((paragraph) => `<p>${paragraph.trim().replaceAll(/\s*\n\s*/gu, '<br>')}</p>`)
    .join('')
}

/** Reads a description as HTML, whether it is HTML, plain text, or HTML written as plain text. */
export function descriptionOf(value: unknown): string | undefined {
  const text = textOf(value)
  if (text === undefined || hasTags(text)) return text
  const decoded = decode(text).trim()
  return hasTags(decoded) ? decoded : asParagraphs(decoded) || undefined
}

/** Reads tags, which are a list or a text with commas. */
export function tagsOf(value: unknown): readonly string[] {
  const names = listOf(value).flatMap((each) => (textOf(each) ?? '').split(','))
  return [
    ...new Set(
      names.map((name) => readHtml(name.slice(0, longestLine))).filter((name) => name !== ''),
    ),
  ]
}

/**
 * Returns a web address in full.
 *
 * @param base what relative addresses belong to
 * @returns nothing for any other address, and for a relative one without a base
 */
export function addressOf(value: unknown, base?: string): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const text = value.trim()
  const whole = text.startsWith('//') && base === undefined ? `https:${text}` : text
  if (!URL.canParse(whole, base)) return undefined
  const url = new URL(whole, base)
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) return undefined
  return url.href
}

/** Finds the handle in the address of a product of a store. */
export function handleIn(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  const found = /\/products\/([^/]+)\/?$/u.exec(new URL(address).pathname)?.[1]
  const handle = found?.replace(/\.(?:json|js)$/u, '')
  try {
    return handle === undefined ? undefined : decodeURIComponent(handle).trim() || undefined
  } catch {
    return undefined
  }
}

const gramsOf: ReadonlyMap<string, number> = new Map([
  ['g', 1],
  ['grm', 1],
  ['gram', 1],
  ['grams', 1],
  ['kg', 1000],
  ['kgm', 1000],
  ['kilogram', 1000],
  ['kilograms', 1000],
  ['lb', 453.592_37],
  ['lbs', 453.592_37],
  ['lbr', 453.592_37],
  ['pound', 453.592_37],
  ['pounds', 453.592_37],
  ['oz', 28.349_523_125],
  ['onz', 28.349_523_125],
  ['ounce', 28.349_523_125],
  ['ounces', 28.349_523_125],
])

/**
 * Reads a weight in grams.
 *
 * @param unit a name or symbol, or a code of UN/CEFACT Recommendation 20 such as `KGM`
 */
export function gramsIn(amount: unknown, unit: unknown): number | undefined {
  const value = amountOf(amount)
  const grams = gramsOf.get((textOf(unit) ?? '').toLowerCase())
  return value === undefined || grams === undefined ? undefined : Math.round(value * grams)
}
