import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runSync, OpenFile, ProductTable, Table } from '../index.ts'
import {
  includedProducts,
  planImport,
  planPage,
  readExportProduct,
  suggestPrice,
  readMapping,
  SupplierList,
  writeProducts,
  type ImportPlan,
  type ImportedVariant,
  type SettledProduct,
} from '../importing.ts'
import { automationFields, defaultOptions, type OptionsOf } from '../options.ts'

const fields = automationFields['bulk-products-importer']
const bytes = (text: string) => new TextEncoder().encode(text)
const table = (file: Uint8Array) => new ProductTable(new Table(file))

type Set = Partial<OptionsOf<typeof fields>>

function plan(text: string, set: Set = {}, export_?: string): ImportPlan {
  const list = new SupplierList(bytes(text))
  const options = { ...defaultOptions(fields), work: 'add' as const, ...set }
  const price = set.price ?? suggestPrice(readMapping(list, options))
  const context = export_ === undefined ? {} : { export: table(bytes(export_)) }
  return runSync(planImport(list, { ...options, price }, context))
}

/** Writes the included products, and expects that their file has no problems. */
function written(one: ImportPlan): string[] {
  const file = writeProducts(includedProducts(one))
  const opened = OpenFile.open(file, { name: 'products.csv' })
  expect(opened.problems()).toEqual([])
  return new TextDecoder().decode(file).split('\n').slice(0, -1)
}

const notes = (one: ImportPlan) =>
  [...one.notes, ...one.products.flatMap((product) => product.notes)].map(({ code, row, values }) =>
    `${code} ${row ?? ''} ${Object.values(values ?? {}).join(' ')}`.trim(),
  )

const board = `Artikel-Nr.;Bezeichnung;EK netto;UVP;Farbe;Gruppe;Bild 1;Lagerort
BTL-05;Steel bottle 0.5 l;7,20;19,90;Teal;BTL;https://example.com/btl-05.jpg;A-12
BTL-06;Steel bottle 0.75 l;8,90;24,90;Teal;BTL;https://example.com/btl-06.jpg;A-13
MUG-RED;Enamel mug;3,10;12,00;Red;MUG;https://example.com/mug.jpg;C-02
`

