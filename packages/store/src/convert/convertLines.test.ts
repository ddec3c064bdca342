import { generateExport, OpenFile, ProductTable, Table } from '@dropwatt/automations'
import { describe, expect, test } from 'vitest'
import { isAbsent } from '../fields/Field.ts'
import { fieldsOf } from '../fields/fieldsOf.ts'
import { convertLines } from './convertLines.ts'
import type { ConversionNote } from './notes.ts'
import { isSidecar } from '../translations/TranslationSidecar.ts'
import { idsOfRow, metafieldOfRow } from './Sidecar.ts'
import { cutBytes, ExportLines, shuffleLines, withoutQuery } from './test/exportAsLines.ts'

const shop = { currencyCode: 'EUR' }
const seed = generateExport({ products: 300, quirks: { header: 'current' } })
const lines = [...new ExportLines(seed).lines()]
const bytesOf = (texts: readonly string[]) => new TextEncoder().encode(`${texts.join('\n')}\n`)
const notesIn = (notes: readonly ConversionNote[]) =>
  notes.filter(({ code }) => code !== 'absent-column' && code !== 'unnamed-metafields')

const live = await convertLines(lines, shop)
const everyRow = Array.from({ length: live.rows }, (_, at) => at + 1)

const convert = (texts: readonly string[], products?: number) =>
  convertLines(texts, { ...shop, ...(products !== undefined && { products }) })

/** A cell as it is written. */
function rawCell(table: Table, row: number, column: number): string | undefined {
  const span = table.cellSpan(row, column)
  return span && new TextDecoder().decode(table.content.subarray(span.start, span.end))
}

/** Leaves out what a store cannot say: the service that tracks stock, and the versions that a generated export makes up. */
function asAnswered(column: string, text: string): string {
  if (column === 'Inventory tracker' && text !== '') return 'shopify'
  return column === 'Variant image URL' ? withoutQuery(text) : text
}

describe('a live file', () => {
  const written = new ProductTable(new Table(live.bytes))
  const seeded = new ProductTable(new Table(seed))

  test('has the rows of the export of the same products', () => {
    expect(live.rows).toBe(seeded.table.rowCount - 1)
    expect(written.table.rowCount).toBe(seeded.table.rowCount)
    expect(written.products.map(({ handle, firstRow }) => [handle, firstRow])).toEqual(
      seeded.products.map(({ handle, firstRow }) => [handle, firstRow]),
    )
    expect(notesIn(live.notes)).toEqual([])
    expect(live.isComplete).toBe(true)
  })

  const columns = fieldsOf(seeded.table.header).map((found, column) => ({
    name: seeded.table.header[column] ?? '',
    column,
    found,
  }))
  const readable = columns.filter(({ found }) => found && !isAbsent(found.field))

  const canada = seeded.columns.markets.get('Canada')
  /** A market of a store has a compare-at price only beside a price; that of the generated export does not. */
  const isAlone = (row: number, column: number) =>
    column === canada?.compareAtPrice && seeded.table.text(row, canada.price ?? 0) === ''
  const seededText = (row: number, column: number) =>
    isAlone(row, column) ? '' : seeded.table.text(row, column)

  test('has the columns of the current template that the store can say, in its order', () => {
    const shared = readable.flatMap(({ name, found }) => (found?.metafield ? [] : [name]))
    expect(written.table.header.slice(0, shared.length)).toEqual(shared)
    expect(written.table.header.slice(shared.length)).toEqual([
      'country_of_origin (product.metafields.custom.country_of_origin)',
      'fabric (product.metafields.shopify.fabric)',
    ])
  })

  test.each(readable)('has the values of the export in $name', ({ column, found }) => {
    const field = found?.field
    if (!field || isAbsent(field)) return
    const own = fieldsOf(written.table.header).findIndex(
      (each) => each?.field.column === field.column,
    )
    const texts = everyRow.map((row) => (own === -1 ? '' : written.table.text(row, own)))
    const differing = everyRow.flatMap((row) => {
      const expected = asAnswered(field.column, seededText(row, column))
      const text = asAnswered(field.column, texts[row - 1] ?? '')
      return field.isEqual(text, expected) ? [] : [{ row, text, expected }]
    })
    expect(differing).toEqual([])
  })

  test('writes cells byte for byte as exports do', () => {
    const reformed = new Set(['Price', 'Tags', 'Barcode', 'Inventory tracker', 'Variant image URL'])
    const places = readable.filter(({ name, found }) => !reformed.has(name) && !found?.metafield)
    const differing = [0, ...everyRow].flatMap((row) =>
      places.flatMap(({ column, name }) => {
        const own = written.table.header.indexOf(name)
        const [cell, expected] = [
          rawCell(written.table, row, own),
          isAlone(row, column) ? '' : rawCell(seeded.table, row, column),
        ]
        return cell === expected ? [] : [{ row, name, cell, expected }]
      }),
    )
    expect(differing).toEqual([])
  })

  test('opens as a product export without problems of form', () => {
    const { facts } = OpenFile.open(live.bytes, { name: 'live.csv' })
    expect(facts).toMatchObject({
      kind: 'products',
      products: 300,
      rows: live.rows,
      delimiter: ',',
    })
  })
})

