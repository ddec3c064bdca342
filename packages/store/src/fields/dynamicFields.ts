import { marketColumns, type MarketColumnKey } from '@dropwatt/automations'
import { decimal, refuse } from './converting.ts'
import type {
  AbsentField,
  CellContext,
  Converted,
  Field,
  FieldOf,
  ShopFacts,
  Write,
} from './Field.ts'
import { exact, money, moneyText } from './meanings.ts'

/** Start of the namespaces that belong to one app alone. */
const ownedByApp = 'app--'

/**
 * Returns the record of the column of a metafield. Its cell is the value as the API has it, of every
 * type; an empty cell deletes the metafield. Its column is named by its key, as the API answers without
 * the name of its definition.
 */
export function metafieldField(namespace: string, key: string): Field<'metafield'> {
  return {
    ...exact,
    column: `${key} (product.metafields.${namespace}.${key})`,
    of: 'metafield',
    read: ({ value }) => value,
    write: namespace.startsWith(ownedByApp)
      ? 'is-app-owned'
      : {
          into: 'metafield',
          scope: 'write_products',
          convert: (value) => ({ input: value === '' ? null : { value } }),
        },
  }
}

/** A market, as the name of its columns has it. */
interface MarketOfColumn {
  readonly name: string
  /** Currency of its price list. @default that of the store, for texts whose currency does not count */
  readonly currency?: string | undefined
}

/** The columns of a market whose values are in its price list. */
export type MarketPriceKey = Exclude<MarketColumnKey, 'included'>

/** These columns in the order of the current template. */
export const marketPriceKeys = ['price', 'compareAtPrice'] as const satisfies MarketPriceKey[]

/** Returns the name of a column of a market, such as ‘Price / Canada’. */
export function marketColumnName(key: MarketColumnKey, market: string): string {
  return `${marketColumns[key][0]} / ${market}`
}

/** A price list takes both prices of a variant together; without a price it takes none. */
function marketPriceInput({ shop, cell }: CellContext): Converted<'market-price'> {
  const texts = { price: cell('price').trim(), compareAt: cell('compareAtPrice').trim() }
  if (texts.price === '') {
    return texts.compareAt === '' ? { input: null } : refuse('compare-at-alone')
  }
  const { currencyCode } = shop
  const price = decimal(texts.price, shop)
  const compareAt = decimal(texts.compareAt, shop)
  if (price === undefined || (compareAt === undefined && texts.compareAt !== '')) {
    return refuse('no-number')
  }
  return {
    input: {
      price: { amount: price, currencyCode },
      compareAtPrice: compareAt === undefined ? null : { amount: compareAt, currencyCode },
    },
  }
}

/**
 * Returns the record of a price of a market. Its cell is empty where the market does not fix the price of a
 * variant, and an empty cell ends that it does.
 */
export function marketPriceField(
  key: MarketPriceKey,
  { name, currency }: MarketOfColumn,
): FieldOf<'market-price'> & { readonly write: Write } {
  const own = (shop: ShopFacts): ShopFacts =>
    currency === undefined ? shop : { currencyCode: currency }
  return {
    isEqual: money.isEqual,
    normalise: (cell, shop) => money.normalise(cell, own(shop)),
    column: marketColumnName(key, name),
    of: 'market-price',
    read: (fixed, shop) => {
      const found = fixed?.[key]
      return found ? moneyText(found.amount, own(shop)) : ''
    },
    write: {
      into: 'market-price',
      scope: 'write_products',
      convert: (_, context) => marketPriceInput({ ...context, shop: own(context.shop) }),
    },
  }
}

/** Returns the record of a column of a market, such as ‘Price / Canada’. */
export function marketField(key: MarketColumnKey, name: string): AbsentField | Field {
  return key === 'included'
    ? { column: marketColumnName(key, name), absent: 'not-in-api' }
    : marketPriceField(key, { name })
}
