import { describe, expect, test } from 'vitest'
import {
  columnValues,
  countMatches,
  filterProducts,
  filterVariants,
  scopeChoices,
  type FoundValue,
} from '../index.ts'
import { scopeRule, upgradeScope, type Scope, type ScopeCondition } from '../options.ts'
import { openExport, scopeOf } from '../automations/test/planned.ts'

const products =
  openExport(`Handle,Title,Vendor,Type,Tags,Status,Option1 Name,Option1 Value,Price,Inventory Tracker
tee,Linen Tee,Acme,Shirts,"Summer, linen",active,Size,S,19.99,shopify
tee,,,,,,,M,24.00,shopify
mug,Mug,ACME,Kitchen,summer,draft,Title,Default Title, 9.50 ,Shipwire
cap,Cap,Zeta ,shirts,,Active,Size,S,x,shipwire
`)

/** Writes values with their counts. */
const listed = (found: readonly FoundValue[]) =>
  found.map(({ value, count }) => `${value} ${count}`).join(', ')

function passing(
  conditions: readonly ScopeCondition[],
  lastJob?: ReadonlySet<number>,
  match: Scope['match'] = 'all',
): string[] {
  const passes = filterProducts(products, { match, conditions }, lastJob)
  return products.products.filter(passes).map(({ handle }) => handle)
}

describe('a product passes', () => {
  test.each<[conditions: readonly ScopeCondition[], handles: readonly string[]]>([
    [[], ['tee', 'mug', 'cap']],
    [[{ on: 'vendor', is: 'is', values: ['acme'] }], ['tee', 'mug']],
    [[{ on: 'vendor', is: 'is', values: ['Zeta', 'Acme'] }], ['tee', 'mug', 'cap']],
    [[{ on: 'type', is: 'is', values: ['Shirts'] }], ['tee', 'cap']],
    [[{ on: 'tag', is: 'is', values: ['Summer'] }], ['tee', 'mug']],
    [[{ on: 'tag', is: 'is', values: ['sum'] }], []],
    [[{ on: 'status', is: 'is', values: ['active'] }], ['tee', 'cap']],
    [[{ on: 'price', is: 'between', values: ['24', ''] }], ['tee']],
    [[{ on: 'price', is: 'between', values: ['', '9.5'] }], ['mug']],
    [[{ on: 'price', is: 'between', values: ['9.5', '19.99'] }], ['tee', 'mug']],
    [[{ on: 'price', is: 'between', values: ['-1', '10000000'] }], ['tee', 'mug']],
    [[{ on: 'option:size', is: 'is', values: ['m', 'L'] }], ['tee']],
    [[{ on: 'option:Color', is: 'is', values: ['S'] }], []],
    [[{ on: 'title', is: 'contains', values: ['TEE'] }], ['tee']],
    [[{ on: 'handle', is: 'is', values: [' Mug ', 'cap'] }], ['mug', 'cap']],
    [[{ on: 'last-job', is: 'yes', values: [] }], []],
    [
      [
        { on: 'type', is: 'is', values: ['shirts'] },
        { on: 'price', is: 'between', values: ['1', ''] },
      ],
      ['tee'],
    ],
    [[{ on: 'vendor', is: 'is-not', values: ['acme'] }], ['cap']],
    [[{ on: 'vendor', is: 'starts', values: ['ze'] }], ['cap']],
    [[{ on: 'tag', is: 'is-not', values: ['linen'] }], ['mug', 'cap']],
    [[{ on: 'tag', is: 'contains', values: ['sum'] }], ['tee', 'mug']],
    [[{ on: 'tag', is: 'empty', values: [] }], ['cap']],
    [[{ on: 'tag', is: 'not-empty', values: [] }], ['tee', 'mug']],
    [[{ on: 'price', is: 'is', values: ['9.5'] }], ['mug']],
    [[{ on: 'price', is: 'greater', values: ['19.99'] }], ['tee']],
    [[{ on: 'price', is: 'less', values: ['19.99'] }], ['mug']],
    [[{ on: 'price', is: 'is-not', values: ['9.50'] }], ['tee', 'cap']],
    [[{ on: 'column:inventory tracker', is: 'is', values: ['shipwire'] }], ['mug', 'cap']],
    [[{ on: 'column:Variant Inventory Tracker', is: 'empty', values: [] }], []],
    [[{ on: 'sku', is: 'empty', values: [] }], []],
    [[{ on: 'last-job', is: 'no', values: [] }], ['tee', 'mug', 'cap']],
  ])('%j', (conditions, handles) => {
    expect(passing(conditions)).toEqual(handles)
  })

  test('that meets any condition', () => {
    const [zeta, cheap] = [
      { on: 'vendor', is: 'is', values: ['zeta'] },
      { on: 'price', is: 'less', values: ['10'] },
    ] as const
    expect(passing([zeta, cheap], undefined, 'any')).toEqual(['mug', 'cap'])
    expect(passing([], undefined, 'any')).toEqual(['tee', 'mug', 'cap'])
  })

  test('that the last job changed', () => {
    expect(passing([{ on: 'last-job', is: 'yes', values: [] }], new Set([1]))).toEqual(['mug'])
  })
})

