import { describe, expect, test } from 'vitest'
import {
  deletedVariants,
  generateExport,
  generateTranslations,
  OpenFile,
  ProductTable,
  Table,
  undoJobFile,
  type NewJob,
  type Patch,
} from '../index.ts'
import { patchText } from '../patches/patchText.ts'
import { decode, downloadText, encode, openText } from '../test/files.ts'
import { importInto } from '../test/importInto.ts'

const origin = { kind: 'fix', fix: 'remove-spaces' } as const

function edit(file: OpenFile, patches: readonly Patch[], more: Partial<NewJob> = {}): void {
  file.apply({ id: `${file.jobs.length}`, at: 1, origin, patches, ...more })
}

const text = (file: OpenFile) => downloadText(file, 'columns')
const facts = (file: OpenFile) => file.downloadFacts().columns

const source = [
  'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Image Alt Text',
  'tee,"Tee, ""soft""",<p>Old</p>,Size,S,T-S,4,1.0,https://a/1.jpg,Front',
  'tee,,,,M,T-M,5,"1,00",https://a/2.jpg,',
  'tee,,,,,,,,https://a/3.jpg,Back',
  'mug,Mug,<p>Mug</p>,Title,Default Title,M,6,2,,',
].join('\r\n')

test('writes identifying and changed columns byte for byte', () => {
  const file = openText(source)
  expect(text(file)).toBe('')
  edit(file, [[2, 7, '"1,00"', '"9,00"']])
  expect(text(file)).toBe(
    [
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price',
      'tee,"Tee, ""soft""",Size,S,T-S,1.0',
      'tee,,,M,T-M,"9,00"',
      '',
    ].join('\r\n'),
  )
  expect(file.downloadFacts().columns).toEqual({
    products: 1,
    rows: 2,
    bytes: text(file).length,
    parts: 1,
    formulas: 0,
    keys: [0, 1, 3, 4, 5],
    beside: [],
    changed: [7],
  })
  edit(file, [[2, 7, '"9,00"', '"1,00"']])
  expect(text(file)).toBe('')
})

test('image rows are written only with image columns', () => {
  const file = openText(source)
  edit(file, [[3, 9, 'Back', 'Rear']])
  expect(text(file)).toBe(
    [
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Image Src,Image Alt Text',
      'tee,"Tee, ""soft""",Size,S,T-S,https://a/1.jpg,Front',
      'tee,,,M,T-M,https://a/2.jpg,',
      'tee,,,,,https://a/3.jpg,Rear',
      '',
    ].join('\r\n'),
  )
})

test('a changed row is always written', () => {
  const file = openText(source)
  edit(file, [[3, 2, '', 'Text']])
  expect(text(file)).toContain('\r\ntee,,Text,,,')
})

test('excluded columns and products are omitted', () => {
  const file = openText(source)
  edit(file, [
    [1, 2, '<p>Old</p>', '<p>New</p>'],
    [4, 7, '2', '3'],
  ])
  edit(file, [], { excludedColumns: [2, 5] })
  edit(file, [], { excludedProducts: ['tee'] })
  expect(text(file)).toBe(
    'Handle,Title,Option1 Name,Option1 Value,Variant Price\r\nmug,Mug,Title,Default Title,3',
  )
})

describe('columns that depend on each other', () => {
  const names = {
    quantity: 'Variant Inventory Qty',
    tracker: 'Variant Inventory Tracker',
    policy: 'Variant Inventory Policy',
    grams: 'Variant Grams',
    unit: 'Variant Weight Unit',
    price: 'Variant Price',
    image: 'Image Src',
    position: 'Image Position',
    alt: 'Image Alt Text',
    variantImage: 'Variant Image',
    marketPrice: 'Price / EU',
    marketBefore: 'Compare At Price / EU',
    otherMarket: 'Price / US',
    included: 'Included / EU',
    category: 'Product Category',
    fabric: 'Fabric (product.metafields.shopify.fabric)',
    care: 'Care (product.metafields.custom.care)',
    measure: 'Unit Price Total Measure',
    measureUnit: 'Unit Price Total Measure Unit',
    status: 'Status',
    cost: 'Cost per item',
  } as const
  type Name = keyof typeof names
  const keys = ['Handle', 'Title', 'Option1 Name', 'Option1 Value']
  const header = [...keys, ...Object.values(names)]
  const images = ['image', 'position', 'alt', 'variantImage'] as const

  test.each<[changed: Name, beside: readonly Name[]]>([
    ['quantity', ['tracker']],
    ['tracker', []],
    ['policy', []],
    ['grams', ['unit']],
    ['unit', ['grams']],
    ['price', []],
    ...images.map((name): [Name, Name[]] => [name, images.filter((other) => other !== name)]),
    ['marketPrice', ['marketBefore']],
    ['marketBefore', ['marketPrice']],
    ['otherMarket', []],
    ['included', []],
    ['fabric', ['category']],
    ['care', []],
    ['measure', ['measureUnit']],
    ['status', []],
    ['cost', []],
  ])('%s brings %j', (changed, beside) => {
    const row = ['a', 'A', 'Title', 'Default Title', ...Object.keys(names)]
    const file = openText([header, row].map((cells) => cells.join(',')).join('\n'))
    const column = header.indexOf(names[changed])
    edit(file, [[1, column, changed, 'new']])
    const found = facts(file)
    if (typeof found === 'string') throw new Error(found)
    const inWords = (columns: readonly number[]) => columns.map((at) => header[at])
    expect(inWords(found.keys)).toEqual(keys)
    expect(inWords(found.changed)).toEqual([names[changed]])
    expect(inWords(found.beside)).toEqual(beside.map((name) => names[name]))
  })

  test('linked options include their metafield', () => {
    const file = openText(
      'Handle,Title,Option1 Name,Option1 Value,Option1 Linked To,Price,Color (product.metafields.shopify.color-pattern),Care (product.metafields.custom.care)\n' +
        'a,A,Color,Black,product.metafields.shopify.color-pattern,1,black,cold\nb,B,Title,Default Title,,2,,',
    )
    edit(file, [[2, 5, '2', '3']])
    expect(text(file)).not.toContain('Color (')
    edit(file, [[1, 5, '1', '3']])
    expect(text(file).split('\n')[1]).toBe(
      'a,A,Color,Black,product.metafields.shopify.color-pattern,3,black',
    )
  })
})

