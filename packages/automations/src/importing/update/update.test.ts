import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  deletedVariants,
  runSync,
  generateExport,
  OpenFile,
  ProductTable,
  Table,
} from '../../index.ts'
import {
  planImport,
  SupplierList,
  updatePatches,
  writeUpdate,
  type ImportPlan,
} from '../../importing.ts'
import { automationFields, defaultOptions, type OptionsOf } from '../../options.ts'

const fields = automationFields['bulk-products-importer']
const bytes = (text: string) => new TextEncoder().encode(text)
const textOf = (file: Uint8Array) => new TextDecoder().decode(file)

type Set = Partial<OptionsOf<typeof fields>>

const store = [
  'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Cost per item,Variant Barcode,Variant Grams',
  "shirt,Linen shirt,Acme,Size,S,SH-S,shopify,4,20.00,30.00,8.00,'4006381333931,200",
  'shirt,,,,M,SH-M,shopify,0,20.00,,8.00,,200',
  'shirt,,,,L,SH-L,,7,20.00,,8.00,,200',
  'mug,"Mug, red",Acme,Title,Default Title,MUG-B,shopify,9,10.00,,3.10,,350',
  "pot,Pot,Acme,Title,Default Title,00123,shopify,2,20.00,,9.00,'036000291452,900",
  '',
].join('\n')

function plan(list: string, set: Set = {}, export_ = store): ImportPlan {
  const products = new ProductTable(new Table(bytes(export_)))
  const options = { ...defaultOptions(fields), ...set }
  return runSync(planImport(new SupplierList(bytes(list)), options, { export: products }))
}

/** Writes an update, and expects that its file has no problems and deletes no variant. */
function written(list: string, set: Set = {}, export_ = store): string[] {
  const products = new ProductTable(new Table(bytes(export_)))
  const file = writeUpdate(products, plan(list, set, export_)).bytes
  expect(OpenFile.open(file, { name: 'update.csv' }).problems()).toEqual([])
  const deleted = deletedVariants(products, new ProductTable(new Table(file)))
  expect(deleted).toEqual({ variants: 0, products: 0 })
  return textOf(file).split('\n').slice(1, -1)
}

/** Lists the cells that change, as ‘row column: before > after’. */
function changes(one: ImportPlan, export_ = store): string[] {
  const { header } = new Table(bytes(export_))
  return updatePatches(one.products).map(
    ([row, column, before, after]) => `${row} ${header[column]}: ${before} > ${after}`,
  )
}

const notes = (one: ImportPlan) =>
  [...one.notes, ...one.products.flatMap((product) => product.notes)].map(
    ({ tone, code, row, values }) =>
      [tone, code, row ?? '-', ...Object.values(values ?? {})].join(' '),
  )

