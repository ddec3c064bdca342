import { expect, test } from 'vitest'
import { targetText } from '../../options.ts'
import { includedProducts } from '../planImport.ts'
import { outlineOf, planCase } from './test/readCase.ts'

const plan = planCase('bigbuy/products.csv')

test('rows with one name are variants', () => {
  expect(plan.mapping?.source).toBe('BigBuy')
  expect(outlineOf(plan)).toEqual([
    'Folding stool | Colour | 3 images',
    ' S0900001 | Grey | 24.90 | 29.90 | 12',
    ' S0900002 | Green | 24.90 | 29.90 | 0',
    'Watering can | 1 images',
    ' S0900003 | 15.50 | 18.90 | 31',
  ])
})

test('PVD is the cost, and weights are kilograms', () => {
  expect(includedProducts(plan)[0]?.variants[0]).toMatchObject({
    cost: 112_000,
    grams: 1400,
    barcode: '4006381333931',
  })
})

test('PRICE needs confirmation', () => {
  const columns = plan.mapping?.columns.map(({ name, target, why }) => [
    name,
    targetText(target),
    why,
  ])
  expect(columns).toEqual(
    expect.arrayContaining([
      ['PRICE', 'price', 'confirm'],
      ['PVP_BIGBUY', 'compareAtPrice', 'name'],
      ['PVD', 'cost', 'name'],
    ]),
  )
})