describe('a variant passes', () => {
  const sizes = openExport(`Handle,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Price
tee,Size,S,Color,Red,19.99
tee,,M,,Blue,24.00
tee,,L,,Blue,31.00
mug,Color,Blue,,,9.50
`)
  const any = { of: 'any-variant' } as const

  /** Lists the rows of the variants that pass, of products that pass. */
  function rows(conditions: readonly ScopeCondition[], match: Scope['match'] = 'all'): number[] {
    const scope = { match, conditions }
    const passes = filterProducts(sizes, scope)
    const chooses = filterVariants(sizes, scope, undefined)
    return sizes.products.flatMap((product) => {
      const { firstRow, endRow } = product
      const all = Array.from({ length: endRow - firstRow }, (_, at) => firstRow + at)
      if (!passes(product)) return []
      return chooses ? all.filter((row) => chooses(product, row)) : all
    })
  }

  test.each<[conditions: readonly ScopeCondition[], rows: readonly number[]]>([
    [[], [1, 2, 3, 4]],
    [[{ on: 'price', is: 'between', values: ['20', ''] }], [2, 3]],
    [[{ on: 'price', is: 'between', values: ['', '20'] }], [1, 4]],
    [[{ on: 'option:color', is: 'is', values: ['blue'] }], [2, 3, 4]],
    [
      [
        { on: 'price', is: 'between', values: ['20', '25'] },
        { on: 'option:Color', is: 'is', values: ['Blue'] },
      ],
      [2],
    ],
    [
      [
        { on: 'price', is: 'between', values: ['30', ''] },
        { on: 'option:Size', is: 'is', values: ['S'] },
      ],
      [],
    ],
    [[{ on: 'price', is: 'between', values: ['30', ''], ...any }], [1, 2, 3]],
    [[{ on: 'option:Size', is: 'is', values: ['S'], ...any }], [1, 2, 3]],
    [
      [
        { on: 'price', is: 'between', values: ['30', ''], ...any },
        { on: 'option:Size', is: 'is', values: ['S'] },
      ],
      [1],
    ],
    [
      [
        { on: 'price', is: 'between', values: ['30', ''], ...any },
        { on: 'option:Size', is: 'is', values: ['S'], ...any },
      ],
      [1, 2, 3],
    ],
  ])('%j', (conditions, chosen) => {
    expect(rows(conditions)).toEqual(chosen)
  })

  test('that meets any condition, or whose product does', () => {
    const [dear, mug] = [
      { on: 'price', is: 'greater', values: ['30'] },
      { on: 'handle', is: 'is', values: ['mug'] },
    ] as const
    expect(rows([dear, mug], 'any')).toEqual([3, 4])
    expect(rows([mug], 'any')).toEqual([4])
  })
})

test('lists the values of a column where they are few', () => {
  const genders = ['Unisex', 'unisex', '', 'Kids']
  const rows = Array.from({ length: 60 }, (_, at) => `p${at},${genders[at % 4]},Note ${at}`)
  const many = openExport(['Handle,Gender,Note', ...rows].join('\n'))
  expect(listed(columnValues(many, 'Gender'))).toBe('Unisex 30, Kids 15')
  expect(columnValues(many, 'Note')).toEqual([])
})

test('choices are counted in products', () => {
  const found = scopeChoices(products)
  expect(listed(found.vendors)).toBe('Acme 2, Zeta 1')
  expect(listed(found.types)).toBe('Shirts 2, Kitchen 1')
  expect(listed(found.tags)).toBe('Summer 2, linen 1')
  expect(listed(found.statuses)).toBe('active 2, draft 1')
  expect(found.options.map(({ name, values }) => `${name}: ${listed(values)}`)).toEqual([
    'Size: S 2, M 1',
    'Title: Default Title 1',
  ])
  expect(
    found.vendorGroups.map(({ suggested, spellings }) => `${suggested}: ${listed(spellings)}`),
  ).toEqual(['Acme: Acme 1, ACME 1', 'Zeta: Zeta  1'])
  expect(found.optionGroups.names.map(listed)).toEqual(['Size 2'])
  expect(found.optionGroups.values.map(listed)).toEqual(['S 2', 'M 1'])
  expect(found.services).toEqual(['Shipwire'])
})

