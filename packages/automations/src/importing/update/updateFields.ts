import type { ColumnKey } from '../../products/columnNames.ts'
import type { TargetName } from '../targets.ts'

/** The fields that an update can write: first those of a variant, then those of a product as a whole. */
export const updateFieldNames = [
  'price',
  'compareAtPrice',
  'cost',
  'inventory',
  'grams',
  'barcode',
  'title',
  'description',
  'vendor',
  'type',
] as const

export type UpdateField = (typeof updateFieldNames)[number]

/** Source and target columns of a field of an update. */
interface FieldPlace {
  /** Columns of the list that it is read from: the first of them that the list has. */
  readonly targets: readonly [TargetName, ...TargetName[]]
  readonly column: ColumnKey
}

export const fieldPlaces: Readonly<Record<UpdateField, FieldPlace>> = {
  price: { targets: ['price', 'salePrice'], column: 'price' },
  compareAtPrice: { targets: ['compareAtPrice'], column: 'compareAtPrice' },
  cost: { targets: ['cost'], column: 'cost' },
  inventory: { targets: ['inventory'], column: 'inventoryQuantity' },
  grams: { targets: ['weight'], column: 'grams' },
  barcode: { targets: ['barcode'], column: 'barcode' },
  title: { targets: ['title'], column: 'title' },
  description: { targets: ['description'], column: 'description' },
  vendor: { targets: ['vendor'], column: 'vendor' },
  type: { targets: ['type'], column: 'type' },
}

/** The fields that are written unless the owner chooses others: texts of a product are not. */
export const defaultFields = [
  'price',
  'compareAtPrice',
  'cost',
  'inventory',
  'grams',
  'barcode',
] as const satisfies readonly UpdateField[]

/** The fields of a product as a whole. */
export type ProductField = Extract<UpdateField, 'title' | 'description' | 'vendor' | 'type'>

export const productFieldNames = [
  'title',
  'description',
  'vendor',
  'type',
] as const satisfies readonly ProductField[]
