import { marketColumns, type MarketColumnKey } from '@dropwatt/automations'
import type { AbsentField, AbsentReason, Field } from './Field.ts'
import { exact } from './meanings.ts'

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

/** Fixed prices of a market are in no bulk result, so no live file has their columns yet. */
const absentOfMarkets: Readonly<Record<MarketColumnKey, AbsentReason>> = {
  included: 'not-in-api',
  price: 'not-read',
  compareAtPrice: 'not-read',
}

/** Returns the record of a column of a market, such as ‘Price / Canada’. */
export function marketField(key: MarketColumnKey, market: string): AbsentField {
  return { column: `${marketColumns[key][0]} / ${market}`, absent: absentOfMarkets[key] }
}