describe('a list updates variants', () => {
  test('by SKU alone', () => {
    const list = 'SKU,Name,Price\nSH-M,Shirt medium,21\nMUG-B,Something else,11.5\nSH-S,T,22\n'
    const one = plan(list)
    expect(changes(one)).toEqual([
      '1 Variant Price: 20.00 > 22.00',
      '2 Variant Price: 20.00 > 21.00',
      '4 Variant Price: 10.00 > 11.50',
    ])
    expect(one.update).toMatchObject({ stored: 5, matched: 3, updated: 3, cells: 3, unmatched: 0 })
    expect(one.counts).toMatchObject({ new: 0, changed: 2 })
  })

  test('and keeps all rows of a changed product', () => {
    expect(written('SKU,Name,Price\nSH-M,Shirt medium,21\n')).toEqual([
      "shirt,Linen shirt,Acme,Size,S,SH-S,shopify,4,20.00,30.00,8.00,'4006381333931,200",
      'shirt,,,,M,SH-M,shopify,0,21.00,,8.00,,200',
      'shirt,,,,L,SH-L,,7,20.00,,8.00,,200',
    ])
  })

  test.each([
    ['capitals', 'sh-m'],
    ['spaces', ' SH -M '],
    ['a no-break space', 'SH-M\u00A0'],
    ['an apostrophe', "'SH-M"],
  ])('by an SKU with different %s', (_, sku) => {
    const one = plan(`SKU,Price\n${sku},21\n`)
    expect(changes(one)).toEqual(['2 Variant Price: 20.00 > 21.00'])
    expect(notes(one)).toEqual([])
  })

  test.each([
    ['UPC of 12 digits', '036000291452'],
    ['EAN of 13 digits', '0036000291452'],
    ['GTIN of 14 digits', '00036000291452'],
    ['code with spaces', '0 36000 29145 2'],
  ])('by its barcode, as a %s', (_, barcode) => {
    const one = plan(`Barcode,Price\n${barcode},21\n`, { map: { Barcode: 'barcode' } })
    expect(changes(one)).toEqual(['5 Variant Price: 20.00 > 21.00'])
    expect(notes(one)).toEqual([])
  })

  test('by a barcode that lost its zero, with a note', () => {
    const one = plan('Barcode,Price\n36000291452,21\n', { map: { Barcode: 'barcode' } })
    expect(changes(one)).toEqual(['5 Variant Price: 20.00 > 21.00'])
    expect(notes(one)).toEqual(['review barcode-zeros 1 36000291452 036000291452'])
  })

  test('by barcode when the SKUs differ', () => {
    const one = plan('SKU,EAN,Price\nX-1,4006381333931,21\n')
    expect(changes(one)).toEqual(['1 Variant Price: 20.00 > 21.00'])
    expect(notes(one)).toEqual(['info by-barcode 1 SH-S'])
  })

  test('by handle and options without codes', () => {
    const list = 'Handle,Title,Option1 Name,Option1 Value,Price\nshirt,Shirt,Size,m,21\n'
    const set = { map: { Handle: 'handle', 'Option1 Value': 'option:Size' } }
    expect(changes(plan(list, set))).toEqual(['2 Variant Price: 20.00 > 21.00'])
  })
})

describe('a numeric SKU', () => {
  test.each(['123', '0123', '123.0'])('matches as %s despite lost zeros', (sku) => {
    const one = plan(`SKU,Name,Price\nmug-b,Mug,10.50\n${sku},Pot,21\n`)
    expect(changes(one)).toEqual([
      '4 Variant Price: 10.00 > 10.50',
      '5 Variant Price: 20.00 > 21.00',
    ])
    expect(notes(one)).toEqual([`review sku-zeros 2 ${sku} 00123`])
    expect(one.counts).toMatchObject({ new: 0, gone: 1 })
  })

  test('is rejected when ambiguous', () => {
    const twins = store.replace('MUG-B', '0123')
    const one = plan('SKU,Name,Price\n123,Pot,21\n', {}, twins)
    expect(changes(one)).toEqual([])
    expect(notes(one)).toEqual(['conflict ambiguous-sku 1 123 2'])
    expect(one).toMatchObject({ nothing: 'none-matched', update: { unmatched: 1 } })
  })

  test('prefers the exact match', () => {
    const twins = store.replace('MUG-B', '123')
    expect(changes(plan('SKU,Price\n123,21\n', {}, twins))).toEqual([
      '4 Variant Price: 10.00 > 21.00',
    ])
  })

  test('is rejected in scientific notation', () => {
    const one = plan('SKU,Name,Price\n8.72E+12,Pot,21\n')
    expect(notes(one)).toEqual(['conflict damaged-row 1 8.72E+12'])
    expect(one).toMatchObject({ nothing: 'none-matched', counts: { new: 0 } })
  })

  test('falls back to the barcode when damaged', () => {
    const one = plan('SKU,EAN,Price\n8.72E+12,4006381333931,21\n')
    expect(changes(one)).toEqual(['1 Variant Price: 20.00 > 21.00'])
    expect(notes(one)).toEqual(['review damaged-code 1 SKU 8.72E+12'])
  })
})

