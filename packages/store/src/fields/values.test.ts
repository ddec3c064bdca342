import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metafieldField } from './dynamicFields.ts'
import { isAbsent, isReadOnly, type Field, type Owner, type Sources } from './Field.ts'
import { fields } from './fields.ts'
import { fieldsOf } from './fieldsOf.ts'
import type { FieldKey } from './keys.ts'
import type { OptionNode, ProductNode, VariantNode } from './nodes.ts'

const shop = { currencyCode: 'EUR' }

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', ' ', "'1", 'a,"b"\r\nc', '日本、夏', '<p>é</p>', 'null', '0', '=cmd()'),
)
const filled = text.filter((value) => value.trim() !== '' && value.length <= 255)
const orNull = (texts: fc.Arbitrary<string>) => fc.option(texts.filter((value) => value !== ''))
const money = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2))
const weights = ['GRAMS', 'KILOGRAMS', 'OUNCES', 'POUNDS'] as const
const units = 'CL CM FLOZ FT FT2 G GAL IN ITEM KG L LB M M2 M3 MG ML MM OZ PT QT YD'.split(' ')
const quantity = fc.integer({ min: 1, max: 1_000_000 }).map((value) => value / 100)

const tag = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom('夏', '夏物', 'Ärmel', 'a b'),
  )
  .map((value) => value.replaceAll(/[,\s]+/gu, ' ').trim())
  .filter((value) => value !== '')
/** The store folds tags that differ by case alone. */
const tags = fc.uniqueArray(tag, { maxLength: 6, selector: (each) => each.toLowerCase() })

const category = fc.option(
  fc.record({
    id: fc.integer({ min: 1 }).map((id) => `gid://shopify/TaxonomyCategory/${id}`),
    fullName: fc.oneof(filled, fc.constantFrom('__proto__', 'constructor', 'toString')),
  }),
)

const products: fc.Arbitrary<ProductNode> = fc.record({
  id: fc.constant('gid://shopify/Product/1'),
  handle: filled,
  title: filled,
  descriptionHtml: text,
  vendor: text,
  productType: text,
  tags,
  status: fc.constantFrom('ACTIVE', 'ARCHIVED', 'DRAFT', 'UNLISTED'),
  isGiftCard: fc.boolean(),
  category,
  seo: fc.record({ title: orNull(text), description: orNull(text) }),
  options: fc.constant([]),
})