test('the order of lines and the places where bytes are cut do not matter', async () => {
  const shuffled = await convertLines(cutBytes(bytesOf(shuffleLines(lines)), 3000), shop)
  expect(shuffled.bytes).toEqual(live.bytes)
  expect(shuffled.sidecar.variants).toEqual(live.sidecar.variants)
  expect(shuffled.sidecar.images).toEqual(live.sidecar.images)
  expect(shuffled.sidecar.products).toEqual(live.sidecar.products)
})

test('a byte at a time gives the same file', async () => {
  const few = [
    ...new ExportLines(generateExport({ products: 3, quirks: { header: 'current' } })).lines(),
  ]
  const whole = await convertLines(few, shop)
  const cut = await convertLines(cutBytes(bytesOf(few), 1), shop)
  expect(cut.bytes).toEqual(whole.bytes)
})

/** Converts a product with a variant that a price list fixes the prices of. */
async function withMarkets(markets: unknown) {
  const few = generateExport({ products: 1, quirks: { header: 'current' } })
  const own = [...new ExportLines(few).lines()].filter((line) => !line.startsWith('{"markets"'))
  const { bytes, sidecar, notes } = await convertLines([...own, JSON.stringify({ markets })], shop)
  return {
    columns: new Table(bytes).header.filter((name) => name.includes(' / ')),
    markets: sidecar.markets,
    absent: notes.flatMap((note) =>
      note.code === 'absent-column' && note.field.column.includes(' / ')
        ? [`${note.field.column}: ${note.field.absent}`]
        : [],
    ),
  }
}
const catalog = (title: string, priceList: number | null, status = 'ACTIVE') => ({
  id: 'gid://shopify/MarketCatalog/1',
  title,
  status,
  priceList: priceList && {
    id: `gid://shopify/PriceList/${priceList}`,
    currency: 'JPY',
    fixedPricesCount: 0,
  },
})
const google = (note: string) => !note.startsWith('Google')

describe('markets', () => {
  test('have columns in the order of the store, and their lists and currencies in the sidecar', async () => {
    const found = await withMarkets([catalog(' Japan ', 7), catalog('A / B', 8)])
    expect(found.columns).toEqual([
      'Price / Japan',
      'Compare-at price / Japan',
      'Price / A / B',
      'Compare-at price / A / B',
    ])
    expect(found.markets).toEqual([
      { name: 'Japan', priceList: 7, currency: 'JPY' },
      { name: 'A / B', priceList: 8, currency: 'JPY' },
    ])
    expect(found.absent.filter(google)).toEqual([
      'Included / Japan: not-in-api',
      'Included / A / B: not-in-api',
    ])
  })

  test.each([
    ['that are none', [], []],
    ['that sell nothing', [catalog('Old', 7, 'ARCHIVED'), catalog('New', 8, 'DRAFT')], []],
    ['without a price list', [catalog('Japan', null)], 'Japan: no-price-list'],
    ['of one name', [catalog('Japan', 7), catalog('Japan', 8)], 'Japan: same-name'],
    ['that the store does not tell', null, '…: not-told'],
  ])('%s have no columns', async (_, markets, note) => {
    const { columns, absent } = await withMarkets(markets)
    expect(columns).toEqual([])
    const expected = typeof note === 'string' ? ['Price / ', 'Compare-at price / '] : []
    expect(absent.filter(google)).toEqual(expected.map((name) => `${name}${String(note)}`))
  })
})