describe('a list becomes products', () => {
  test('with variants, computed prices and a default vendor', () => {
    const one = plan(board, { ending: '.99', vendor: 'Supplier 014', group: 'Gruppe' })
    expect(written(one)).toEqual([
      'Title,URL handle,Vendor,Published on online store,Status,SKU,Option1 name,Option1 value,Option2 name,Option2 value,Price,Compare-at price,Cost per item,Product image URL,Image position,Variant image URL',
      'Steel bottle,steel-bottle,Supplier 014,TRUE,Draft,BTL-05,Color,Teal,Size,0.5 l,17.99,19.90,7.20,https://example.com/btl-05.jpg,1,https://example.com/btl-05.jpg',
      ',steel-bottle,,,,BTL-06,,Teal,,0.75 l,21.99,24.90,8.90,https://example.com/btl-06.jpg,2,https://example.com/btl-06.jpg',
      'Enamel mug,enamel-mug,Supplier 014,TRUE,Draft,MUG-RED,Color,Red,,,7.99,12.00,3.10,https://example.com/mug.jpg,1,',
    ])
    expect(notes(one)).toEqual([])
    expect(notes(plan(board))).toEqual(['grouped'])
    expect(one.counts).toMatchObject({ products: 2, variants: 3, included: 2 })
  })

  test('with a row for each picture', () => {
    const list =
      'sku,title,price,images\nA,Tee,5,"https://example.com/1.jpg, https://example.com/2.jpg|//example.com/3.jpg"\n'
    expect(written(plan(list)).slice(2)).toEqual([
      ',tee,,,,,,,https://example.com/2.jpg,2',
      ',tee,,,,,,,https://example.com/3.jpg,3',
    ])
    expect(written(plan(list, { images: 'none' }))).toHaveLength(2)
  })

  test('with safe descriptions', () => {
    const list =
      'sku,title,price,description\n' +
      'A,"Tee ""Pro"", blue",5,"<p onclick=""x()"">Soft<script>alert(1)</script><img src=x onerror=alert(1)></p>"\n' +
      'B,Mug,6,"First line\nsecond <3\n\nNew paragraph"\n'
    const products = includedProducts(plan(list))
    expect(products.map(({ title }) => title)).toEqual(['Tee "Pro", blue', 'Mug'])
    expect(products.map(({ description }) => description)).toEqual([
      '<p>Soft<img></p>',
      '<p>First line<br>second &lt;3</p><p>New paragraph</p>',
    ])
    written(plan(list))
  })

  test('handles are unique and Latin', () => {
    const list = 'sku,title,price\n1,Größe & Übermut,5\n2,Größe & Übermut,6\n3,Кружка,7\n4,杯子,8\n'
    const one = plan(list, { group: 'each-row' })
    expect(includedProducts(one).map(({ handle }) => handle)).toEqual([
      'grosse-ubermut',
      'grosse-ubermut-2',
      'kruzhka',
      '4',
    ])
    expect(notes(one)).toContain('same-handle  grosse-ubermut-2')
  })

  test('every fault has a note with its row', () => {
    const list =
      'sku,title,price,ean,image,rrp,weight\n' +
      'A,Tee,abc,8.72E+12,no picture,5,heavy\n' +
      ',,3,,,,\n' +
      'A,Mug,5,4006381333931,https://example.com/m.jpg,4.00,1.5 kg\n' +
      ',Cup,6,,https://example.com/c.jpg,,200 g\n' +
      'D,Pen,7.50,,,9,1 oz\n'
    const one = plan(list, {
      map: {
        price: 'price',
        ean: 'barcode',
        image: 'image',
        weight: 'weight:g',
        rrp: 'compareAtPrice',
      },
    })
    expect(notes(one)).toEqual([
      'no-name 2',
      'damaged-code 1 ean 8.72E+12',
      'unread 1 price abc',
      'unread 1 weight heavy',
      'bad-address 1 image no',
      'bad-address 1 image picture',
      'no-price 1',
      'no-image',
      'duplicate-sku 3 A 2',
      'not-above 3 4.00',
      'no-image',
    ])
    expect(includedProducts(one).map(({ variants: [variant] }) => variant?.grams)).toEqual([
      undefined,
      1500,
      200,
      28.3495,
    ])
    written(one)
  })

  test('indistinguishable rows get their SKU as an option', () => {
    const list =
      'group id,sku,title,price,size\nG,A,Tee,5,S\nG,B,Tee,5,S\nG,C,Tee,5,M\nH,D,Mug,5,\nH,D,Mug,5,\n'
    const one = plan(list, { group: 'group id' })
    expect(
      includedProducts(one).map(({ options, variants }) => [
        options,
        variants.map(({ values }) => values),
      ]),
    ).toEqual([
      [
        ['Size', 'Style'],
        [
          ['S', 'A'],
          ['S', 'B'],
          ['M', 'C'],
        ],
      ],
      [[], [[]]],
    ])
    expect(notes(one)).toEqual([
      'sku-as-option',
      'no-image',
      'duplicate-sku 5 D 5',
      'same-options 5 5',
      'no-image',
    ])
    written(one)
  })

  test('a repeated handle is a conflict', () => {
    const rows = 'slug,model,sku,title,price\ntee,M1,A,Tee,5\ntee,M2,B,Tee two,6\n'
    const one = plan(rows, { map: { slug: 'handle' }, group: 'model' })
    expect(notes(one)).toContain('duplicate-handle  tee')
    expect(one.counts).toMatchObject({ included: 1, conflicts: 1 })
    expect(written(one)).toHaveLength(2)
  })

  test('a product with more than 2,048 variants is a conflict', () => {
    const rows = Array.from({ length: 2049 }, (_, at) => `G,S${at},Tee,5,Size ${at}`)
    const one = plan(`group id,sku,title,price,size\n${rows.join('\n')}\nM,MUG,Mug,5,\n`, {
      group: 'group id',
    })
    expect(notes(one)).toContain('too-many-variants')
    expect(includedProducts(one).map(({ title }) => title)).toEqual(['Mug'])
  })

  test('a list without titles and SKUs has a reason', () => {
    expect(plan('a,b\n1,2\n').nothing).toBe('no-title-or-sku')
    expect(plan('sku,title\nA,Tee\n', { map: { sku: 'none', title: 'none' } }).nothing).toBe(
      'no-title-or-sku',
    )
    expect(plan('sku\nA1\nA2\n').counts.included).toBe(2)
  })
})

