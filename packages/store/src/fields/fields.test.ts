import { generateExport, Table } from '@dropwatt/automations'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { marketPriceField, metafieldField } from './dynamicFields.ts'
import { isAbsent, isReadOnly, type Field, type CellContext } from './Field.ts'
import { fields } from './fields.ts'
import { fieldsOf } from './fieldsOf.ts'
import type { FieldKey } from './keys.ts'
import type { OptionNode, ProductNode, VariantNode } from './nodes.ts'
import { changeTags, type TagChange } from './tags.ts'

const shop = { currencyCode: 'EUR' }
const categories = {
  'Home > Mugs': 'gid://shopify/TaxonomyCategory/hg-1',
  Tops: 'gid://shopify/TaxonomyCategory/aa-1',
}

const product: ProductNode = {
  id: 'gid://shopify/Product/1',
  handle: 'mug',
  title: 'Mug',
  descriptionHtml: '',
  vendor: '',
  productType: '',
  tags: [],
  status: 'ACTIVE',
  isGiftCard: false,
  category: null,
  seo: { title: null, description: null },
  options: [],
}

const option: OptionNode = {
  id: 'gid://shopify/ProductOption/1',
  name: 'Size',
  position: 1,
  linkedMetafield: null,
  optionValues: [],
}

const variant: VariantNode = {
  id: 'gid://shopify/ProductVariant/1',
  position: 1,
  sku: null,
  barcode: null,
  price: '1.00',
  compareAtPrice: null,
  taxable: true,
  inventoryPolicy: 'DENY',
  inventoryQuantity: 0,
  selectedOptions: [],
  unitPriceMeasurement: null,
  inventoryItem: {
    tracked: true,
    requiresShipping: true,
    unitCost: null,
    measurement: { weight: null },
  },
}

type Cells = Partial<Record<FieldKey, string>>

function contextOf(cells: Cells, key: FieldKey, before = ''): CellContext {
  return {
    shop,
    categories,
    before: before || (cells[key] ?? ''),
    cell: (other) => cells[other] ?? '',
  }
}

/** Converts the cell of a column, as an answer that reports the written value would have it. */
function convert(key: FieldKey, cells: Cells, before = ''): unknown {
  const field: Field | { absent: string } = fields[key]
  if ('absent' in field || isReadOnly(field.write)) throw new Error(`${key} is never written.`)
  const result = field.write.convert(cells[key] ?? '', contextOf(cells, key, before))
  if ('refused' in result) return result
  return result.input
}

/** Reads a column from what an input leaves behind. */
function readBack(key: FieldKey, input: unknown): string {
  const field = fields[key] as Field
  const written = input as Record<string, never> & {
    inventoryItem?: { cost?: string | null }
    category?: string | null
  }
  switch (field.of) {
    case 'product': {
      const names = Object.entries(categories)
      const category = names.find(([, id]) => id === written.category)
      return field.read(
        {
          ...product,
          ...written,
          tags: 'add' in written ? changeTags([], input as TagChange) : [],
          category: category ? { fullName: category[0], id: category[1] } : null,
        },
        shop,
      )
    }
    case 'variant': {
      const { cost, ...item } = written.inventoryItem ?? {}
      return field.read(
        {
          ...variant,
          ...written,
          sku: (item as { sku?: string | null }).sku ?? null,
          inventoryItem: {
            ...variant.inventoryItem,
            ...item,
            unitCost: cost ? { amount: cost, currencyCode: 'EUR' } : null,
          },
        },
        shop,
      )
    }
    case 'option': {
      return field.read({ ...option, ...written }, shop)
    }
    case 'option-value': {
      return field.read({ name: 'Size', value: written['name'] ?? '' }, shop)
    }
    case 'image': {
      return field.read({ id: '', image: null, alt: null, ...written }, shop)
    }
    default: {
      throw new Error(`${key} is never written.`)
    }
  }
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' padded ',
    'Café „Lumière“',
    '<p>1,50 "€"</p>\r\n<ul></ul>',
    '日本 🏷️',
    "'00123",
  ),
)
const filled = text.filter((value) => value.trim() !== '')
const cents = fc.integer({ min: 0, max: 99_999_999 })
const price = cents.map((value) => (value / 100).toFixed(2))
const orEmpty = (texts: fc.Arbitrary<string>) => fc.oneof(texts, fc.constant(''))
const boolean = fc.constantFrom('TRUE', 'FALSE')
const gramsCell = fc.integer({ min: 0, max: 9_999_999 }).map((value) => (value / 10).toFixed(1))
const weight = fc.record({ grams: gramsCell, weightUnit: fc.constantFrom('g', 'kg', 'lb', 'oz') })
const unitPrice = fc.oneof(
  fc.record({
    unitPriceTotal: fc.integer({ min: 1, max: 1e6 }).map((value) => String(value / 100)),
    unitPriceTotalUnit: fc.constantFrom('ml', 'kg', 'floz', 'm2', 'item'),
    unitPriceBase: fc.integer({ min: 1, max: 1000 }).map(String),
    unitPriceBaseUnit: fc.constantFrom('l', 'g', 'm', 'item'),
  }),
  fc.constant({
    unitPriceTotal: '',
    unitPriceTotalUnit: '',
    unitPriceBase: '',
    unitPriceBaseUnit: '',
  }),
)
const tag = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom('Sale', 'sale', 'été', 'új', '夏'),
  )
  .map((value) => value.replaceAll(',', '').trim())
  .filter((value) => value !== '')