describe('the sidecar', () => {
  const objects = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const written = new ProductTable(new Table(live.bytes))

  test('knows the objects of each row', () => {
    const byId = new Map(
      objects
        .filter((object) => Object.keys(object).length > 2)
        .map((object) => [object['id'] as string, object]),
    )
    const found = everyRow.map((row) => {
      const ids = idsOfRow(live.sidecar, row)
      const image = byId.get(ids?.image ?? '')?.['image'] as { readonly url: string } | undefined
      const variant = byId.get(ids?.variant ?? '')
      return {
        handle: byId.get(ids?.product ?? '')?.['handle'],
        isFirst: ids?.isFirst,
        isVariant: variant !== undefined,
        sku: variant?.['sku'] ?? '',
        url: image?.url ?? '',
      }
    })
    expect(found).toEqual(
      everyRow.map((row) => ({
        handle: written.text(row, 'handle'),
        isFirst: written.text(row, 'title') !== '',
        isVariant: written.text(row, 'price') !== '',
        sku: written.text(row, 'sku'),
        url: written.text(row, 'imageUrl'),
      })),
    )
  })

  test('knows the options and their values', () => {
    const ids = idsOfRow(live.sidecar, 1)
    const product = objects[0] as unknown as {
      options: { id: string; optionValues: { id: string; name: string }[] }[]
    }
    expect(ids?.options[0]).toBe(product.options[0]?.id)
    const value = product.options[0]?.optionValues.find(
      ({ name }) => name === written.text(1, 'option1Value'),
    )
    expect(ids?.optionValues[0]).toBe(value?.id)
    expect(ids?.options[2]).toBeUndefined()
  })

  test('knows the metafields and their types', () => {
    const metafield = objects.find(({ key }) => key === 'fabric')
    expect(metafieldOfRow(live.sidecar, 1, 'shopify.fabric')).toEqual({
      id: metafield?.['id'],
      type: 'single_line_text_field',
    })
    expect(metafieldOfRow(live.sidecar, 1, 'custom.none')).toBeUndefined()
  })

  test('knows nothing of the header and of rows behind the file', () => {
    expect(idsOfRow(live.sidecar, 0)).toBeUndefined()
    expect(idsOfRow(live.sidecar, live.rows + 1)).toBeUndefined()
    expect(metafieldOfRow(live.sidecar, live.rows + 1, 'shopify.fabric')).toBeUndefined()
  })

  test('survives a structured clone, and is told from other versions', () => {
    const copy: unknown = structuredClone(live.sidecar)
    expect(copy).toEqual(live.sidecar)
    expect(isSidecar(copy)).toBe(true)
    expect(isSidecar({ ...live.sidecar, version: 0 })).toBe(false)
  })
})

