import type { Contents } from '../contents/Contents.ts'
import { isoTime } from '../contents/isoTime.ts'
import type {
  InventoryItem,
  OptionValue,
  Product,
  UnitPriceMeasurement,
  Variant,
} from '../contents/records.ts'
import type { GraphqlContext } from '../graphql/GraphqlContext.ts'
import { tooLong, userError, type UserError } from './userErrors.ts'

/** Fields of a variant that a mutation may write. */
export interface VariantInput {
  readonly id?: string | null
  readonly price?: string | null
  readonly compareAtPrice?: string | null
  readonly barcode?: string | null
  readonly taxable?: boolean | null
  readonly inventoryPolicy?: Variant['inventoryPolicy'] | null
  readonly showUnitPrice?: boolean | null
  readonly unitPriceMeasurement?: Partial<UnitPriceMeasurement> | null
  readonly mediaId?: string | null
  readonly optionValues?:
    | readonly {
        readonly id?: string | null
        readonly name?: string | null
        readonly optionId?: string | null
        readonly optionName?: string | null
      }[]
    | null
  readonly inventoryItem?: {
    readonly sku?: string | null
    readonly cost?: string | null
    readonly tracked?: boolean | null
    readonly requiresShipping?: boolean | null
    readonly measurement?: { readonly weight?: InventoryItem['weight'] | null } | null
  } | null
}

/** Finds the value of an option by its name, or adds it. */
export function findOrAddValue(
  product: Product,
  option: number,
  name: string,
  contents: Contents,
): OptionValue {
  const { optionValues } = product.options[option]!
  const known = optionValues.find((value) => value.name === name)
  if (known) return known
  const value: OptionValue = {
    kind: 'ProductOptionValue',
    id: contents.createId('ProductOptionValue'),
    name,
  }
  optionValues.push(value)
  contents.keep(value)
  return value
}

/** Adds a variant with the values that Shopify gives a new one. */
export function addVariant(
  product: Product,
  values: OptionValue[],
  { contents, now }: GraphqlContext,
): Variant {
  const variant: Variant = {
    kind: 'ProductVariant',
    id: contents.createId('ProductVariant'),
    product,
    position: product.variants.length + 1,
    sku: null,
    barcode: null,
    price: '0.00',
    compareAtPrice: null,
    taxable: true,
    inventoryPolicy: 'DENY',
    inventoryQuantity: 0,
    showUnitPrice: false,
    unitPriceMeasurement: null,
    updatedAt: isoTime(now()),
    values,
    inventoryItem: {
      kind: 'InventoryItem',
      id: contents.createId('InventoryItem'),
      tracked: false,
      requiresShipping: true,
      cost: null,
      weight: { value: 0, unit: 'KILOGRAMS' },
    },
    pictures: [],
  }
  product.variants.push(variant)
  contents.keep(variant, variant.inventoryItem)
  return variant
}

type Path = readonly (number | string)[]

function checkAmount(path: Path, name: string, amount: string | null | undefined): UserError[] {
  if (amount == null) return []
  if (!/^-?\d+(?:\.\d+)?$/.test(amount)) {
    return [userError(path, `${name} is not a number`, 'INVALID_VALUE')]
  }
  if (Number(amount) >= 0) return []
  const message = `${name} must be greater than or equal to 0`
  return [userError(path, message, 'GREATER_THAN_OR_EQUAL_TO')]
}

/** Says which fields of a variant Shopify refuses. */
export function checkVariant(path: Path, input: VariantInput): UserError[] {
  const { price, compareAtPrice, barcode, inventoryItem, unitPriceMeasurement } = input
  const measures = Object.values(unitPriceMeasurement ?? {}).filter((value) => value != null)
  return [
    ...(price === null ? [userError([...path, 'price'], "Price can't be blank", 'BLANK')] : []),
    ...checkAmount([...path, 'price'], 'Price', price),
    ...checkAmount([...path, 'compareAtPrice'], 'Compare at price', compareAtPrice),
    ...checkAmount([...path, 'inventoryItem', 'cost'], 'Cost', inventoryItem?.cost),
    ...tooLong([...path, 'barcode'], 'Barcode', barcode),
    ...tooLong([...path, 'inventoryItem', 'sku'], 'SKU', inventoryItem?.sku),
    ...(unitPriceMeasurement && measures.length < 4
      ? [
          userError(
            [...path, 'unitPriceMeasurement'],
            'All of the unit price measurement is required',
            'INVALID_INPUT',
          ),
        ]
      : []),
  ]
}

/** Writes what an input has, and leaves the rest. Empty texts are none. */
export function assignVariant(
  variant: Variant,
  input: VariantInput,
  context: GraphqlContext,
): void {
  const { contents } = context
  const { price, compareAtPrice, barcode, taxable, inventoryPolicy, inventoryItem } = input
  if (price != null) variant.price = Number(price).toFixed(2)
  if (compareAtPrice !== undefined) {
    variant.compareAtPrice = compareAtPrice === null ? null : Number(compareAtPrice).toFixed(2)
  }
  if (barcode !== undefined) variant.barcode = barcode || null
  if (taxable != null) variant.taxable = taxable
  if (inventoryPolicy != null) variant.inventoryPolicy = inventoryPolicy
  if (input.showUnitPrice != null) variant.showUnitPrice = input.showUnitPrice
  if (input.unitPriceMeasurement !== undefined) {
    variant.unitPriceMeasurement = input.unitPriceMeasurement as UnitPriceMeasurement | null
  }
  if (input.mediaId != null) {
    const picture = contents.findAs('MediaImage', input.mediaId)
    if (picture) variant.pictures.splice(0, variant.pictures.length, picture)
  }
  if (inventoryItem) assignItem(variant, inventoryItem)
  variant.updatedAt = isoTime(context.now())
}

function assignItem(variant: Variant, input: NonNullable<VariantInput['inventoryItem']>): void {
  const { inventoryItem: item } = variant
  const { sku, cost, tracked, requiresShipping, measurement } = input
  if (sku !== undefined) variant.sku = sku || null
  if (cost !== undefined) item.cost = cost === null ? null : Number(cost).toFixed(2)
  if (tracked != null) item.tracked = tracked
  if (requiresShipping != null) item.requiresShipping = requiresShipping
  if (measurement?.weight) item.weight = measurement.weight
}
