import { idOf, numberOf } from '../convert/ids.ts'
import type { FieldKey } from '../fields/keys.ts'
import { foldTag } from '../fields/tags.ts'
import { isLocale, isTranslatableKind } from '../translations/translatable.ts'
import {
  columnOf,
  marketColumn,
  metafieldColumn,
  ownerKind,
  translationColumn,
  type IntentColumn,
} from './IntentColumn.ts'
import type { Intent, ProductIntents } from './Intent.ts'
import { IntentError } from './IntentError.ts'

/** Version of the form. */
const version = 1

/** The most intents of one job. */
export const mostIntents = 500_000
/** The most bytes that the intents of one job may take: 64 MB. */
export const mostIntentBytes = 64 * 1024 * 1024

/** Most characters of a title or of a name of a variant. */
const longestName = 1000
const longestHeader = 8 * 1024 * 1024

/** Facts that all intents of a job share. */
export interface IntentFacts {
  /** Currency of the store when it was read. */
  readonly currencyCode: string
  readonly columns: readonly IntentColumn[]
  /** The ids of categories by their full names. */
  readonly categories: Readonly<Record<string, string>>
}

function invalid(): never {
  throw new IntentError('invalid')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return invalid()
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function expectKeys(value: Readonly<Record<string, unknown>>, keys: readonly string[]): void {
  if (Object.keys(value).toSorted().join() !== keys.toSorted().join()) invalid()
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

const isId = (value: unknown): value is number => isNumber(value) && value > 0

const isText = (value: unknown, most = Number.POSITIVE_INFINITY): value is string =>
  typeof value === 'string' && value.length <= most

const names = /^[\w-]{1,255}$/
const types = /^[a-z0-9_.]{1,100}$/
const currencies = /^[A-Z]{3}$/
const digests = /^[\w+/=-]{1,128}$/
const categoryIds = /^gid:\/\/shopify\/TaxonomyCategory\/[\w-]{1,100}$/

function readMarketColumn(value: Readonly<Record<string, unknown>>): IntentColumn {
  expectKeys(value, ['priceList', 'market', 'currency', 'price'])
  const { priceList, market, currency, price } = value
  if (!isId(priceList) || !isText(market, longestName) || market === '') return invalid()
  if (!isText(currency) || !currencies.test(currency)) return invalid()
  if (price !== 'price' && price !== 'compareAtPrice') return invalid()
  return marketColumn({ priceList, market, currency, price })
}

function readColumn(value: unknown): IntentColumn {
  if (typeof value === 'string') return columnOf(value as FieldKey) ?? invalid()
  if (!isRecord(value)) return invalid()
  if ('locale' in value) return readTranslation(value)
  if ('priceList' in value) return readMarketColumn(value)
  expectKeys(value, ['namespace', 'key', 'type'])
  const { namespace, key, type } = value
  if (!isText(namespace) || !isText(key) || !isText(type)) return invalid()
  if (!names.test(namespace) || !names.test(key) || !types.test(type)) return invalid()
  return metafieldColumn({ namespace, key, type }) ?? invalid()
}

function readTranslation(value: Readonly<Record<string, unknown>>): IntentColumn {
  expectKeys(value, ['locale', 'of', 'key'])
  const { locale, of, key } = value
  if (!isText(locale) || !isLocale(locale) || !isTranslatableKind(of) || !isText(key)) {
    return invalid()
  }
  return translationColumn({ locale, of, key }) ?? invalid()
}

/** Reads the first line. @throws {IntentError} unless it is one */
export function readHeader(line: string): IntentFacts {
  if (line.length > longestHeader) throw new IntentError('too-large')
  const value = parse(line)
  if (!isRecord(value)) return invalid()
  expectKeys(value, ['version', 'currencyCode', 'columns', 'categories'])
  const { currencyCode, columns, categories } = value
  if (value['version'] !== version || !isText(currencyCode) || !currencies.test(currencyCode)) {
    return invalid()
  }
  if (!Array.isArray(columns) || !isRecord(categories)) return invalid()
  const ids = Object.values(categories)
  if (!ids.every((id): id is string => isText(id) && categoryIds.test(id))) return invalid()
  if (new Set(columns.map((column) => JSON.stringify(column))).size < columns.length) invalid()
  return {
    currencyCode,
    columns: columns.map(readColumn),
    categories: categories as Readonly<Record<string, string>>,
  }
}

/** Writes the first line. */
export function writeHeader({ currencyCode, columns, categories }: IntentFacts): string {
  return JSON.stringify({
    version,
    currencyCode,
    columns: columns.map(
      ({ key, metafield, translation, market }) => translation ?? market ?? metafield ?? key,
    ),
    categories,
  })
}

/** A tag as an intent names it: alone, and as the store keeps it. */
const isTag = (text: string) => text === '' || (!text.includes(',') && text.trim() === text)

function readIntent(value: unknown, product: string, { columns }: IntentFacts): Intent {
  if (!Array.isArray(value)) return invalid()
  const [at, owner, before, after, ...more] = value as readonly unknown[]
  const column = isNumber(at) ? columns[at] : undefined
  const kind = column && ownerKind(column)
  if (!column || !kind || !isText(before) || !isText(after) || before === after) return invalid()
  if (column.key === 'tags' && !(isTag(before) && isTag(after))) return invalid()
  if (column.translation ? more.length < 1 || more.length > 2 : more.length > 0) return invalid()
  const [digest, outdated] = more
  if (outdated !== undefined && (outdated !== 1 || before === '')) return invalid()
  if (column.translation && !(isText(digest) && digests.test(digest))) return invalid()
  // The kind of an object follows from its column, and a product needs no number of its own.
  const isOfProduct = kind === 'Product'
  if (isOfProduct ? owner !== 0 : !isId(owner)) return invalid()
  return {
    product,
    owner: isOfProduct ? product : idOf(kind, owner as number),
    column,
    before,
    after,
    ...(isText(digest) && { digest }),
    ...(outdated === 1 && { isOutdated: true }),
  }
}

/** Names the value that an intent changes: no list has two for one value. */
function valueOf({ column, owner, before, after }: Intent): string {
  const { key, metafield, translation, market } = column
  const field =
    (metafield && `${metafield.namespace}.${metafield.key}`) ??
    (market && `${market.priceList} ${market.price}`) ??
    key ??
    `${translation?.locale} ${translation?.key}`
  const tag = key === 'tags' ? foldTag(before || after) : ''
  return `${field}\n${owner}\n${tag}`
}

/**
 * Reads the line of one product.
 *
 * @param first number of its first intent
 * @throws {IntentError} unless it is one
 */
export function readProduct(line: string, facts: IntentFacts, first: number): ProductIntents {
  const value = parse(line)
  if (!Array.isArray(value) || value.length !== 4) return invalid()
  const [number, title, listed, labels] = value as readonly unknown[]
  if (!isId(number) || !isText(title, longestName)) return invalid()
  if (!Array.isArray(listed) || listed.length === 0 || !isRecord(labels)) return invalid()
  if (first + listed.length > mostIntents) throw new IntentError('too-many')
  const product = idOf('Product', number)
  const intents = listed.map((each) => readIntent(each, product, facts))
  if (new Set(intents.map(valueOf)).size < intents.length) return invalid()
  const variants = Object.entries(labels).map(([id, label]): [string, string] => {
    if (!/^[1-9]\d{0,15}$/.test(id) || !isText(label, longestName)) return invalid()
    return [idOf('ProductVariant', Number(id)), label]
  })
  return { product, title, first, intents, labels: new Map(variants) }
}

/** Writes the line of one product. Names that are too long are cut. */
export function writeProduct(
  { product, title, intents, labels }: Omit<ProductIntents, 'first'>,
  columns: readonly IntentColumn[],
): string {
  return JSON.stringify([
    numberOf(product),
    title.slice(0, longestName),
    intents.map(({ column, owner, before, after, digest, isOutdated }) => [
      columns.indexOf(column),
      owner === product ? 0 : numberOf(owner),
      before,
      after,
      ...(digest === undefined ? [] : [digest]),
      ...(isOutdated ? [1] : []),
    ]),
    Object.fromEntries(
      [...labels].map(([id, label]) => [numberOf(id), label.slice(0, longestName)]),
    ),
  ])
}