describe('what an answer lacks', () => {
  const product = lines.findIndex((line) => line.startsWith('{"id":"gid://shopify/Product/'))

  test('zero products give a header, and say so', async () => {
    const { bytes, rows, notes, isComplete } = await convert([])
    expect(new Table(bytes).rowCount).toBe(1)
    expect(rows).toBe(0)
    expect(notesIn(notes)).toEqual([{ code: 'no-products' }])
    expect(isComplete).toBe(true)
  })

  test('16: columns that the store cannot say are absent, and named', () => {
    expect(live.notes).toContainEqual({
      code: 'absent-column',
      field: {
        column: 'Published on online store',
        absent: 'missing-scope',
        scope: 'read_publications',
      },
    })
    expect(new Table(live.bytes).header).not.toContain('Published on online store')
  })

  test('an answer that ends in a line is cut', async () => {
    const bytes = bytesOf(lines)
    const { notes, isComplete } = await convertLines([bytes.subarray(0, -20)], shop)
    expect(notesIn(notes)).toContainEqual({ code: 'cut' })
    expect(isComplete).toBe(false)
  })

  test('a last line without a line end is whole', async () => {
    const { bytes } = await convertLines([bytesOf(lines).subarray(0, -1)], shop)
    expect(bytes).toEqual(live.bytes)
  })

  test.each([
    ['no JSON', '{"id":'],
    ['no object', 'null'],
    ['an unknown object', '{"id":"gid://shopify/Order/1"}'],
    [
      'an id without a number',
      '{"id":"gid://shopify/Metafield/x","__parentId":"gid://shopify/Product/1"}',
    ],
    ['a missing field', (lines[product] ?? '').replace('"title"', '"name"')],
  ])('a line with %s is named', async (_, line) => {
    const { notes, isComplete } = await convert([...lines, line])
    expect(notesIn(notes)).toEqual([
      { code: 'unreadable-lines', count: 1, first: lines.length + 1 },
    ])
    expect(isComplete).toBe(false)
  })

  test('objects without their product are counted', async () => {
    const { notes, isComplete } = await convert(lines.slice(1))
    expect(notesIn(notes)).toContainEqual({ code: 'without-product', count: expect.any(Number) })
    expect(isComplete).toBe(false)
  })

  test('a product without variants is left out', async () => {
    const { rows, notes, isComplete } = await convert(lines.slice(0, 1))
    expect(rows).toBe(0)
    expect(notesIn(notes)).toEqual([
      { code: 'without-variants', count: 1, product: 'gid://shopify/Product/7000000000001' },
    ])
    expect(isComplete).toBe(false)
  })

  test('another number of products than expected is named', async () => {
    const { notes, isComplete } = await convert(lines, 301)
    expect(notesIn(notes)).toEqual([{ code: 'other-count', expected: 301, read: 300 }])
    expect(isComplete).toBe(false)
  })

  test('what comes twice is in the file once', async () => {
    const { bytes, notes, isComplete } = await convert([...lines, ...lines])
    expect(bytes).toEqual(live.bytes)
    expect(notesIn(notes)).toEqual([{ code: 'repeated', count: live.products + live.variants }])
    expect(isComplete).toBe(true)
  })

  test('the later of two answers counts', async () => {
    const later = (lines[product] ?? '').replace(/"title":"[^"]*"/, '"title":"Newer"')
    const { bytes } = await convert([...lines, later])
    const changed = new ProductTable(new Table(bytes))
    expect(changed.text(1, 'title')).toBe('Newer')
  })

  test('media that are no pictures are counted', async () => {
    const { bytes, notes } = await convert([
      ...lines,
      '{"__parentId":"gid://shopify/Product/7000000000001"}',
    ])
    expect(bytes).toEqual(live.bytes)
    expect(notesIn(notes)).toEqual([{ code: 'other-media', count: 1 }])
  })

  test('halves of characters are replaced, and counted', async () => {
    const broken = lines.with(
      product,
      (lines[product] ?? '').replace('"title":"', '"title":"\\ud83d'),
    )
    const { bytes, notes } = await convert(broken)
    expect(new ProductTable(new Table(bytes)).text(1, 'title')).toMatch(/^\uFFFD/)
    expect(notesIn(notes)).toEqual([{ code: 'damaged-characters', count: 1 }])
  })

  test('metafields beyond the most columns are counted', async () => {
    const many = Array.from({ length: 130 }, (_, at) =>
      JSON.stringify({
        id: `gid://shopify/Metafield/${at + 1}`,
        namespace: 'many',
        key: `k${at}`,
        type: 'json',
        value: '{"a":1}',
        __parentId: 'gid://shopify/Product/7000000000001',
      }),
    )
    const { notes } = await convert([...lines, ...many])
    expect(notesIn(notes)).toEqual([{ code: 'too-many-metafields', count: 32, most: 100 }])
  })

  test('bytes that are no text are refused', async () => {
    await expect(convertLines([Uint8Array.of(0xff, 0xfe)], shop)).rejects.toThrow(TypeError)
  })
})

test('a line end in a title stays in its cell', async () => {
  const [first = '', ...others] = lines
  const titled = first.replace(/"title":"[^"]*"/, String.raw`"title":"A\n\"b\", c"`)
  const { bytes, rows } = await convertLines([titled, ...others], shop)
  expect(rows).toBe(live.rows)
  expect(new ProductTable(new Table(bytes)).text(1, 'title')).toBe('A\n"b", c')
})