describe('a repeated code', () => {
  test('in the store is rejected', () => {
    const twins = store.replace('MUG-B', 'SH-M')
    const one = plan('SKU,Price\nSH-M,21\n', {}, twins)
    expect(changes(one)).toEqual([])
    expect(notes(one)).toEqual(['conflict ambiguous-sku 1 SH-M 2'])
  })

  test('in the store is resolved by barcode', () => {
    const twins = store.replace('SH-M', 'SH-S')
    const one = plan('SKU,EAN,Price\nSH-S,4006381333931,21\n', {}, twins)
    expect(changes(one)).toEqual(['1 Variant Price: 20.00 > 21.00'])
  })

  test('in the list with other values is rejected', () => {
    const one = plan('SKU,Price\nMUG-B,11\nSH-M,21\nmug-b,12\n')
    expect(changes(one)).toEqual(['2 Variant Price: 20.00 > 21.00'])
    expect(notes(one)).toEqual([
      'conflict listed-twice 1 MUG-B 4',
      'conflict listed-twice 3 MUG-B 2',
    ])
  })

  test('in the list with equal values is written once', () => {
    const one = plan('SKU,Price\nMUG-B,11\nmug-b,11\n')
    expect(changes(one)).toEqual(['4 Variant Price: 10.00 > 11.00'])
    expect(notes(one)).toEqual(['info listed-again 2 MUG-B 2'])
  })

  test('with and without zeros resolves to the exact one', () => {
    const one = plan('SKU,Price\n123,25\n00123,21\n')
    expect(changes(one)).toEqual(['5 Variant Price: 20.00 > 21.00'])
    expect(notes(one)).toEqual(['conflict listed-twice 1 00123 3'])
  })
})

describe('only ticked fields are written', () => {
  const list =
    'SKU,Name,Vendor,Price,RRP,Cost,Stock,Weight (g),EAN\nMUG-B,Cup,Else,11,15,3.30,12,400,5901234123457\n'

  test('by default price, stock, weight and barcode', () => {
    expect(changes(plan(list))).toEqual([
      '4 Variant Inventory Qty: 9 > 12',
      '4 Variant Price: 10.00 > 11.00',
      '4 Variant Compare At Price:  > 15.00',
      '4 Cost per item: 3.10 > 3.30',
      "4 Variant Barcode:  > '5901234123457",
      '4 Variant Grams: 350 > 400',
    ])
  })

  test('other fields are kept', () => {
    expect(changes(plan(list, { update: ['cost'] }))).toEqual(['4 Cost per item: 3.10 > 3.30'])
    expect(changes(plan(list, { update: ['title', 'vendor'] }))).toEqual([
      '4 Title: "Mug, red" > "Cup"',
      '4 Vendor: Acme > Else',
    ])
  })

  test('a sale price sets the compare-at price', () => {
    const sales = 'SKU,Regular price,Sale price\nMUG-B,12,9\nSH-M,22,\n'
    expect(changes(plan(sales))).toEqual([
      '2 Variant Price: 20.00 > 22.00',
      '4 Variant Price: 10.00 > 9.00',
      '4 Variant Compare At Price:  > 12.00',
    ])
  })

  test('an empty cell of the list changes nothing', () => {
    expect(changes(plan('SKU,Price,Cost\nMUG-B,,3.30\n'))).toEqual(['4 Cost per item: 3.10 > 3.30'])
  })

  test('a cost list sets prices of new products only', () => {
    const one = plan('SKU,Name,Cost\nMUG-B,Mug,3.30\nNEW,Lamp,10\n')
    expect(changes(one)).toEqual(['4 Cost per item: 3.10 > 3.30'])
    expect(one.products[1]).toMatchObject({
      state: 'new',
      product: { variants: [{ price: 240_000 }] },
    })
    expect(notes(one)).toContain('review price-from-cost - 2.4')
  })

  test('conflicting texts of a product are not written', () => {
    const one = plan('SKU,Name\nSH-S,Small shirt\nSH-M,Medium shirt\n', {
      update: ['title'],
      group: 'each-row',
    })
    expect(changes(one)).toEqual([])
    expect(notes(one)).toEqual(['conflict texts-differ 1 Name'])
  })

  test('a column that the export lacks is reported', () => {
    const narrow =
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\nmug,Mug,Title,Default Title,MUG-B,10.00\n'
    const one = plan('SKU,Price,Costo,Giacenza\nMUG-B,11,3,4\n', {}, narrow)
    expect(one.update?.fields).toEqual(['price'])
    expect(notes(one)).toEqual(['review no-column - Costo', 'review no-stock-column - Giacenza'])
  })

  test('market prices are kept with a note', () => {
    const markets = store.replace('Variant Grams', 'Price / Canada')
    expect(notes(plan('SKU,Price\nMUG-B,11\n', {}, markets))).toEqual(['info markets-stay -'])
  })

  test('prices use the digits of the file', () => {
    const yen = store.replaceAll('.00', '').replace('3.10', '3')
    expect(changes(plan('SKU,Price\nMUG-B,1200\n', {}, yen), yen)).toEqual([
      '4 Variant Price: 10 > 1200',
    ])
  })
})

