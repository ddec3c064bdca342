import { describe, expect, test } from 'vitest'
import type { ScopeCondition } from '../../options.ts'
import { planned, scopeOf } from '../test/planned.ts'

const slug = 'remove-track-quantity'

const header =
  'Handle,Option1 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Gift Card,Image Src\n'
const text = `${header}tee,S,shopify,5,deny,false,1.jpg
tee,M,shopify,0,deny,,
tee,L,,,deny,,
tee,,,,,,2.jpg
mug,Default Title,shipwire,-2,deny,false,
card,10,shopify,,continue,true,
cap,One,SHOPIFY,-3,continue,false,
`

describe('tracking stops', () => {
  test('for all variants that the store tracks', () => {
    expect(planned(slug, text).changes).toEqual([
      '1 Variant Inventory Tracker: shopify → ',
      '2 Variant Inventory Tracker: shopify → ',
      '6 Variant Inventory Tracker: shopify →  [review: gift-card]',
      '7 Variant Inventory Tracker: SHOPIFY → ',
    ])
  })

  test('applies to variants without stock', () => {
    expect(planned(slug, text, { which: 'zero' }).changes).toEqual([
      '2 Variant Inventory Tracker: shopify → ',
      '7 Variant Inventory Tracker: SHOPIFY → ',
    ])
  })

  test('for variants of other services', () => {
    expect(planned(slug, text, { which: 'service' }).changes).toEqual([
      '5 Variant Inventory Tracker: shipwire →  [review: service shipwire]',
    ])
  })

  test('for the variants that filters choose', () => {
    const file = `Handle,Option1 Name,Option1 Value,Variant Inventory Tracker,Variant Price
tee,Size,S,shopify,10.00
tee,,M,shopify,20.00
mug,Size,M,shopify,5.00
`
    const medium = { on: 'option:Size', is: 'is', values: ['M'] } as const
    const cheap = { on: 'price', is: 'between', values: ['', '10'] } as const
    const rows = (...conditions: ScopeCondition[]) =>
      planned(slug, file, { scope: scopeOf(...conditions) }).plan.patches.map(([row]) => row)
    expect(rows(medium)).toEqual([2, 3])
    expect(rows(medium, cheap)).toEqual([3])
    expect(rows({ ...cheap, of: 'any-variant' })).toEqual([1, 2, 3])
  })

  test('and policies stay, unless they are asked for', () => {
    expect(planned(slug, text, { policy: true }).changes).toEqual([
      '1 Variant Inventory Tracker: shopify → ',
      '1 Variant Inventory Policy: deny → continue',
      '2 Variant Inventory Tracker: shopify → ',
      '2 Variant Inventory Policy: deny → continue',
      '6 Variant Inventory Tracker: shopify →  [review: gift-card]',
      '7 Variant Inventory Tracker: SHOPIFY → ',
    ])
  })

  test('with the policy in the capitals of the file', () => {
    const current = `URL handle,Inventory tracker,Inventory quantity,Continue selling when out of stock
tee,shopify,1,DENY
`
    expect(planned(slug, current, { policy: true }).changes).toEqual([
      '1 Inventory tracker: shopify → ',
      '1 Continue selling when out of stock: DENY → CONTINUE',
    ])
  })

  test('and a quoted tracker stays quoted', () => {
    const { plan } = planned(slug, 'Handle,Variant Inventory Tracker\ntee,"shopify"\nmug,""\n')
    expect(plan.patches).toEqual([[1, 1, '"shopify"', '""']])
  })
})

test('tracking starts for variants, not for images and gift cards', () => {
  expect(planned(slug, text, { back: true, policy: true }).changes).toEqual([
    '3 Variant Inventory Tracker:  → shopify',
  ])
  const { plan } = planned(slug, `${header}tee,S,shopify,5,deny,false,\n`, { back: true })
  expect(plan.nothing).toBe('all-tracked')
})

describe('the quantity column', () => {
  test('is left out of the download', () => {
    expect(planned(slug, text).plan.excludedColumns).toEqual([3])
    expect(planned(slug, text, { qty: false }).plan.excludedColumns).toEqual([])
  })

  test('stays where nothing changes', () => {
    const { plan } = planned(slug, `${header}tee,S,,5,deny,false,\n`)
    expect(plan).toMatchObject({ patches: [], excludedColumns: [], nothing: 'none-tracked' })
  })

  test('is needed to find variants without stock', () => {
    const oneColumn = 'Handle,Variant Inventory Tracker\ntee,shopify\n'
    expect(planned(slug, oneColumn, { which: 'zero' }).plan.nothing).toBe('no-quantity')
    expect(planned(slug, 'Handle\ntee\n').plan.nothing).toBe('no-column')
  })
})