test('scopeRule splits filters by unit', () => {
  const price = { on: 'price', is: 'between', values: ['20', ''] } as const
  const any = { ...price, of: 'any-variant' } as const
  const vendor = { on: 'vendor', is: 'is', values: ['Acme'] } as const
  const scope = scopeOf(price, any, vendor)
  expect(scopeRule(scope, { ofVariants: true })).toEqual({
    match: 'all',
    variants: [price],
    byVariant: [],
    products: [any, vendor],
  })
  expect(scopeRule(scope, {})).toEqual({
    match: 'all',
    variants: [],
    byVariant: [price],
    products: [any, vendor],
  })
})

test.each<
  [conditions: readonly ScopeCondition[], ofVariants: true | undefined, matches: object | undefined]
>([
  [[], true, undefined],
  [
    [{ on: 'price', is: 'between', values: ['20', ''] }],
    true,
    { unit: 'variants', count: 1, of: 4, notNumbers: 1 },
  ],
  [
    [{ on: 'price', is: 'between', values: ['20', ''] }],
    undefined,
    { unit: 'products', count: 1, of: 3, notNumbers: 1 },
  ],
  [[{ on: 'vendor', is: 'is', values: ['Acme'] }], true, { unit: 'products', count: 2, of: 3 }],
  [
    [
      { on: 'price', is: 'between', values: ['1', ''] },
      { on: 'vendor', is: 'is', values: ['Acme'] },
    ],
    true,
    { unit: 'variants', count: 3, of: 4, notNumbers: 1 },
  ],
])('countMatches counts %j', (conditions, ofVariants, matches) => {
  const field = ofVariants ? { ofVariants } : {}
  expect(countMatches(products, scopeOf(...conditions), field)).toEqual(matches)
})

describe('facts that are not written in one cell', () => {
  const stock =
    openExport(`Handle,Title,Published,Option1 Value,SKU,Price,Compare-at price,Inventory quantity,Product image URL,Image alt text,Care (product.metafields.custom.care)
tee,Tee,TRUE,S,T-S,10.00,15.00,-2,1.jpg,Front,30
tee,,,M,,10.00,10.00,4,2.jpg,,
tee,,,,,,,,3.jpg,Back,
mug,Mug,false,Default Title,M-1,5.00,,0,,,hand
cap,Cap,,Default Title,C-1,x,9.00,many,4.jpg,Side,7
`)

  test.each<[on: ScopeCondition['on'], is: ScopeCondition['is'], handles: readonly string[]]>([
    ['on-sale', 'yes', ['tee']],
    ['on-sale', 'no', ['tee', 'mug']],
    ['published', 'yes', ['tee']],
    ['published', 'no', ['mug']],
    ['images', 'greater', ['tee']],
    ['sku', 'empty', ['tee']],
    ['column:Image alt text', 'empty', ['tee', 'mug']],
    ['quantity', 'less', ['tee', 'mug']],
    ['column:Care (product.metafields.custom.care)', 'greater', ['tee', 'cap']],
  ])('%s %s', (on, is, handles) => {
    const passes = filterProducts(stock, scopeOf({ on, is, values: ['1'] }))
    expect(stock.products.filter(passes).map(({ handle }) => handle)).toEqual(handles)
  })

  test('texts that are compared as numbers are counted', () => {
    const scope = scopeOf({ on: 'quantity', is: 'greater', values: ['0'] })
    expect(countMatches(stock, scope, { ofVariants: true })).toEqual({
      unit: 'variants',
      count: 1,
      of: 4,
      notNumbers: 1,
    })
  })
})

test('lists of filters become conditions', () => {
  expect(
    upgradeScope([
      { kind: 'vendor', values: ['Acme'] },
      { kind: 'price', min: null, max: 9.5, of: 'any-variant' },
      { kind: 'option', name: 'Size', values: ['S'] },
      { kind: 'title', text: 'tee' },
      { kind: 'handles', handles: ['mug'] },
      { kind: 'last-job' },
    ]),
  ).toEqual(
    scopeOf(
      { on: 'vendor', is: 'is', values: ['Acme'] },
      { on: 'price', is: 'between', values: ['', '9.5'], of: 'any-variant' },
      { on: 'option:Size', is: 'is', values: ['S'] },
      { on: 'title', is: 'contains', values: ['tee'] },
      { on: 'handle', is: 'is', values: ['mug'] },
      { on: 'last-job', is: 'yes', values: [] },
    ),
  )
})