const store = `URL handle,Title,Description,Vendor,Tags,Status,SKU,Option1 name,Option1 value,Price,Cost per item,Inventory tracker,Inventory quantity
bottle,Steel bottle,<p>Own words</p>,Acme,"Sale, Steel",Active,BTL-05,Volume,Half,20.00,7.20,shopify,4
bottle,,,,,,BTL-06,,Three quarters,25.00,8.90,shopify,2
mug,Mug,,Acme,,Draft,MUG-RED,Title,Default Title,9.00,3.10,,
lamp,Lamp,,Acme,,Active,LAMP,Title,Default Title,50.00,,,
other,Other,,Else,,Active,OTHER,Title,Default Title,50.00,,,
`

describe('beside the open export', () => {
  const list =
    'sku,title,price,cost,group id,volume\n' +
    'btl-05,Steel bottle,21.00,7.20,B,0.5 l\n' +
    'BTL-06,Steel bottle,25.00,8.90,B,0.75 l\n' +
    'MUG-RED,Mug,9.00,3.10,M,\n' +
    'NEW,Lamp,12.00,4.00,N,\n'
  const set: Set = { group: 'group id', options: { volume: 'Size' }, images: 'none' }

  test('products are compared by SKU', () => {
    const one = plan(list, set, store)
    expect(one.products.map(({ product, state }) => [product.handle, state])).toEqual([
      ['bottle', 'changed'],
      ['mug', 'same'],
      ['lamp-2', 'new'],
    ])
    expect(one.gone).toEqual([
      { product: 2, handle: 'lamp', title: 'Lamp', skus: ['LAMP'], isWhole: true },
    ])
    expect(one.products[0]?.changes).toEqual([
      { field: 'price', variant: 0, from: '20.00', to: '21.00' },
    ])
  })

  test('values that the list lacks are kept', () => {
    expect(written(plan(list, set, store))).toEqual([
      'Title,URL handle,Description,Vendor,Tags,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Cost per item,Inventory tracker,Inventory quantity',
      'Steel bottle,bottle,<p>Own words</p>,Acme,"Sale, Steel",TRUE,Active,BTL-05,Volume,Half,21.00,7.20,shopify,4',
      ',bottle,,,,,,BTL-06,,Three quarters,25.00,8.90,shopify,2',
      'Mug,mug,,Acme,,TRUE,Draft,MUG-RED,Title,Default Title,9.00,3.10,,',
      'Lamp,lamp-2,,,,TRUE,Draft,NEW,Title,Default Title,12.00,4.00,,',
    ])
  })

  test.each([
    ['all', ['bottle', 'mug', 'lamp-2']],
    ['new', ['lamp-2']],
    ['new-and-changed', ['bottle', 'lamp-2']],
  ] as const)('%s are written', (include, handles) => {
    const one = plan(list, { ...set, include }, store)
    expect(includedProducts(one).map(({ handle }) => handle)).toEqual(handles)
  })

  test('a price list keeps the titles of the store', () => {
    const one = plan('sku,price\nMUG-RED,9.50\nNEW,12.00\n', { images: 'none' }, store)
    expect(one.products.map(({ product: { title } }) => title)).toEqual(['Mug', 'NEW'])
    expect(one.products[0]?.changes).toEqual([
      { field: 'price', variant: 0, from: '9.00', to: '9.50' },
    ])
    expect(one.products[0]?.kept).toEqual(
      expect.arrayContaining([
        { field: 'title' },
        { field: 'vendor' },
        { field: 'cost', variant: 0 },
      ]),
    )
    expect(notes(one)).toEqual(['no-title'])
  })

  test('a variant that the list lacks is kept', () => {
    const one = plan('sku,title,price\nBTL-05,Steel bottle,20.00\n', { images: 'none' }, store)
    expect(one.products[0]).toMatchObject({
      state: 'same',
      product: { variants: [{ sku: 'BTL-05' }, { sku: 'BTL-06' }] },
    })
    expect(one.gone[0]).toMatchObject({ handle: 'bottle', skus: ['BTL-06'], isWhole: false })
  })

  test('existing: false ignores the export', () => {
    const one = plan(list, { ...set, existing: false }, store)
    expect(one.products.map(({ state }) => state)).toEqual(['new', 'new', 'new'])
    expect(one.gone).toEqual([])
  })
})

