import { readHtml } from '../../automations/ai-copy-optimizer/html.ts'
import { parseHtml } from '../../text/parseHtml.ts'
import { gramsOf, weightUnitOf } from '../numbers.ts'
import { readDigits } from './pagePrice.ts'

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

/** Maximum length of a name; longer texts would take long to read. */
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
export function decodeReferences(text: string): string {
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
  const decoded = decodeReferences(text).trim()
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

const pathOf = ({ pathname }: URL) => pathname.replace(/\/$/u, '')

/** Whether two addresses are of the same page; a part of it that is named behind ‘#’ does not count. */
export function isSamePage(value: unknown, page: string | undefined): boolean {
  const address = addressOf(value, page)
  if (address === undefined || page === undefined) return false
  const [one, other] = [new URL(address), new URL(page)]
  // Where the query identifies the page, as in ‘?id=5’, it has to identify the product as well.
  const isAsked = other.search === '' || one.search === other.search
  return one.host === other.host && pathOf(one) === pathOf(other) && isAsked
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

/** Codes of UN/CEFACT Recommendation 20, which structured data names units by. */
const unitCodes: ReadonlyMap<string, keyof typeof gramsOf> = new Map([
  ['GRM', 'g'],
  ['KGM', 'kg'],
  ['LBR', 'lb'],
  ['ONZ', 'oz'],
])

function weightUnit(unit: unknown): keyof typeof gramsOf | undefined {
  const name = textOf(unit)?.split(/[/#:]/u).at(-1) ?? ''
  return unitCodes.get(name.toUpperCase()) ?? weightUnitOf(name)
}

/** Reads a weight in grams. */
export function gramsIn(amount: unknown, unit: unknown): number | undefined {
  const value = amountOf(amount)
  const name = weightUnit(unit)
  if (value === undefined || name === undefined) return undefined
  return Math.round(value * gramsOf[name])
}

/** A weight of a page: in grams, or the text that could not be read for sure. */
export type PageWeight = { readonly grams: number } | { readonly unread: string }

/** A number with or without a unit, such as ‘1,5kg’. */
const weightParts = /^(?<amount>\d[\d.,]*)\s*(?<unit>\p{L}[\p{L}.]*)?$/u

/**
 * Reads a weight as structured data has it: a text such as ‘1,5 kg’, or a value with its unit.
 *
 * @returns nothing where there is none, or one of zero
 */
export function readWeight(weight: unknown): PageWeight | undefined {
  const [first] = listOf(weight)
  const fields = isFields(first) ? first : {}
  const value = textOf(isFields(first) ? first.value : first)
  if (value === undefined || Number(value) === 0) return undefined
  const unit = textOf(fields.unitCode) ?? textOf(fields.unitText)
  const found = weightParts.exec(value)?.groups
  const name = weightUnit(found?.unit ?? unit)
  const written = unit === undefined ? value : `${value} ${unit}`
  if (found?.amount === undefined || name === undefined) return { unread: written }
  const { text, other } = readDigits(found.amount)
  // A parcel of 1.500 kg weighs 1500 g; 1.500 g may be either.
  if (other !== undefined && name !== 'kg' && name !== 'lb') return { unread: written }
  const amount = Number(other ?? text)
  if (!Number.isFinite(amount)) return { unread: written }
  return { grams: Math.round(amount * gramsOf[name]) }
}
