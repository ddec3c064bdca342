import { expect, test } from 'vitest'
import { includedProducts } from '../planImport.ts'
import { codesOf, outlineOf, planCase } from './test/readCase.ts'

test('a flat file has its header in the third row', () => {
  const plan = planCase('amazon/flat-file.txt')
  expect(plan.mapping?.source).toBe('Amazon')
  expect(outlineOf(plan)).toEqual([
    'Trail socks | Color | Size | 4 images',
    ' SOCK-R-S | Red | S | 11.90 | - | 5',
    ' SOCK-R-M | Red | M | 11.90 | - | 0',
  ])
  expect(codesOf(plan)).toEqual(expect.arrayContaining(['recognised', 'rows-above', 'parents']))
  expect(includedProducts(plan)[0]).toMatchObject({
    vendor: 'Own',
    description: '<p>Wool socks.</p>',
    images: [
      { address: 'https://m.example.com/p.jpg' },
      { address: 'https://m.example.com/rs.jpg' },
      { address: 'https://m.example.com/rs2.jpg' },
      { address: 'https://m.example.com/rm.jpg' },
    ],
  })
})

test('a localised flat file has units in a column', () => {
  const plan = planCase('amazon/flat-file-de.txt')
  // The size is the same in all variants, and the theme of the product names the colour alone.
  expect(outlineOf(plan)).toEqual([
    'Leselampe | Color | 3 images',
    ' LAMP-W | Weiß | 39.90 | - | 3',
    ' LAMP-B | Schwarz | 39.90 | - | 0',
  ])
  const [lamp] = includedProducts(plan)
  expect(lamp?.variants[0]).toMatchObject({ barcode: '4006381333931', grams: 900 })
  expect(lamp?.images[0]?.address).toBe('https://m.example.com/l.jpg')
})

test('a listings report drops Amazon codes as barcodes', () => {
  const plan = planCase('amazon/active-listings.txt')
  expect(outlineOf(plan)).toEqual([
    'Cork coaster | 0 images',
    ' COAST-4 | 12.50 | - | 20',
    'Oak board | 0 images',
    ' BOARD-1 | 34.00 | - | 2',
  ])
  expect(includedProducts(plan)[0]?.variants[0]?.barcode).toBeUndefined()
})