describe('all columns are required', () => {
  test('without columns that identify variants', () => {
    const lacking = openText('Handle,Title,Variant Price\na,A,1')
    edit(lacking, [[1, 2, '1', '2']])
    expect(facts(lacking)).toBe('missing-columns')
    expect(() => text(lacking)).toThrow(RangeError)
    const file = openText(source)
    edit(file, [[4, 7, '2', '3']], { excludedColumns: [4] })
    expect(facts(file)).toBe('missing-columns')
  })

  test('after rows moved', () => {
    const file = openText(source)
    edit(file, [], { order: Uint32Array.of(0, 4, 1, 2, 3) })
    expect(facts(file)).toBe('moved-rows')
  })

  test('in an export of Matrixify', () => {
    const file = openText(
      'ID,Command,Handle,Title,Option1 Name,Option1 Value\n1,MERGE,a,A,Title,Default Title',
    )
    edit(file, [[1, 3, 'A', 'B']])
    expect(facts(file)).toBe('other-importer')
  })
})

test('only changed translations are written', () => {
  const bytes = generateTranslations({ products: 3 })
  const file = OpenFile.open(bytes, { name: 'texts.csv' })
  const { translations, table } = file.current
  const column = translations!.translation
  edit(file, patchText(table, 3, column, 'Neu, “ganz” neu'))
  const lines = text(file).split('\n')
  expect(new Table(encode(text(file))).header).toEqual(table.header)
  expect(lines.filter((line) => line !== '')).toHaveLength(2)
  expect(file.downloadFacts().columns).toMatchObject({ rows: 1, changed: [column] })
})

test('a job file restores the rows with all columns', async () => {
  const file = openText(source)
  edit(file, [[2, 7, '"1,00"', '']])
  const [written] = file.download({ which: 'columns' })
  const undone = await undoJobFile(await file.jobFile({ which: 'columns' }), written!.bytes)
  expect(decode(undone)).toBe(`${source.split('\r\n').slice(0, 3).join('\r\n')}\r\n`)
})

/** Something that jobs write into a column. */
const writes = [
  ['price', 'every variant'],
  ['compareAtPrice', 'every variant'],
  ['cost', 'every variant'],
  ['barcode', 'every variant'],
  ['inventoryPolicy', 'every variant'],
  ['description', 'products'],
  ['tags', 'products'],
  ['seoTitle', 'products'],
  ['imageAltText', 'every row'],
  ['sku', 'every variant'],
] as const

test.each(
  writes.flatMap((write) => [[...write, 'legacy'] as const, [...write, 'current'] as const]),
)(
  'an import of a changed %s of %s changes nothing else in the store (%s header)',
  (key, where, header) => {
    const bytes = generateExport({ products: 40, quirks: { header } })
    const file = OpenFile.open(bytes, { name: 'products.csv' })
    const { table, columns, products } = file.current
    const column = columns.find(key)!
    const rowsOf = (product: (typeof products)[number]) => {
      if (where === 'products') return [product.firstRow]
      if (where === 'every variant') return file.current.variantRows(product)
      return Array.from(
        { length: product.endRow - product.firstRow },
        (_, at) => product.firstRow + at,
      ).filter((row) => !table.isBlank(row, column))
    }
    edit(
      file,
      products
        .filter((_, index) => index % 3 === 0)
        .flatMap((product) => rowsOf(product).flatMap((row) => patchText(table, row, column, '7'))),
    )

    // Meanwhile, products were sold.
    const sold = OpenFile.open(bytes, { name: 'products.csv' })
    const quantity = columns.find('inventoryQuantity')!
    edit(
      sold,
      products.flatMap((product) =>
        sold.current.variantRows(product).flatMap((row) => patchText(table, row, quantity, '1000')),
      ),
    )
    const store = new ProductTable(sold.current.table)
    const [written] = file.download({ which: 'columns' })
    const imported = new ProductTable(new Table(written!.bytes))
    expect(deletedVariants(store, imported)).toEqual({ variants: 0, products: 0 })

    const expected = Array.from({ length: table.rowCount - 1 }, (_, at) =>
      table.header.map((_name, each) =>
        (each === quantity ? store : file.current).table.text(at + 1, each),
      ),
    )
    expect(importInto(store, imported)).toEqual(expected)
  },
)
