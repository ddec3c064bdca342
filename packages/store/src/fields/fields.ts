import { columnNames, type ColumnKey } from '@dropwatt/automations'
import {
  booleanText,
  decimal,
  orNull,
  readBoolean,
  readChoice,
  refuse,
  toProduct,
  toVariant,
} from './converting.ts'
import type { AbsentField, CellContext, Field, Inputs, Refused } from './Field.ts'
import { unitPriceColumns, type FieldKey } from './keys.ts'
import {
  amount,
  capitalised,
  capitals,
  code,
  exact,
  grams,
  lowerCase,
  money,
  moneyText,
  readAmount,
  tagList,
} from './meanings.ts'
import type {
  ImageNode,
  InventoryPolicy,
  OptionNode,
  ProductStatus,
  UnitPriceMeasurement,
} from './nodes.ts'
import { tagChange } from './tags.ts'
import { readUnit, unitName, weightOf, weightText } from './weights.ts'

const named = (key: ColumnKey): string => columnNames[key][0]

const statuses: readonly ProductStatus[] = ['ACTIVE', 'ARCHIVED', 'DRAFT', 'UNLISTED']
const policies: readonly InventoryPolicy[] = ['CONTINUE', 'DENY']

/** Name of the store itself as the tracker of its stock. */
const ownTracker = 'shopify'

/** Most characters of the texts that the store limits. */
const longest = { title: 255, altText: 512 }

/** A name of an option is read as a path by the API if it has this. */
const pathInName = ' / '

const optionKeys = {
  1: { name: 'option1Name', value: 'option1Value', linkedTo: 'option1LinkedTo' },
  2: { name: 'option2Name', value: 'option2Value', linkedTo: 'option2LinkedTo' },
  3: { name: 'option3Name', value: 'option3Value', linkedTo: 'option3LinkedTo' },
} as const

type OptionNumber = keyof typeof optionKeys

function linkedTo({ linkedMetafield }: OptionNode): string {
  if (!linkedMetafield) return ''
  return `product.metafields.${linkedMetafield.namespace}.${linkedMetafield.key}`
}

function optionInput(
  number: OptionNumber,
  cell: string,
  context: CellContext,
): { readonly input: { readonly name: string } } | Refused {
  if (context.cell(optionKeys[number].linkedTo) !== '') return refuse('linked-option')
  return cell.trim() === '' ? refuse('required') : { input: { name: cell } }
}

const optionName = (number: OptionNumber): Field => ({
  ...exact,
  column: named(optionKeys[number].name),
  of: 'option',
  read: ({ name }) => name,
  write: {
    into: 'option',
    scope: 'write_products',
    convert: (cell, context) =>
      cell.includes(pathInName) ? refuse('slash-in-name') : optionInput(number, cell, context),
  },
})

const optionValue = (number: OptionNumber): Field => ({
  ...exact,
  column: named(optionKeys[number].value),
  of: 'option-value',
  read: ({ value }) => value,
  write: {
    into: 'option-value',
    scope: 'write_products',
    convert: (cell, context) => optionInput(number, cell, context),
  },
})

const optionLink = (number: OptionNumber): Field => ({
  ...exact,
  column: named(optionKeys[number].linkedTo),
  of: 'option',
  read: linkedTo,
  write: 'is-linked-option',
})

/** A weight takes the cells of its grams and of its unit. */
function weightInput({ cell }: CellContext): Inputs['variant'] | Refused {
  const text = cell('grams').trim()
  const unit = readUnit(cell('weightUnit'))
  if (text === '') return { inventoryItem: { measurement: { weight: null } } }
  const value = readAmount(text)
  if (value === undefined) return refuse('no-number')
  if (unit === undefined) return refuse('weight-without-unit')
  return { inventoryItem: { measurement: { weight: weightOf(value, unit) } } }
}

/** The texts of a unit price as the API has them. */
const measuredUnits = 'CL CM FLOZ FT FT2 G GAL IN ITEM KG L LB M M2 M3 MG ML MM OZ PT QT YD'.split(
  ' ',
)

/** A unit price takes all of its four cells, or none. */
function unitPriceInput({ cell }: CellContext): Inputs['variant'] | Refused {
  const texts = {
    total: cell('unitPriceTotal').trim(),
    totalUnit: cell('unitPriceTotalUnit').trim(),
    base: cell('unitPriceBase').trim(),
    baseUnit: cell('unitPriceBaseUnit').trim(),
  }
  const filled = Object.values(texts).filter((text) => text !== '').length
  if (filled === 0) return { unitPriceMeasurement: null }
  if (filled < 4) return refuse('unit-price-incomplete')
  const quantityValue = readAmount(texts.total)
  const referenceValue = readAmount(texts.base)
  if (quantityValue === undefined || referenceValue === undefined) return refuse('no-number')
  if (!Number.isInteger(referenceValue)) return refuse('no-whole-number')
  const quantityUnit = readChoice(texts.totalUnit, measuredUnits)
  const referenceUnit = readChoice(texts.baseUnit, measuredUnits)
  if (quantityUnit === undefined || referenceUnit === undefined) return refuse('unknown-choice')
  return { unitPriceMeasurement: { quantityValue, quantityUnit, referenceValue, referenceUnit } }
}

