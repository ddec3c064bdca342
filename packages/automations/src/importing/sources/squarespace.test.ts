import { expect, test } from 'vitest'
import { includedProducts } from '../planImport.ts'
import { outlineOf, planCase, planText } from './test/readCase.ts'

test('a sale price applies only while on sale', () => {
  const plan = planCase('squarespace/products.csv')
  expect(plan.mapping?.source).toBe('Squarespace')
  expect(outlineOf(plan)).toEqual([
    'Merino scarf | Colour | 2 images',
    ' SC-R | Rust | 36.00 | 48.00 | 4',
    ' SC-G | Grey | 48.00 | - | -',
    'Mittens | 1 images',
    ' MI-1 | 22.00 | - | 0',
  ])
  expect(includedProducts(plan)[0]).toMatchObject({ type: 'Scarves', tags: ['wool', 'winter'] })
})

test('a file without product numbers groups by title', () => {
  const plan = planText(
    'Product Type,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock\n' +
      'PHYSICAL,Tee,,T-S,Size,S,20.00,,No,3\n,,,T-M,Size,M,20.00,,No,2\nPHYSICAL,Tee,,T2-S,Size,S,25.00,,No,1\n',
  )
  expect(outlineOf(plan)).toEqual([
    'Tee | Size | 0 images',
    ' T-S | S | 20.00 | - | 3',
    ' T-M | M | 20.00 | - | 2',
    'Tee | Size | 0 images',
    ' T2-S | S | 25.00 | - | 1',
  ])
})