const variants: fc.Arbitrary<VariantNode> = fc.record({
  id: fc.constant('gid://shopify/ProductVariant/1'),
  position: fc.integer({ min: 1, max: 2048 }),
  sku: orNull(text),
  barcode: orNull(text.map((value) => value.replace(/^'/u, ''))),
  price: money,
  compareAtPrice: fc.option(money),
  taxable: fc.boolean(),
  inventoryPolicy: fc.constantFrom('CONTINUE', 'DENY'),
  inventoryQuantity: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  selectedOptions: fc.constant([]),
  unitPriceMeasurement: fc.option(
    fc.record({
      quantityValue: quantity,
      quantityUnit: fc.constantFrom(...units),
      referenceValue: fc.integer({ min: 1, max: 1000 }),
      referenceUnit: fc.constantFrom(...units),
    }),
  ),
  inventoryItem: fc.record({
    tracked: fc.boolean(),
    requiresShipping: fc.boolean(),
    unitCost: fc.option(fc.record({ amount: money, currencyCode: fc.constant('EUR') })),
    measurement: fc.record({
      weight: fc.option(
        fc.record({
          value: fc.integer({ min: 0, max: 100_000_000 }).map((value) => value / 10_000),
          unit: fc.constantFrom(...weights),
        }),
      ),
    }),
  }),
})

const optionNodes: fc.Arbitrary<OptionNode> = fc.record({
  id: fc.constant('gid://shopify/ProductOption/1'),
  name: filled.filter((name) => !name.includes(' / ')),
  position: fc.constant(1),
  linkedMetafield: fc.constant(null),
  optionValues: fc.constant([]),
})

const image = fc.record({
  id: fc.constant('gid://shopify/MediaImage/1'),
  alt: orNull(text),
  image: fc.constant({ url: 'https://cdn.shopify.com/a.png' }),
})

/** Values that a store can have, by the kind of their object. */
const values: { readonly [O in Owner]: fc.Arbitrary<Sources[O]> } = {
  product: products,
  variant: variants,
  option: optionNodes,
  'option-value': fc.record({ name: filled, value: filled }),
  image,
  'image-position': fc.integer({ min: 1, max: 250 }),
  'variant-image': image,
  'market-price': fc.constant(undefined),
  metafield: fc.record({
    id: fc.constant('gid://shopify/Metafield/1'),
    namespace: fc.constant('custom'),
    key: fc.constant('a'),
    type: fc.constant('json'),
    value: filled,
  }),
  translation: fc.record({
    key: fc.constant('title'),
    value: orNull(filled),
    outdated: fc.boolean(),
  }),
}

/** The input that would give a store the value that it has, by the column. */
const inputs: Partial<Record<FieldKey, (source: never) => unknown>> = {
  title: ({ title }: ProductNode) => ({ title }),
  description: ({ descriptionHtml }: ProductNode) => ({ descriptionHtml }),
  vendor: ({ vendor }: ProductNode) => ({ vendor }),
  category: (product: ProductNode) => ({ category: product.category?.id ?? null }),
  type: ({ productType }: ProductNode) => ({ productType }),
  tags: () => ({ add: [], remove: [], respell: [] }),
  status: ({ status }: ProductNode) => ({ status }),
  seoTitle: ({ seo }: ProductNode) => ({ seo }),
  seoDescription: ({ seo }: ProductNode) => ({ seo }),
  sku: ({ sku }: VariantNode) => ({ inventoryItem: { sku } }),
  barcode: ({ barcode }: VariantNode) => ({ barcode }),
  price: ({ price }: VariantNode) => ({ price }),
  compareAtPrice: ({ compareAtPrice }: VariantNode) => ({ compareAtPrice }),
  cost: ({ inventoryItem: { unitCost } }: VariantNode) => ({
    inventoryItem: { cost: unitCost?.amount ?? null },
  }),
  chargeTax: ({ taxable }: VariantNode) => ({ taxable }),
  inventoryTracker: ({ inventoryItem: { tracked } }: VariantNode) => ({
    inventoryItem: { tracked },
  }),
  inventoryPolicy: ({ inventoryPolicy }: VariantNode) => ({ inventoryPolicy }),
  requiresShipping: ({ inventoryItem: { requiresShipping } }: VariantNode) => ({
    inventoryItem: { requiresShipping },
  }),
  imageAltText: ({ alt }: { readonly alt: string | null }) => ({ alt: alt ?? '' }),
  ...ofAll(['grams', 'weightUnit'], ({ inventoryItem: { measurement } }: VariantNode) => ({
    inventoryItem: { measurement },
  })),
  ...ofAll(
    ['unitPriceTotal', 'unitPriceTotalUnit', 'unitPriceBase', 'unitPriceBaseUnit'],
    ({ unitPriceMeasurement }: VariantNode) => ({ unitPriceMeasurement }),
  ),
  ...ofAll(['option1Name', 'option2Name', 'option3Name'], ({ name }: OptionNode) => ({ name })),
  ...ofAll(
    ['option1Value', 'option2Value', 'option3Value'],
    ({ value }: { readonly value: string }) => ({ name: value }),
  ),
}

function ofAll<Source>(keys: readonly FieldKey[], input: (source: Source) => unknown) {
  return Object.fromEntries(keys.map((key) => [key, input]))
}

const keys = Object.keys(fields) as FieldKey[]
const readable = keys.flatMap((key) => {
  const field: Field | { readonly absent: string } = fields[key]
  return 'absent' in field ? [] : [{ key, field }]
})

const read = (field: Field, source: unknown): string => field.read(source as never, shop)

/** Reads the other cells of the same row, as far as they are of the same object. */
function rowOf(owner: Owner, source: unknown): (key: FieldKey) => string {
  return (key) => {
    const field: Field | { readonly absent: string } = fields[key]
    return 'absent' in field || field.of !== owner ? '' : read(field, source)
  }
}

describe('each value that a store can have', () => {
  test('is tried for each column that is written', () => {
    const written = readable.filter(({ field }) => !isReadOnly(field.write))
    expect(Object.keys(inputs).toSorted()).toEqual(written.map(({ key }) => key).toSorted())
  })

  test.each(readable)('in $key is a text that means itself', ({ field }) => {
    fc.assert(
      fc.property(values[field.of] as fc.Arbitrary<unknown>, (source) => {
        const cell = read(field, source)
        expect(typeof cell).toBe('string')
        expect(field.isEqual(cell, cell)).toBe(true)
        expect(field.isEqual(field.normalise(cell, shop), cell)).toBe(true)
      }),
    )
  })

  test.each(readable.filter(({ key }) => inputs[key]))(
    'in $key is written as it was read',
    ({ key, field }) => {
      const { write } = field
      if (isReadOnly(write)) throw new Error(`${key} is never written.`)
      fc.assert(
        fc.property(values[field.of] as fc.Arbitrary<unknown>, (source) => {
          const cell = read(field, source)
          const { category: known } = source as ProductNode
          const context = {
            shop,
            before: cell,
            cell: rowOf(field.of, source),
            categories: known ? Object.fromEntries([[known.fullName, known.id]]) : {},
          }
          const input = inputs[key]?.(source as never)
          expect(write.convert(cell, context)).toEqual({ input })
        }),
      )
    },
  )
})

describe('metafields', () => {
  /** Types of Shopify's, with a value of each as the API has it. */
  test.each([
    ['boolean', 'true'],
    ['color', '#fff123'],
    ['date', '2026-02-02'],
    ['date_time', '2026-01-01T12:30:00'],
    ['dimension', '{"unit":"cm","value":25.0}'],
    ['id', 'P-001'],
    ['json', '{"a":{"__proto__":{"b":1}},"c":[1,"\\n"]}'],
    ['language', 'en'],
    ['link', '{"text":"Learn, more","url":"https://shopify.com"}'],
    ['money', '{"amount":"5.99","currency_code":"CAD"}'],
    ['multi_line_text_field', 'One\nTwo\r\nThree'],
    ['number_decimal', '10.4'],
    ['number_integer', '-9007199254740993'],
    ['rating', '{"value":"3.5","scale_min":"1.0","scale_max":"5.0"}'],
    ['rich_text_field', '{"type":"root","children":[]}'],
    ['single_line_text_field', '=cmd()'],
    ['url', 'https://www.shopify.com/?a=1,2'],
    ['volume', '{"unit":"ml","value":20.0}'],
    ['weight', '{"unit":"kg","value":2.5}'],
    ['collection_reference', 'gid://shopify/Collection/1'],
    ['file_reference', 'gid://shopify/MediaImage/1'],
    ['metaobject_reference', 'gid://shopify/Metaobject/1'],
    ['mixed_reference', 'gid://shopify/Page/1'],
    ['page_reference', 'gid://shopify/OnlineStorePage/1'],
    ['product_reference', 'gid://shopify/Product/1'],
    ['product_taxonomy_value_reference', 'gid://shopify/TaxonomyValue/1'],
    ['variant_reference', 'gid://shopify/ProductVariant/1'],
    ['list.single_line_text_field', '["a, b","c\\"d"]'],
    ['list.product_reference', '["gid://shopify/Product/1","gid://shopify/Product/2"]'],
    ['list.number_integer', '[1,2]'],
    ['a_type_of_tomorrow', ' kept  as it is '],
  ])('of the type %s are read and written as the API has them', (type, value) => {
    const { read: readValue, write } = metafieldField('custom', 'a')
    if (isReadOnly(write)) throw new Error('It is written.')
    const cell = readValue({ id: '', namespace: 'custom', key: 'a', type, value }, shop)
    expect(cell).toBe(value)
    const context = { shop, before: cell, cell: () => '', categories: {} }
    expect(write.convert(cell, context)).toEqual({ input: { value } })
  })
})

describe('the rows of the mapping', () => {
  /** Columns by their current and older names; nothing where the current export alone has one. */
  test.each<readonly [FieldKey, string, string | null]>([
    ['title', 'Title', 'Title'],
    ['handle', 'URL handle', 'Handle'],
    ['description', 'Description', 'Body (HTML)'],
    ['vendor', 'Vendor', 'Vendor'],
    ['category', 'Product category', 'Product Category'],
    ['type', 'Type', 'Type'],
    ['tags', 'Tags', 'Tags'],
    ['published', 'Published on online store', 'Published'],
    ['status', 'Status', 'Status'],
    ['sku', 'SKU', 'Variant SKU'],
    ['barcode', 'Barcode', 'Variant Barcode'],
    ['option1Name', 'Option1 name', 'Option1 Name'],
    ['option2Value', 'Option2 value', 'Option2 Value'],
    ['option3LinkedTo', 'Option3 Linked To', 'Option3 Linked To'],
    ['price', 'Price', 'Variant Price'],
    ['compareAtPrice', 'Compare-at price', 'Variant Compare At Price'],
    ['cost', 'Cost per item', 'Cost per item'],
    ['chargeTax', 'Charge tax', 'Variant Taxable'],
    ['taxCode', 'Tax code', 'Variant Tax Code'],
    ['unitPriceTotal', 'Unit price total measure', null],
    ['unitPriceTotalUnit', 'Unit price total measure unit', null],
    ['unitPriceBase', 'Unit price base measure', null],
    ['unitPriceBaseUnit', 'Unit price base measure unit', null],
    ['inventoryTracker', 'Inventory tracker', 'Variant Inventory Tracker'],
    ['inventoryQuantity', 'Inventory quantity', 'Variant Inventory Qty'],
    ['inventoryPolicy', 'Continue selling when out of stock', 'Variant Inventory Policy'],
    ['grams', 'Weight value (grams)', 'Variant Grams'],
    ['weightUnit', 'Weight unit for display', 'Variant Weight Unit'],
    ['requiresShipping', 'Requires shipping', 'Variant Requires Shipping'],
    ['fulfillmentService', 'Fulfillment service', 'Variant Fulfillment Service'],
    ['imageUrl', 'Product image URL', 'Image Src'],
    ['imagePosition', 'Image position', 'Image Position'],
    ['imageAltText', 'Image alt text', 'Image Alt Text'],
    ['variantImageUrl', 'Variant image URL', 'Variant Image'],
    ['giftCard', 'Gift card', 'Gift Card'],
    ['seoTitle', 'SEO title', 'SEO Title'],
    ['seoDescription', 'SEO description', 'SEO Description'],
  ])('%s is found as %s and as %s', (key, current, older) => {
    expect(fields[key].column).toBe(current)
    for (const name of [current, older ?? current]) {
      expect(fieldsOf([name])[0]).toEqual({ field: fields[key], key })
    }
  })

  test.each([
    'Published',
    'Variant Tax Code',
    'Variant Fulfillment Service',
    'Google Shopping / Gender',
  ])('%s is absent from a live file', (name) => {
    const field = fieldsOf([name])[0]?.field
    expect(field && isAbsent(field)).toBe(true)
  })
})
