import { describe, expect, test } from 'vitest'
import { Columns, columnNames, rowName } from '../index.ts'
import { openExport } from '../automations/test/planned.ts'

describe('columns', () => {
  test.each(
    Object.entries(columnNames).flatMap(([key, names]) => names.map((name) => [name, key])),
  )('%s is known', (name, key) => {
    expect(new Columns(['x', name]).find(key as 'title')).toBe(1)
  })

  test('names ignore case, hyphens and spaces', () => {
    const columns = new Columns(['Variant Price ', 'COMPARE AT  PRICE', 'Image alt-text', 'Prices'])
    expect(columns.find('price')).toBe(0)
    expect(columns.find('compareAtPrice')).toBe(1)
    expect(columns.find('imageAltText')).toBe(2)
    expect(columns.find('sku')).toBeUndefined()
  })

  test('each market has its columns', () => {
    const { markets } = new Columns([
      'Price / Canada',
      'Compare At Price / Canada',
      'Included / Europe / North',
      'Compare-at price / Europe / North',
      'Google Shopping / Gender',
    ])
    expect(Object.fromEntries(markets)).toEqual({
      Canada: { price: 0, compareAtPrice: 1 },
      'Europe / North': { included: 2, compareAtPrice: 3 },
    })
  })

  test('metafields are found in any language', () => {
    const { metafields } = new Columns([
      'Färg (product.metafields.shopify.color-pattern)',
      'Size (EU) (product.metafields.custom.size.eu)',
      'Note (product.metafields)',
    ])
    expect(metafields).toEqual([
      { column: 0, name: 'Färg', namespace: 'shopify', key: 'color-pattern' },
      { column: 1, name: 'Size (EU)', namespace: 'custom', key: 'size.eu' },
    ])
  })

  test('the first of two equal columns wins', () => {
    const columns = new Columns(['Price', 'Variant Price', 'Price / UK', 'Price / UK'])
    expect(columns.find('price')).toBe(0)
    expect(columns.duplicates).toEqual([1, 3])
  })

  test('names of object properties are no columns', () => {
    const columns = new Columns(['__proto__', 'constructor', 'Price / __proto__'])
    expect(columns.find('handle')).toBeUndefined()
    expect([...columns.markets]).toEqual([['__proto__', { price: 2 }]])
  })
})

describe('products', () => {
  const file = openExport(`Handle,Title,Option1 Value,Variant Price,Image Src
tee,Tee,S,19.99,1.jpg
tee,,M,19.99,2.jpg
tee,,,,3.jpg
mug,Mug,Default Title,9,
,lost,,,
tee,Tee again,L,20,
`)

  test('are consecutive rows of one handle', () => {
    expect(file.products).toEqual([
      { handle: 'tee', firstRow: 1, endRow: 4 },
      { handle: 'mug', firstRow: 4, endRow: 5 },
      { handle: 'tee', firstRow: 6, endRow: 7 },
    ])
  })

  test('have a variant in each row without image rows', () => {
    expect(file.products.map((product) => file.variantRows(product))).toEqual([[1, 2], [4], [6]])
  })

  test('are read by column key', () => {
    expect(file.text(2, 'price')).toBe('19.99')
    expect(file.text(2, 'cost')).toBe('')
  })

  test('need handles', () => {
    expect(openExport('Title,Price\nTee,1\n').products).toEqual([])
    expect(openExport('Handle,Title\n').products).toEqual([])
  })
})

test('rowName adds the variant if there are several', () => {
  const table = openExport(
    [
      'Handle,Title,Option1 Value,Option2 Value',
      'tee,Cotton tee,Sand,S',
      'tee,,Sand,M',
      'mug,Enamel mug,Default Title,',
    ].join('\n'),
  )
  const names = table.products.flatMap((product) =>
    table.variantRows(product).map((row) => rowName(table, product, row)),
  )
  expect(names).toEqual(['Cotton tee, Sand / S', 'Cotton tee, Sand / M', 'Enamel mug'])
})
