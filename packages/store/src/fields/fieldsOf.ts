import {
  columnNames,
  Columns,
  marketColumns,
  type ColumnKey,
  type MarketColumnKey,
} from '@dropwatt/automations'
import { marketField, metafieldField, type MarketPriceKey } from './dynamicFields.ts'
import type { AbsentField, Field } from './Field.ts'
import { fields } from './fields.ts'
import { translationFieldsOf } from './translationFields.ts'
import { unitPriceColumns, type FieldKey, type UnitPriceKey } from './keys.ts'

/** A column of a file with its record. */
export interface HeaderField {
  readonly field: Field | AbsentField
  /** Nothing for a column of a metafield or a market. */
  readonly key?: FieldKey
  /** The metafield, as `namespace.key`. */
  readonly metafield?: string
  /** The market, for a column of its prices. */
  readonly market?: { readonly name: string; readonly key: MarketPriceKey }
}

/**
 * Finds the records of the columns of a file, under current or older names.
 *
 * @returns one for each column; nothing for a column that is none of an export of Shopify, and for one
 *   whose meaning an earlier column has
 */
export function fieldsOf(header: readonly string[]): (HeaderField | undefined)[] {
  const ofTranslations = translationFieldsOf(header)
  if (ofTranslations) return ofTranslations
  const columns = new Columns(header)
  const found: (HeaderField | undefined)[] = header.map(() => undefined)
  const put = (column: number | undefined, field: HeaderField) => {
    if (column !== undefined && column !== -1) found[column] = field
  }
  for (const key of Object.keys(columnNames) as ColumnKey[]) {
    put(columns.find(key), { field: fields[key], key })
  }
  const lower = header.map((name) => name.trim().toLowerCase())
  for (const key of Object.keys(unitPriceColumns) as UnitPriceKey[]) {
    put(lower.indexOf(unitPriceColumns[key].toLowerCase()), { field: fields[key], key })
  }
  for (const [market, ofMarket] of columns.markets) {
    for (const key of Object.keys(marketColumns) as MarketColumnKey[]) {
      const field = marketField(key, market)
      put(ofMarket[key], key === 'included' ? { field } : { field, market: { name: market, key } })
    }
  }
  for (const { column, namespace, key } of columns.metafields) {
    put(column, { field: metafieldField(namespace, key), metafield: `${namespace}.${key}` })
  }
  return found
}