test.each([
  [
    'a price below cost',
    'SKU,Price\nMUG-B,3\n',
    ['review much-lower 1 Price 70', 'review below-cost 1 3.00 3.10'],
  ],
  [
    'a cost above the price',
    'SKU,Cost\nMUG-B,10.20\n',
    ['review much-higher 1 Cost 229', 'review below-cost 1 10.00 10.20'],
  ],
  [
    'a price that takes the discount away',
    'SKU,Price\nSH-S,30\n',
    ['review compare-stays 1 Price 30.00'],
  ],
  ['a price of nothing', 'SKU,Price\nMUG-B,0\n', ['conflict zero-price 1 Price']],
  ['a jump', 'SKU,Price\nMUG-B,16\n', ['review much-higher 1 Price 60']],
  [
    'a compare-at price that is none',
    'SKU,Compare-at price\nMUG-B,9\n',
    ['review not-above 1 Compare-at price 9.00'],
  ],
  ['the last piece', 'SKU,Stock\nMUG-B,0\n', ['review out-of-stock 1 Stock']],
  ['the first piece', 'SKU,Stock\nSH-M,3\n', ['info back-in-stock 1 Stock']],
  ['stock that nobody counts', 'SKU,Stock\nSH-L,3\n', ['info not-tracked 1 Stock']],
  [
    'another barcode',
    'SKU,EAN\nSH-S,5901234123457\n',
    ['review other-barcode 1 EAN 4006381333931'],
  ],
  [
    'a barcode of another variant',
    'SKU,EAN\nMUG-B,4006381333931\n',
    ['review barcode-elsewhere 1 4006381333931 SH-S'],
  ],
])('%s is noted', (_, list, expected) => {
  expect(notes(plan(list))).toEqual(expected)
})

describe('rows without a variant in the store', () => {
  test('are appended as new products', () => {
    const list = 'SKU,Name,Price,Stock,Brand\nMUG-B,Mug,11,3,Acme\nNEW,"Lamp, tall",29,5,Acme\n'
    expect(written(list)).toEqual([
      'mug,"Mug, red",Acme,Title,Default Title,MUG-B,shopify,3,11.00,,3.10,,350',
      'lamp-tall,"Lamp, tall",Acme,Title,Default Title,NEW,shopify,5,29.00,,,,',
    ])
    expect(written(list, { include: 'changed' })).toHaveLength(1)
    expect(written(list, { include: 'new' })).toEqual([expect.stringMatching(/^lamp-tall/u)])
  })

  test('are rejected as possible variants of a known product', () => {
    const list = 'SKU,Group ID,Name,Size,Price\nSH-S,G,Shirt,S,21\nSH-XL,G,Shirt,XL,22\n'
    const one = plan(list, { group: 'Group ID' })
    expect(one.counts).toMatchObject({ new: 0, changed: 1 })
    expect(notes(one)).toEqual(['conflict new-variant 2 shirt'])
  })

  test('a list without codes updates nothing', () => {
    expect(plan('Name,Price\nMug,11\n')).toMatchObject({ nothing: 'no-code', products: [] })
  })

  test('an identical list changes nothing', () => {
    expect(plan('SKU,Price\nMUG-B,10\n')).toMatchObject({ nothing: 'nothing-new' })
  })
})

