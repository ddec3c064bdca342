import type { IdKind } from '../convert/ids.ts'
import { metafieldField } from '../fields/dynamicFields.ts'
import { isAbsent, isReadOnly, type Field, type Owner, type Write } from '../fields/Field.ts'
import { fields } from '../fields/fields.ts'
import type { FieldKey } from '../fields/keys.ts'

/** A metafield with the type of its values. */
export interface TypedMetafield {
  readonly namespace: string
  readonly key: string
  /** Such as `single_line_text_field`. */
  readonly type: string
}

/** A column whose values can be written. */
export interface IntentColumn {
  readonly field: Field
  readonly write: Write
  /** Nothing for a metafield. */
  readonly key?: FieldKey
  readonly metafield?: TypedMetafield
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
}

/** Returns the kind of object that has the values of a column; nothing if they belong to none that is written. */
export function ownerKind({ field }: Pick<IntentColumn, 'field'>): IdKind | undefined {
  return kinds[field.of]
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

/** Names a column in a record: its key, or `namespace.key` and type of a metafield. */
export function columnName({ key, metafield }: IntentColumn): string {
  return metafield ? `${metafield.namespace}.${metafield.key} ${metafield.type}` : (key ?? '')
}
