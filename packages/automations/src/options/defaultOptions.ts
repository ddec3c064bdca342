import { currencyOfMarket, type FileCurrencies } from '../money/FileCurrencies.ts'
import { upgradeScope } from '../scope/formerFilters.ts'
import type {
  ColumnField,
  ColumnsField,
  CurrencyField,
  OptionField,
  Options,
  OptionsOf,
  OptionValue,
  Scope,
} from './fields.ts'
import { findOffered } from './offeredColumns.ts'
import { findPrices, offeredPrices } from './offeredPrices.ts'
import { orderOf } from './schemas.ts'

/** Facts about the open file that defaults depend on. */
export interface OptionsFile {
  /** The texts of the first row. @default that of today’s template */
  readonly header?: readonly string[]
  /** The languages of an export of translations. @default not known */
  readonly locales?: readonly string[]
  /** Number of exports of the store that are saved on this device. @default 0 */
  readonly exports?: number
  /** Currencies that the file does not say. @default not known */
  readonly currencies?: FileCurrencies
  /** Whether it is a set of images. @default false */
  readonly isImages?: boolean
}

function nameInHeader(
  field: ColumnsField | ColumnField,
  header: readonly string[],
  name: string,
): string | undefined {
  const offered = findOffered(field, header, name)
  return offered && header[offered.column]
}

/** Finds the currency that a field begins with; a market with the currency of the store needs none. */
function currencyOf(
  { of: prices }: CurrencyField,
  header: readonly string[],
  currencies: FileCurrencies,
): string | undefined {
  if (prices !== 'market') return prices && currencies.base
  const [market] = offeredPrices(header)
  const currency = market && currencyOfMarket(currencies, market.market)
  return currency === currencies.base ? undefined : currency
}

function defaultOf(
  field: OptionField,
  { header, locales, exports = 0, isImages = false, currencies }: OptionsFile,
): OptionValue {
  switch (field.kind) {
    case 'columns':
      return header
        ? field.default.flatMap((name) => nameInHeader(field, header, name) ?? [])
        : field.default
    case 'column':
      return header ? (nameInHeader(field, header, field.default) ?? '') : field.default
    case 'prices':
      return (header && offeredPrices(header)[0]?.name) ?? field.default
    case 'currency':
      return (currencies && currencyOf(field, header ?? [], currencies)) ?? field.default
    case 'locale':
      return locales?.[0] ?? field.default
    case 'radio':
      return (isImages && field.forImages) || field.default
    case 'toggle':
      return field.default && exports >= (field.needsExports ?? 0)
    default:
      return field.default
  }
}

/** Returns the options of an automation as they are before anyone has changed them. */
export function defaultOptions<Fields extends readonly OptionField[]>(
  fields: Fields,
  file: OptionsFile = {},
): OptionsOf<Fields> {
  return Object.fromEntries(
    fields.map((field) => [field.key, defaultOf(field, file)]),
  ) as OptionsOf<Fields>
}

/**
 * Returns options with the names that this file has for their columns, where a recipe or an earlier
 * file has names of the other generation, and with orders and scopes as they are today. Columns that the file
 * lacks stay, so that `validate` can name them.
 *
 * @param header the texts of the first row
 */
export function fitToHeader(
  fields: readonly OptionField[],
  options: Options,
  header: readonly string[],
): Options {
  const fitted = fields.flatMap((field): (readonly [string, OptionValue])[] => {
    const value = options[field.key]
    if (field.kind === 'prices' && typeof value === 'string') {
      return [[field.key, findPrices(header, value)?.name ?? value]]
    }
    if (field.kind === 'order' && typeof value === 'string') {
      return [[field.key, orderOf(field, value)]]
    }
    if (field.kind === 'column' && typeof value === 'string') {
      return [[field.key, nameInHeader(field, header, value) ?? value]]
    }
    if (field.kind === 'scope' && value !== undefined) {
      return [[field.key, upgradeScope(value as Scope)]]
    }
    if (field.kind !== 'columns' || !Array.isArray(value)) return []
    return [[field.key, value.map((name: string) => nameInHeader(field, header, name) ?? name)]]
  })
  return { ...options, ...Object.fromEntries(fitted) }
}
