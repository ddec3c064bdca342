import { expect, test } from 'vitest'
import { includedProducts } from '../planImport.ts'
import { codesOf, outlineOf, planCase, planText } from './test/readCase.ts'

test('prices without tax and discounts are noted', () => {
  const plan = planCase('prestashop/products.csv')
  expect(plan.mapping?.source).toBe('PrestaShop')
  expect(outlineOf(plan)).toEqual([
    'Tea towel | 2 images',
    ' TT-1 | 9.50 | - | 14',
    'Bread bag | 1 images',
    ' BB-1 | 12.00 | - | 7',
  ])
  expect(codesOf(plan)).toEqual(
    expect.arrayContaining(['recognised', 'not-read', 'column-without-tax']),
  )
  expect(includedProducts(plan)[0]).toMatchObject({
    handle: 'tea-towel',
    vendor: 'Own Mill',
    type: 'Kitchen',
    tags: ['cotton', 'kitchen'],
    variants: [{ cost: 41_000, barcode: '4006381333931' }],
  })
})

test('combinations are variants by product number', () => {
  const plan = planCase('prestashop/combinations.csv')
  expect(plan.mapping?.source).toBe('PrestaShop')
  expect(
    includedProducts(plan).map(({ options, variants }) => [
      options,
      variants.map(({ sku, values, cost, inventory }) => [sku, values, cost, inventory]),
    ]),
  ).toEqual([
    [
      ['Size', 'Color'],
      [
        ['TS-S-NV', ['S', 'Navy'], 62_000, 5],
        ['TS-M-NV', ['M', 'Navy'], 62_000, 0],
      ],
    ],
    [['Size'], [['RACK-30', ['30 cm'], 110_000, 2]]],
  ])
  expect(codesOf(plan)).toEqual(expect.arrayContaining(['recognised', 'no-title', 'not-read']))
})

test('the back office list prefers prices with tax', () => {
  const plan = planText(
    'Product ID;Image;Name;Reference;Category;Price (tax excl.);Price (tax incl.);Quantity;Status;Position\n' +
      '4;https://img.example.com/4.jpg;Oak stool;ST-4;Chairs;40.00;48.80;6;1;1\n',
  )
  expect(plan.mapping?.source).toBe('PrestaShop')
  expect(outlineOf(plan)).toEqual(['Oak stool | 1 images', ' ST-4 | 48.80 | - | 6'])
  expect(codesOf(plan)).not.toContain('column-without-tax')
})
