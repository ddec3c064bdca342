import type { IdKind } from '../convert/ids.ts'
import { marketPriceField, metafieldField, type MarketPriceKey } from '../fields/dynamicFields.ts'
import { isAbsent, isReadOnly, type Field, type Owner, type Write } from '../fields/Field.ts'
import { fields } from '../fields/fields.ts'
import type { FieldKey } from '../fields/keys.ts'
import { translationField, translationWrite } from '../fields/translationFields.ts'
import { isWritten, typeNames, type TranslatedText } from '../translations/translatable.ts'

/** A metafield with the type of its values. */
export interface TypedMetafield {
  readonly namespace: string
  readonly key: string
  /** Such as `single_line_text_field`. */
  readonly type: string
}

/** A column of the prices that a price list fixes. */
export interface PriceListColumn {
  /** The number of the id of the price list. */
  readonly priceList: number
  /** Name of its market. */
  readonly market: string
  /** ISO 4217 code of its currency. */
  readonly currency: string
  readonly price: MarketPriceKey
}

/** A column whose values can be written. */
export interface IntentColumn {
  readonly field: Field
  readonly write: Write
  /** Nothing for a metafield, a translation or a price of a market. */
  readonly key?: FieldKey
  readonly metafield?: TypedMetafield
  readonly translation?: TranslatedText
  readonly market?: PriceListColumn
}

/** The kind of object that has the values of a column. Tags and metafields belong to their product. */
const kinds: Readonly<Record<Owner, IdKind | undefined>> = {
  product: 'Product',
  metafield: 'Product',
  option: 'ProductOption',
  'option-value': 'ProductOptionValue',
  variant: 'ProductVariant',
  image: 'MediaImage',
  'image-position': undefined,
  'variant-image': undefined,
  // It depends on the text.
  translation: undefined,
  'market-price': 'ProductVariant',
}

/** Returns the kind of object that has the values of a column; nothing if they belong to none that is written. */
export function ownerKind({
  field,
  translation,
}: Pick<IntentColumn, 'field' | 'translation'>): IdKind | undefined {
  return translation ? translation.of : kinds[field.of]
}

/** Returns the column of a key; nothing if its values are never written. */
export function columnOf(key: FieldKey): IntentColumn | undefined {
  const field: Field | { readonly absent: string; readonly column: string } = fields[key]
  if (isAbsent(field as Field) || isReadOnly((field as Field).write)) return undefined
  return { field: field as Field, write: (field as Field).write as Write, key }
}

/** Returns the column of a metafield; nothing if its values are never written. */
export function metafieldColumn(metafield: TypedMetafield): IntentColumn | undefined {
  const field = metafieldField(metafield.namespace, metafield.key)
  return isReadOnly(field.write) ? undefined : { field, write: field.write, metafield }
}

/** Returns the column of the translations of a text; nothing if they are never written. */
export function translationColumn(translation: TranslatedText): IntentColumn | undefined {
  return isWritten(translation)
    ? { field: translationField, write: translationWrite, translation }
    : undefined
}

/** Returns the column of a price of a market. */
export function marketColumn(market: PriceListColumn): IntentColumn {
  const { price, market: name, currency } = market
  const field = marketPriceField(price, { name, currency })
  return { field, write: field.write, market }
}

/**
 * Names a column in a record: its key, `namespace.key` and type of a metafield, ‘Price / Canada’, or a
 * translated text as its file does, such as ‘PRODUCT title (de)’.
 */
export function columnName({ key, metafield, translation, market, field }: IntentColumn): string {
  if (translation) return `${typeNames[translation.of]} ${translation.key} (${translation.locale})`
  if (market) return field.column
  return metafield ? `${metafield.namespace}.${metafield.key} ${metafield.type}` : (key ?? '')
}

/** Names a column beside all others that a list of intents may have. */
export function columnIdentity(column: IntentColumn): string {
  const { market } = column
  return market
    ? `${columnName(column)} ${market.priceList} ${market.currency}`
    : columnName(column)
}