const tags = fc.array(tag, { maxLength: 8 }).map((list) => list.join(', '))
const only = (key: FieldKey, cells: fc.Arbitrary<string>): fc.Arbitrary<Cells> =>
  cells.map((cell) => ({ [key]: cell }))
const seo = fc.record({ seoTitle: text, seoDescription: text })
const choice = (...words: readonly string[]) => fc.constantFrom(...words)

/** Real cells of each column, as the store writes them; nothing for a column that is never written. */
const cellsOf: Readonly<Record<FieldKey, fc.Arbitrary<Cells> | undefined>> = {
  title: only('title', filled),
  handle: undefined,
  description: only('description', text),
  vendor: only('vendor', text),
  category: only('category', choice('', ...Object.keys(categories))),
  type: only('type', text),
  tags: only('tags', tags),
  published: undefined,
  status: only('status', choice('Active', 'Draft', 'Archived', 'Unlisted')),
  sku: only('sku', text),
  barcode: only(
    'barcode',
    text.map((cell) => cell.replace(/^'/, '')),
  ),
  option1Name: only(
    'option1Name',
    filled.filter((cell) => !cell.includes(' / ')),
  ),
  option1Value: only('option1Value', filled),
  option1LinkedTo: undefined,
  option2Name: only(
    'option2Name',
    filled.filter((cell) => !cell.includes(' / ')),
  ),
  option2Value: only('option2Value', filled),
  option2LinkedTo: undefined,
  option3Name: only(
    'option3Name',
    filled.filter((cell) => !cell.includes(' / ')),
  ),
  option3Value: only('option3Value', filled),
  option3LinkedTo: undefined,
  price: only('price', price),
  compareAtPrice: only('compareAtPrice', orEmpty(price)),
  cost: only('cost', orEmpty(price)),
  chargeTax: only('chargeTax', boolean),
  taxCode: undefined,
  unitPriceTotal: unitPrice,
  unitPriceTotalUnit: unitPrice,
  unitPriceBase: unitPrice,
  unitPriceBaseUnit: unitPrice,
  inventoryTracker: only('inventoryTracker', choice('shopify', '')),
  inventoryQuantity: undefined,
  inventoryPolicy: only('inventoryPolicy', choice('DENY', 'CONTINUE')),
  grams: weight,
  weightUnit: weight,
  requiresShipping: only('requiresShipping', boolean),
  fulfillmentService: undefined,
  imageUrl: undefined,
  imagePosition: undefined,
  imageAltText: only('imageAltText', text),
  variantImageUrl: undefined,
  giftCard: undefined,
  seoTitle: seo,
  seoDescription: seo,
  googleCategory: undefined,
  gender: undefined,
  ageGroup: undefined,
}

const keys = Object.keys(fields) as FieldKey[]
const written = keys.flatMap((key) => {
  const cells = cellsOf[key]
  return cells ? [{ key, cells }] : []
})

describe('each column that is written', () => {
  test('has cells to try', () => {
    const writable = keys.filter((key) => {
      const field: Field | { absent: string } = fields[key]
      return !('absent' in field) && !isReadOnly(field.write)
    })
    expect(written.map(({ key }) => key)).toEqual(writable)
  })

  test.each(written)('$key reads what its cell wrote', ({ key, cells }) => {
    fc.assert(
      fc.property(cells, (row) => {
        const cell = row[key] ?? ''
        const before = key === 'tags' ? ' ' : ''
        const back = readBack(key, convert(key, row, before))
        const field = fields[key] as Field
        expect(field.normalise(back, shop)).toBe(field.normalise(cell, shop))
        expect(field.isEqual(back, cell)).toBe(true)
        expect(back).toBe(key === 'tags' ? field.normalise(cell, shop) : cell)
      }),
    )
  })

  test.each(written)('$key writes again what it wrote', ({ key, cells }) => {
    fc.assert(
      fc.property(cells, (row) => {
        const before = key === 'tags' ? ' ' : ''
        const input = convert(key, row, before)
        expect(convert(key, { ...row, [key]: readBack(key, input) }, before)).toEqual(input)
      }),
    )
  })

  test.each(written)('$key normalises a text once', ({ key, cells }) => {
    fc.assert(
      fc.property(cells, (row) => {
        const field = fields[key] as Field
        const once = field.normalise(row[key] ?? '', shop)
        expect(field.normalise(once, shop)).toBe(once)
      }),
    )
  })
})

test('a metafield reads what its cell wrote, and an empty cell deletes it', () => {
  const { read, write } = metafieldField('custom', 'care')
  if (isReadOnly(write)) throw new Error('It is written.')
  const context = contextOf({}, 'title')
  const node = { id: '', namespace: 'custom', key: 'care', type: 'json' }
  fc.assert(
    fc.property(filled, (value) => {
      const result = write.convert(value, context)
      expect(result).toEqual({ input: { value } })
      expect(read({ ...node, value }, shop)).toBe(value)
    }),
  )
  expect(write.convert('', context)).toEqual({ input: null })
})

test('a weight in any unit keeps its value over its grams', () => {
  const values = fc.record({
    value: fc.integer({ min: 0, max: 1e8 }).map((value) => value / 10_000),
    unit: fc.constantFrom(
      'GRAMS' as const,
      'KILOGRAMS' as const,
      'POUNDS' as const,
      'OUNCES' as const,
    ),
  })
  fc.assert(
    fc.property(values, (measured) => {
      const node: VariantNode = {
        ...variant,
        inventoryItem: { ...variant.inventoryItem, measurement: { weight: measured } },
      }
      const row = {
        grams: fields.grams.read(node),
        weightUnit: fields.weightUnit.read(node),
      }
      expect(convert('grams', row)).toEqual({
        inventoryItem: { measurement: { weight: measured } },
      })
    }),
  )
})

test.each<[key: FieldKey, one: string, other: string, isEqual: boolean]>([
  ['price', '24.9', '24.90', true],
  ['price', ' 24.90 ', '24.90', true],
  ['price', '24.9', '24.91', false],
  ['price', '', '0', false],
  ['tags', 'a, b', 'b,a', true],
  ['tags', 'a, b', 'a', false],
  ['tags', 'gift', 'Gift', false],
  ['status', 'active', 'Active', true],
  ['status', 'Draft', 'Active', false],
  ['chargeTax', 'true', 'TRUE', true],
  ['grams', '350', '350.0', true],
  ['barcode', "'8712345678906", '8712345678906', true],
  ['description', '<p>a</p>', '<p>a</p> ', false],
])('%s: whether %j and %j are the same is %s', (key, one, other, isEqual) => {
  expect((fields[key] as Field).isEqual(one, other)).toBe(isEqual)
})

test.each<[key: FieldKey, cells: Cells, refused: string]>([
  ['title', { title: ' ' }, 'required'],
  ['title', { title: 'x'.repeat(256) }, 'too-long'],
  ['category', { category: 'Unknown' }, 'unknown-category'],
  ['status', { status: 'sold' }, 'unknown-choice'],
  ['price', { price: '' }, 'required'],
  ['price', { price: '$5' }, 'no-number'],
  ['compareAtPrice', { compareAtPrice: '1,299.00' }, 'no-number'],
  ['cost', { cost: '-1' }, 'no-number'],
  ['chargeTax', { chargeTax: 'maybe' }, 'no-yes-or-no'],
  ['requiresShipping', { requiresShipping: '' }, 'no-yes-or-no'],
  ['inventoryTracker', { inventoryTracker: 'shipwire' }, 'tracked-by-service'],
  ['inventoryPolicy', { inventoryPolicy: 'stop' }, 'unknown-choice'],
  ['grams', { grams: '1.2.3', weightUnit: 'g' }, 'no-number'],
  ['grams', { grams: '10', weightUnit: 'stone' }, 'weight-without-unit'],
  ['unitPriceTotal', { unitPriceTotal: '1' }, 'unit-price-incomplete'],
  ['imageAltText', { imageAltText: 'x'.repeat(513) }, 'too-long'],
  ['option1Name', { option1Name: 'A / B' }, 'slash-in-name'],
  ['option1Name', { option1Name: '' }, 'required'],
  [
    'option1Value',
    { option1Value: 'Red', option1LinkedTo: 'product.metafields.a.b' },
    'linked-option',
  ],
])('%s refuses %o as %s', (key, cells, refused) => {
  expect(convert(key, cells)).toEqual({ refused })
})

test.each<[currency: string, amount: string, text: string]>([
  ['CAD', '12.5', '12.50'],
  ['CAD', '12.345', '12.345'],
  ['JPY', '1500.0', '1500'],
  ['KWD', '1.5', '1.500'],
])('a price in %s of %s is read as %s', (currency, amount, expected) => {
  const field = marketPriceField('price', { name: 'Here', currency })
  const money = { amount, currencyCode: currency }
  const fixed = { variant: { id: '' }, price: money, compareAtPrice: null }
  expect(field.read(fixed, { currencyCode: 'EUR' })).toBe(expected)
  expect(marketPriceField('compareAtPrice', { name: 'Here', currency }).read(fixed, shop)).toBe('')
})

test('tags say what was added, removed and spelled anew', () => {
  expect(convert('tags', { tags: 'Sale, New, kept' }, 'sale, old, kept')).toEqual({
    add: ['New'],
    remove: ['old'],
    respell: ['Sale'],
  })
})

test('a change of tags keeps those that others added', () => {
  const change = { add: ['new'], remove: ['old'], respell: ['Sale'] }
  expect(changeTags(['old', 'sale', 'theirs'], change)).toEqual(['new', 'Sale', 'theirs'])
})

test('each column of the current template has a record', () => {
  const { header } = new Table(generateExport({ products: 1, quirks: { header: 'current' } }))
  const without = header.filter((_, column) => !fieldsOf(header)[column])
  expect(without.every((name) => name.startsWith('Google Shopping / '))).toBe(true)
})

test('the records are in the order of the current template', () => {
  const { header } = new Table(generateExport({ products: 1, quirks: { header: 'current' } }))
  const columns = new Set(Object.values(fields).map(({ column }) => column.toLowerCase()))
  const shared = header.filter((name) => columns.has(name.toLowerCase()))
  expect(Object.values(fields).map(({ column }) => column)).toEqual(shared)
})

test('older names find the same records', () => {
  const { header } = new Table(generateExport({ products: 1 }))
  const found = fieldsOf(header).flatMap((each) => (each?.key ? [each.key] : []))
  expect(new Set(found)).toEqual(new Set(keys.filter((key) => !key.startsWith('unitPrice'))))
})

test.each([
  ['Included / Canada', 'not-in-api'],
  ['Published', 'missing-scope'],
  ['Tax code', 'deprecated'],
])('%s is absent: %s', (name, absent) => {
  const field = fieldsOf([name])[0]?.field
  expect(field && isAbsent(field) && field.absent).toBe(absent)
})

test.each([
  ['Handle', 'is-key'],
  ['Variant Inventory Qty', 'needs-inventory'],
  ['Image Src', 'is-picture'],
  ['Variant Image', 'is-picture'],
  ['Gift Card', 'is-gift-card'],
  ['Option1 Linked To', 'is-linked-option'],
  ['x (product.metafields.app--1--x.key)', 'is-app-owned'],
])('%s is never written: %s', (name, reason) => {
  const field = fieldsOf([name])[0]?.field
  expect(field && !isAbsent(field) && field.write).toBe(reason)
})