const unitPrice = (
  key: keyof typeof unitPriceColumns,
  part: keyof UnitPriceMeasurement,
): Field<'variant'> => ({
  ...(part === 'quantityValue' || part === 'referenceValue' ? amount : lowerCase),
  column: unitPriceColumns[key],
  of: 'variant',
  read: ({ unitPriceMeasurement }) => String(unitPriceMeasurement?.[part] ?? '').toLowerCase(),
  write: toVariant((_, context) => unitPriceInput(context)),
})

function seoInput({ cell }: CellContext): Inputs['product'] {
  return {
    seo: { title: orNull(cell('seoTitle')), description: orNull(cell('seoDescription')) },
  }
}

const addressOf = ({ image }: ImageNode): string => image?.url ?? ''

const absentGoogle = (key: ColumnKey): AbsentField => ({
  column: named(key),
  absent: 'not-in-api',
})

/**
 * Connects each column of a product export with the store: the value that it has there, the input that
 * changes it, and the texts that mean the same. In the order of the columns of the current template; that
 * of metafields is `metafieldField`, that of markets is `marketField`.
 *
 * A column that the API does not read is a record as well: a live file leaves it out, and says so.
 */
export const fields = {
  title: {
    ...exact,
    column: named('title'),
    of: 'product',
    read: ({ title }) => title,
    write: toProduct((cell) => {
      if (cell.trim() === '') return refuse('required')
      return cell.length > longest.title ? refuse('too-long') : { title: cell }
    }),
  },
  handle: {
    ...exact,
    column: named('handle'),
    of: 'product',
    read: ({ handle }) => handle,
    write: 'is-key',
  },
  description: {
    ...exact,
    column: named('description'),
    of: 'product',
    isQuotedWhenEmpty: true,
    read: ({ descriptionHtml }) => descriptionHtml,
    write: toProduct((descriptionHtml) => ({ descriptionHtml })),
  },
  vendor: {
    ...exact,
    column: named('vendor'),
    of: 'product',
    read: ({ vendor }) => vendor,
    write: toProduct((vendor) => ({ vendor })),
  },
  category: {
    ...exact,
    column: named('category'),
    of: 'product',
    isQuotedWhenEmpty: true,
    read: ({ category }) => category?.fullName ?? '',
    write: toProduct((cell, { categories }) => {
      if (cell === '') return { category: null }
      return Object.hasOwn(categories, cell)
        ? { category: categories[cell] ?? null }
        : refuse('unknown-category')
    }),
  },
  type: {
    ...exact,
    column: named('type'),
    of: 'product',
    isQuotedWhenEmpty: true,
    read: ({ productType }) => productType,
    write: toProduct((productType) => ({ productType })),
  },
  tags: {
    ...tagList,
    column: named('tags'),
    of: 'product',
    isQuotedWhenEmpty: true,
    read: ({ tags }) => tags.join(', '),
    write: {
      into: 'tags',
      scope: 'write_products',
      convert: (cell, { before }) => ({ input: tagChange(before, cell) }),
    },
  },
  published: { column: named('published'), absent: 'missing-scope', scope: 'read_publications' },
  status: {
    ...capitalised,
    column: named('status'),
    of: 'product',
    read: ({ status }) => status.slice(0, 1) + status.slice(1).toLowerCase(),
    write: toProduct((cell) => {
      const status = readChoice(cell, statuses)
      return status === undefined ? refuse('unknown-choice') : { status }
    }),
  },
  sku: {
    ...exact,
    column: named('sku'),
    of: 'variant',
    read: ({ sku }) => sku ?? '',
    write: toVariant((cell) => ({ inventoryItem: { sku: orNull(cell) } })),
  },
  barcode: {
    ...code,
    column: named('barcode'),
    of: 'variant',
    read: ({ barcode }) => barcode ?? '',
    write: toVariant((cell, { shop }) => ({ barcode: orNull(code.normalise(cell, shop)) })),
  },
  option1Name: optionName(1),
  option1Value: optionValue(1),
  option1LinkedTo: optionLink(1),
  option2Name: optionName(2),
  option2Value: optionValue(2),
  option2LinkedTo: optionLink(2),
  option3Name: optionName(3),
  option3Value: optionValue(3),
  option3LinkedTo: optionLink(3),
  price: {
    ...money,
    column: named('price'),
    of: 'variant',
    read: ({ price }) => price,
    write: toVariant((cell, { shop }) => {
      if (cell.trim() === '') return refuse('required')
      const price = decimal(cell, shop)
      return price === undefined ? refuse('no-number') : { price }
    }),
  },
  compareAtPrice: {
    ...money,
    column: named('compareAtPrice'),
    of: 'variant',
    read: ({ compareAtPrice }) => compareAtPrice ?? '',
    write: toVariant((cell, { shop }) => {
      if (cell.trim() === '') return { compareAtPrice: null }
      const compareAtPrice = decimal(cell, shop)
      return compareAtPrice === undefined ? refuse('no-number') : { compareAtPrice }
    }),
  },
  cost: {
    ...money,
    column: named('cost'),
    of: 'variant',
    read: ({ inventoryItem: { unitCost } }, shop) =>
      unitCost ? moneyText(unitCost.amount, shop) : '',
    write: toVariant((cell, { shop }) => {
      if (cell.trim() === '') return { inventoryItem: { cost: null } }
      const cost = decimal(cell, shop)
      return cost === undefined ? refuse('no-number') : { inventoryItem: { cost } }
    }),
  },
  chargeTax: {
    ...capitals,
    column: named('chargeTax'),
    of: 'variant',
    read: ({ taxable }) => booleanText(taxable),
    write: toVariant((cell) => {
      const taxable = readBoolean(cell)
      return taxable === undefined ? refuse('no-yes-or-no') : { taxable }
    }),
  },
  taxCode: { column: named('taxCode'), absent: 'deprecated' },
  unitPriceTotal: unitPrice('unitPriceTotal', 'quantityValue'),
  unitPriceTotalUnit: unitPrice('unitPriceTotalUnit', 'quantityUnit'),
  unitPriceBase: unitPrice('unitPriceBase', 'referenceValue'),
  unitPriceBaseUnit: unitPrice('unitPriceBaseUnit', 'referenceUnit'),
  inventoryTracker: {
    ...lowerCase,
    column: named('inventoryTracker'),
    of: 'variant',
    read: ({ inventoryItem: { tracked } }) => (tracked ? ownTracker : ''),
    write: toVariant((cell) => {
      const tracker = cell.trim().toLowerCase()
      return tracker === '' || tracker === ownTracker
        ? { inventoryItem: { tracked: tracker === ownTracker } }
        : refuse('tracked-by-service')
    }),
  },
  inventoryQuantity: {
    ...exact,
    column: named('inventoryQuantity'),
    of: 'variant',
    read: ({ inventoryQuantity }) => String(inventoryQuantity ?? ''),
    write: 'needs-inventory',
  },
  inventoryPolicy: {
    ...capitals,
    column: named('inventoryPolicy'),
    of: 'variant',
    read: ({ inventoryPolicy }) => inventoryPolicy,
    write: toVariant((cell) => {
      const inventoryPolicy = readChoice(cell, policies)
      return inventoryPolicy === undefined ? refuse('unknown-choice') : { inventoryPolicy }
    }),
  },
  grams: {
    ...grams,
    column: named('grams'),
    of: 'variant',
    read: ({ inventoryItem: { measurement } }) =>
      measurement.weight ? weightText(measurement.weight) : '',
    write: toVariant((_, context) => weightInput(context)),
  },
  weightUnit: {
    ...lowerCase,
    column: named('weightUnit'),
    of: 'variant',
    read: ({ inventoryItem: { measurement } }) =>
      measurement.weight ? unitName(measurement.weight.unit) : '',
    write: toVariant((_, context) => weightInput(context)),
  },
  requiresShipping: {
    ...capitals,
    column: named('requiresShipping'),
    of: 'variant',
    read: ({ inventoryItem }) => booleanText(inventoryItem.requiresShipping),
    write: toVariant((cell) => {
      const requiresShipping = readBoolean(cell)
      return requiresShipping === undefined
        ? refuse('no-yes-or-no')
        : { inventoryItem: { requiresShipping } }
    }),
  },
  fulfillmentService: { column: named('fulfillmentService'), absent: 'not-in-api' },
  imageUrl: {
    ...exact,
    column: named('imageUrl'),
    of: 'image',
    read: addressOf,
    write: 'is-picture',
  },
  imagePosition: {
    ...exact,
    column: named('imagePosition'),
    of: 'image-position',
    read: String,
    write: 'is-picture',
  },
  imageAltText: {
    ...exact,
    column: named('imageAltText'),
    of: 'image',
    isQuotedWhenEmpty: true,
    read: ({ alt }) => alt ?? '',
    write: {
      into: 'image',
      scope: 'write_files',
      convert: (alt) => (alt.length > longest.altText ? refuse('too-long') : { input: { alt } }),
    },
  },
  variantImageUrl: {
    ...exact,
    column: named('variantImageUrl'),
    of: 'variant-image',
    read: addressOf,
    write: 'is-picture',
  },
  giftCard: {
    ...capitals,
    column: named('giftCard'),
    of: 'product',
    read: ({ isGiftCard }) => booleanText(isGiftCard),
    write: 'is-gift-card',
  },
  seoTitle: {
    ...exact,
    column: named('seoTitle'),
    of: 'product',
    read: ({ seo }) => seo.title ?? '',
    write: toProduct((_, context) => seoInput(context)),
  },
  seoDescription: {
    ...exact,
    column: named('seoDescription'),
    of: 'product',
    read: ({ seo }) => seo.description ?? '',
    write: toProduct((_, context) => seoInput(context)),
  },
  googleCategory: absentGoogle('googleCategory'),
  gender: absentGoogle('gender'),
  ageGroup: absentGoogle('ageGroup'),
} as const satisfies Readonly<Record<FieldKey, Field | AbsentField>>