test('page prices are multiplied or raised', () => {
  const product = {
    handle: 'tee',
    title: 'Tee',
    tags: [],
    options: [],
    variants: [{ values: [], price: 100_000 }],
    images: [],
    vendor: 'Rival',
  }
  const options = defaultOptions(automationFields['product-importer'])
  const priced = (set: Partial<typeof options>) =>
    includedProducts(
      planPage({ products: [{ product, source: 'json-ld', notes: [] }] }, { ...options, ...set }),
    )[0]
  expect(priced({})?.variants[0]?.price).toBe(100_000)
  expect(priced({ price: 'multiply', factor: 1.25 })?.variants[0]?.price).toBe(125_000)
  expect(priced({ price: 'add', amount: 5, ending: '.95' })?.variants[0]?.price).toBe(159_500)
  expect(priced({ vendor: 'My shop' })?.vendor).toBe('My shop')
})

describe('shipping and tax', () => {
  const options = defaultOptions(automationFields['product-importer'])
  const cells = (...variants: readonly Partial<ImportedVariant>[]) => {
    const product = {
      handle: 'tee',
      title: 'Tee',
      tags: [],
      options: ['Form'],
      variants: variants.map((variant, at) => Object.assign({ values: [`${at}`] }, variant)),
      images: ['a', 'b', 'c'].map((name) => ({ address: `https://cdn.example/${name}.jpg` })),
    }
    const page = { products: [{ product, source: 'product-json' as const, notes: [] }] }
    const made = table(writeProducts(includedProducts(planPage(page, options))))
    return (['requiresShipping', 'chargeTax'] as const).map((key) => {
      const column = made.columns.find(key)
      if (column === undefined) return undefined
      return [1, 2, 3].map((row) => made.table.text(row, column))
    })
  }
  test('is written for every variant', () => {
    expect(cells({ requiresShipping: false, taxable: true }, {})).toEqual([
      ['FALSE', 'TRUE', ''],
      undefined,
    ])
    expect(cells({ taxable: false }, { taxable: true })).toEqual([undefined, ['FALSE', 'TRUE', '']])
  })
  test('omits columns with default values', () => {
    expect(cells({}, { requiresShipping: true, taxable: true })).toEqual([undefined, undefined])
  })
})

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((each) => `x${each.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]/gu, ' ')}x`)
const multiline = text.map((each) => `<p>${each.replaceAll(/[<>&]/gu, '')},\n"quoted"</p>`)
const price = fc.integer({ min: 0, max: 10 ** 9 }).map((cents) => cents * 100)
const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined })

function given(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
}

const product = fc
  .record({
    title: text,
    description: optional(multiline),
    vendor: optional(text),
    type: optional(text),
    tags: fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/u), { maxLength: 4 }),
    seoTitle: optional(text),
    options: fc.uniqueArray(fc.constantFrom('Size', 'Color', 'Material'), { maxLength: 3 }),
    images: fc.uniqueArray(fc.webUrl({ validSchemes: ['https'] }), { maxLength: 4 }),
    status: fc.constantFrom('active', 'draft', 'archived'),
    isPublished: fc.boolean(),
    variants: fc.array(
      fc.record({
        sku: optional(text),
        barcode: optional(fc.stringMatching(/^\d{8}$/u)),
        price: optional(price),
        compareAtPrice: optional(price),
        cost: optional(price),
        grams: optional(fc.integer({ min: 0, max: 50_000 })),
        inventory: optional(fc.integer({ min: -5, max: 500 })),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  })
  .map(
    ({ images, variants, ...one }): Omit<SettledProduct, 'handle'> =>
      Object.assign(given(one) as typeof one, {
        images: images.map((address) => ({ address })),
        variants: variants.slice(0, one.options.length === 0 ? 1 : undefined).map((variant, at) =>
          Object.assign(given(variant), {
            values: one.options.map((_, option) => (option === 0 ? `v${at}` : 'same')),
          }),
        ),
      }) as Omit<SettledProduct, 'handle'>,
  )

/** A product as it is read: its variants have rows, and say who counts their stock. */
function asRead(one: SettledProduct): unknown {
  const place = { rows: expect.any(Array), tracker: expect.any(String) } as const
  return { ...one, variants: one.variants.map((variant) => Object.assign({}, place, variant)) }
}

test('any written product reads back unchanged', () => {
  fc.assert(
    fc.property(fc.array(product, { minLength: 1, maxLength: 6 }), (drawn) => {
      const products = drawn.map((one, at): SettledProduct => ({ ...one, handle: `p-${at}` }))
      const file = OpenFile.open(writeProducts(products), { name: 'products.csv' })
      expect(file.problems()).toEqual([])
      const read = file.current.products.map((one) => readExportProduct(file.current, one))
      expect(read).toEqual(products.map(asRead))
    }),
    { numRuns: 150 },
  )
})
