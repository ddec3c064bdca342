import { expect, test } from 'vitest'
import { includedProducts } from '../planImport.ts'
import { codesOf, outlineOf, planCase } from './test/readCase.ts'

const plan = planCase('etsy/listings.csv')
const [apron, candle, spoon] = plan.products

test('a listing has a variant for each combination', () => {
  expect(plan.mapping?.source).toBe('Etsy')
  expect(outlineOf(plan)).toEqual([
    'Linen "Harbour" apron | Color | Size | 2 images',
    ' AP-SS | Sand | S | 42.00 | - | -',
    ' AP-SM | Sand | M | 42.00 | - | -',
    ' AP-NS | Navy | S | 42.00 | - | -',
    ' AP-NM | Navy | M | 42.00 | - | -',
    'Beeswax candle | 1 images',
    ' CANDLE | 14.50 | - | 20',
    'Oak spoon | Length | 1 images',
    ' - | 20 cm | 9.00 | - | -',
    ' - | 30 cm | 9.00 | - | -',
  ])
})

test('shared prices and stock need review', () => {
  const codes = (product: typeof apron) => product?.notes.map(({ code }) => code)
  expect(codes(apron)).toEqual(['one-price', 'one-stock', 'skus-in-order'])
  expect(codes(candle)).toEqual([])
  expect(codes(spoon)).toEqual(['one-price', 'one-stock', 'skus-left-out'])
  expect(codesOf(plan)[0]).toBe('recognised')
})

test('tags and descriptions are decoded', () => {
  expect(includedProducts(plan)[0]).toMatchObject({
    tags: ['linen apron', 'kitchen'],
    description: '<p>Washed linen.</p><p>Two pockets.</p>',
  })
})