describe('an import beside the open export', () => {
  test('keeps variants that the list lacks', () => {
    const one = plan('SKU,Name,Size,Price\nSH-S,Shirt,S,21\n', { work: 'add' })
    expect(one.products[0]?.product.variants.map(({ sku }) => sku)).toEqual([
      'SH-S',
      'SH-M',
      'SH-L',
    ])
    expect(notes(one)).toEqual(['review no-image -'])
  })

  test('counts variants that it deletes', () => {
    const list =
      'SKU,Name,Group ID,Size,Colour,Price\nSH-S,Shirt,G,S,Red,21\nSH-M,Shirt,G,M,Blue,21\nSH-X,Shirt,G,L,Red,21\n'
    const one = plan(list, { work: 'add', group: 'Group ID' })
    expect(notes(one)).toContain('review variants-deleted - 3')
  })

  test('rejects a second match of a product', () => {
    const one = plan('SKU,Name,Price\nSH-S,One,21\nSH-M,Two,21\n', {
      work: 'add',
      group: 'each-row',
    })
    expect(one.products.map(({ isIncluded }) => isIncluded)).toEqual([true, false])
    expect(notes(one)).toContain('conflict same-product - shirt')
  })
})

const quirks = fc.record({
  header: fc.constantFrom('legacy' as const, 'current' as const),
  encoding: fc.constantFrom('utf-8' as const, 'utf-16le' as const),
  lineEnd: fc.constantFrom('\n' as const, '\r\n' as const),
  endsLine: fc.boolean(),
})

test('any update changes no other cell and keeps all variants', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999 }),
      quirks,
      fc.integer({ min: 1, max: 5 }),
      (seed, quirk, step) => {
        const products = new ProductTable(
          new Table(generateExport({ products: 12, seed, quirks: quirk })),
        )
        const { table } = products
        const skus = products.products
          .flatMap((product) => products.variantRows(product))
          .map((row) => products.text(row, 'sku').trim())
          .filter((sku, at) => sku !== '' && at % step === 0)
        fc.pre(skus.length > 0)
        const rows = skus.map(
          (sku, at) => `${at % 2 === 0 ? sku.toLowerCase() : `'${sku}`};${at + 3},25`,
        )
        const list = ['Codice;Prezzo', ...rows, 'NEW-1;7,00', ''].join('\n')
        const options = { ...defaultOptions(fields), map: { Codice: 'sku', Prezzo: 'price' } }
        const one = runSync(
          planImport(new SupplierList(bytes(list)), options, { export: products }),
        )
        expect(one.update?.matched).toBe(skus.length)
        const price = products.columns.find('price')
        expect(updatePatches(one.products).every(([, column]) => column === price)).toBe(true)

        const file = new ProductTable(new Table(writeUpdate(products, one).bytes))
        expect(deletedVariants(products, file)).toEqual({ variants: 0, products: 0 })
        expect(file.table.encoding).toBe(table.encoding)
        const rowsOf = (of: ProductTable, handle: string) =>
          of.products
            .filter((product) => product.handle === handle)
            .flatMap(({ firstRow, endRow }) =>
              Array.from({ length: endRow - firstRow }, (_, at) =>
                of.table.header.map((__, column) =>
                  column === price ? '' : of.table.raw(firstRow + at, column),
                ),
              ),
            )
        for (const { handle } of file.products.slice(0, -1)) {
          expect(rowsOf(file, handle)).toEqual(rowsOf(products, handle))
        }
        expect(file.products.at(-1)?.handle).toBe('new-1')
      },
    ),
    { numRuns: 40 },
  )
})
