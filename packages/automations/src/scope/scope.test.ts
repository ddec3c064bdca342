import { describe, expect, test } from 'vitest'
import {
  countMatches,
  filterProducts,
  filterVariants,
  scopeChoices,
  type FoundValue,
} from '../index.ts'
import { scopeRule, type Scope } from '../options.ts'
import { openExport } from '../automations/test/planned.ts'

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

function passing(scope: Scope, lastJob?: ReadonlySet<number>): string[] {
  const passes = filterProducts(products, scope, lastJob)
  return products.products.filter(passes).map(({ handle }) => handle)
}

describe('a product passes', () => {
  test.each<[scope: Scope, handles: readonly string[]]>([
    [[], ['tee', 'mug', 'cap']],
    [[{ kind: 'vendor', values: ['acme'] }], ['tee', 'mug']],
    [[{ kind: 'vendor', values: ['Zeta', 'Acme'] }], ['tee', 'mug', 'cap']],
    [[{ kind: 'type', values: ['Shirts'] }], ['tee', 'cap']],
    [[{ kind: 'tag', values: ['Summer'] }], ['tee', 'mug']],
    [[{ kind: 'tag', values: ['sum'] }], []],
    [[{ kind: 'status', values: ['active'] }], ['tee', 'cap']],
    [[{ kind: 'price', min: 24, max: null }], ['tee']],
    [[{ kind: 'price', min: null, max: 9.5 }], ['mug']],
    [[{ kind: 'price', min: 9.5, max: 19.99 }], ['tee', 'mug']],
    [[{ kind: 'price', min: -1, max: 1e7 }], ['tee', 'mug']],
    [[{ kind: 'option', name: 'size', values: ['m', 'L'] }], ['tee']],
    [[{ kind: 'option', name: 'Color', values: ['S'] }], []],
    [[{ kind: 'title', text: 'TEE' }], ['tee']],
    [[{ kind: 'handles', handles: [' Mug ', 'cap'] }], ['mug', 'cap']],
    [[{ kind: 'last-job' }], []],
    [
      [
        { kind: 'type', values: ['shirts'] },
        { kind: 'price', min: 1, max: null },
      ],
      ['tee'],
    ],
  ])('%j', (scope, handles) => {
    expect(passing(scope)).toEqual(handles)
  })

  test('that the last job changed', () => {
    expect(passing([{ kind: 'last-job' }], new Set([1]))).toEqual(['mug'])
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
  function rows(scope: Scope): number[] {
    const passes = filterProducts(sizes, scope)
    const chooses = filterVariants(sizes, scope)
    return sizes.products.flatMap((product, index) => {
      const { firstRow, endRow } = product
      const all = Array.from({ length: endRow - firstRow }, (_, at) => firstRow + at)
      if (!passes(product, index)) return []
      return chooses ? all.filter((row) => chooses(product, row)) : all
    })
  }

  test.each<[scope: Scope, rows: readonly number[]]>([
    [[], [1, 2, 3, 4]],
    [[{ kind: 'price', min: 20, max: null }], [2, 3]],
    [[{ kind: 'price', min: null, max: 20 }], [1, 4]],
    [[{ kind: 'option', name: 'color', values: ['blue'] }], [2, 3, 4]],
    [
      [
        { kind: 'price', min: 20, max: 25 },
        { kind: 'option', name: 'Color', values: ['Blue'] },
      ],
      [2],
    ],
    [
      [
        { kind: 'price', min: 30, max: null },
        { kind: 'option', name: 'Size', values: ['S'] },
      ],
      [],
    ],
    [[{ kind: 'price', min: 30, max: null, ...any }], [1, 2, 3]],
    [[{ kind: 'option', name: 'Size', values: ['S'], ...any }], [1, 2, 3]],
    [
      [
        { kind: 'price', min: 30, max: null, ...any },
        { kind: 'option', name: 'Size', values: ['S'] },
      ],
      [1],
    ],
    [
      [
        { kind: 'price', min: 30, max: null, ...any },
        { kind: 'option', name: 'Size', values: ['S'], ...any },
      ],
      [1, 2, 3],
    ],
  ])('%j', (scope, chosen) => {
    expect(rows(scope)).toEqual(chosen)
  })
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
  const price = { kind: 'price', min: 20, max: null } as const
  const any = { ...price, of: 'any-variant' } as const
  const vendor = { kind: 'vendor', values: ['Acme'] } as const
  const scope = [price, any, vendor]
  expect(scopeRule(scope, { ofVariants: true })).toEqual({
    variants: [price],
    byVariant: [],
    products: [any, vendor],
  })
  expect(scopeRule(scope, {})).toEqual({
    variants: [],
    byVariant: [price],
    products: [any, vendor],
  })
})

test.each<[scope: Scope, ofVariants: true | undefined, matches: object | undefined]>([
  [[], true, undefined],
  [[{ kind: 'price', min: 20, max: null }], true, { unit: 'variants', count: 1, of: 4 }],
  [[{ kind: 'price', min: 20, max: null }], undefined, { unit: 'products', count: 1, of: 3 }],
  [[{ kind: 'vendor', values: ['Acme'] }], true, { unit: 'products', count: 2, of: 3 }],
  [
    [
      { kind: 'price', min: 1, max: null },
      { kind: 'vendor', values: ['Acme'] },
    ],
    true,
    { unit: 'variants', count: 3, of: 4 },
  ],
])('countMatches counts %j', (scope, ofVariants, matches) => {
  const field = ofVariants ? { ofVariants } : {}
  expect(countMatches(products, scope, field)).toEqual(matches)
})
