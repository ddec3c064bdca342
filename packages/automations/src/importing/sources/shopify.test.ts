import { expect, test } from 'vitest'
import { includedProducts } from '../planImport.ts'
import { outlineOf, planCase, planText } from './test/readCase.ts'

const jarAndTray = [
  'Glass Jar | Volume | Lid | 1 images',
  ' J5C | 500 ml | Cork | 9.90 | - | -',
  ' J1C | 1 l | Cork | 13.90 | - | -',
  ' J1S | 1 l | Steel | 14.90 | - | -',
  'Tray | 1 images',
  ' TR | 19.00 | - | -',
]

test('option names come from the first row', () => {
  const plan = planText(
    'Handle,Title,Vendor,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Image Src\n' +
      'jar,Glass Jar,Kiln,Volume,500 ml,Lid,Cork,J5C,9.90,https://x.example/1.jpg\n' +
      'jar,,,,1 l,,Cork,J1C,13.90,\njar,,,,1 l,,Steel,J1S,14.90,\n' +
      'tray,Tray,Kiln,Title,Default Title,,,TR,19.00,https://x.example/t.jpg\n',
  )
  expect(plan.mapping?.source).toBe('Shopify')
  expect(outlineOf(plan)).toEqual(jarAndTray)
})

test('products without handles begin at a title', () => {
  const plan = planCase('shopify/without-handles.csv')
  expect(outlineOf(plan)).toEqual([
    'Glass jar | Volume | Lid | 3 images',
    ' J5C | 500 ml | Cork | 9.90 | 12.90 | 7',
    ' J1C | 1 l | Cork | 13.90 | - | 3',
    ' J1S | 1 l | Steel | 14.90 | - | 0',
    'Tray | 1 images',
    ' TR | 19.00 | - | 2',
  ])
  expect(includedProducts(plan)[0]).toMatchObject({
    description: '<p>With a lid.</p>',
    type: 'Jars',
    variants: [{ grams: 420, cost: 40_000 }, {}, {}],
  })
})

test('options may be ordered differently per product', () => {
  const plan = planText(
    'Title,Option1 name,Option1 value,Option2 name,Option2 value,SKU,Price,Product image URL\n' +
      'Tee,Size,S,Color,Red,T-S,10,\n,,M,,Red,T-M,10,\nRug,Color,Sand,Size,2 m,R-S,90,\n',
  )
  expect(includedProducts(plan).map(({ options }) => options)).toEqual([
    ['Size', 'Color'],
    ['Color', 'Size'],
  ])
})
