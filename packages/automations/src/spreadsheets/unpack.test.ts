import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Table } from '../csv/Table.ts'
import { OpenFile } from '../file/OpenFile.ts'
import { cellsOf, decode, encode } from '../test/files.ts'
import { Archive } from './Archive.ts'
import { unpackFile } from './packed.ts'
import { saved } from './test/saved.ts'
import { rowsOf, writeWorkbook, writeZip } from './test/writeArchive.ts'

/** Opens the cells of a workbook. */
async function open(bytes: Uint8Array, sheet?: string) {
  const file = await unpackFile(bytes, 'list.xlsx', sheet)
  return {
    cells: cellsOf(new Table(file.bytes)),
    rows: cellsOf(new Table(file.bytes)).map((row) => row.join('|')),
    part: file.from?.part,
    notes: file.from?.notes.map(({ code, values }) => Object.assign({ code }, values)),
  }
}

/** Reads one cell in the second column of a workbook. */
async function readCell(cell: string, parts: Partial<Parameters<typeof writeWorkbook>[0]> = {}) {
  const rows = `<row r="1"><c r="A1"><v>1</v></c>${cell}</row>`
  const { cells } = await open(await writeWorkbook({ sheets: { One: rows }, ...parts }))
  return cells[0]?.[1] ?? ''
}

describe('workbooks that programs saved', () => {
  test('yield the product sheet with codes as texts', async () => {
    const { rows, part, notes } = await open(saved('listino.xlsx'))
    expect(rows).toEqual([
      'Codice|Descrizione|EAN|Prezzo netto|Giacenza|Attivo|Dal|IVA|Totale',
      '00123|Sedia "Nord", blu|4006381333931|19.99|12|TRUE|2026-03-31|22%|',
      'ART-01234567|Tavolo\nallungabile|0000000000123|1234.5|0|FALSE|2026-03-31 14:30:00|10%|',
    ])
    expect(part).toBe('Listino')
    expect(notes).toEqual([
      { code: 'sheet-of-several', n: 1, sheet: 'Listino', others: 'Readme' },
      { code: 'hidden-rows', n: 1 },
      { code: 'no-results', n: 2, cells: 'I2, I3' },
    ])
  })

  test('open as exports and are written as CSV', async () => {
    const { bytes, name, from } = await unpackFile(saved('products-export.xlsx'), 'shop.xlsx')
    const file = OpenFile.open(bytes, { name })
    expect(file.facts).toMatchObject({ kind: 'products', products: 2, rows: 3 })
    expect(file.problems()).toEqual([])
    expect(from?.part).toBe('Products')
    const [download] = file.download({ which: 'whole' })
    expect(download?.name).toBe('shop-dropwatt.csv')
    expect(decode(download?.bytes)).toContain('\nmug,,,,,,Color,Red,M-2,9.9,,4006381333948,3.1\n')
  })
})

describe('a cell of a workbook', () => {
  test.each([
    ['a number', '<c><v>12.5</v></c>', '12.5'],
    ['a long barcode in scientific notation', '<c><v>4.006381333931E+12</v></c>', '4006381333931'],
    ['a sum of decimals', '<c><v>19.989999999999998</v></c>', '19.99'],
    ['a small number', '<c><v>1.2E-7</v></c>', '0.00000012'],
    ['a negative number', '<c><v>-3</v></c>', '-3'],
    ['a large number', '<c><v>1E+21</v></c>', '1000000000000000000000'],
    ['a truth', '<c t="b"><v>1</v></c>', 'TRUE'],
    ['an error', '<c t="e"><v>#N/A</v></c>', '#N/A'],
    [
      'a text in the cell',
      '<c t="inlineStr"><is><r><t>A </t></r><r><t>cup</t></r></is></c>',
      'A cup',
    ],
    ['the result of a formula', '<c><f>A1*2</f><v>2</v></c>', '2'],
    ['the text of a formula', '<c t="str"><f>A1&amp;"x"</f><v>1x</v></c>', '1x'],
    ['an empty text of a formula', '<c t="str"><f>""</f><v></v></c>', ''],
    ['a date of ISO 8601', '<c t="d"><v>2026-03-31T00:00:00</v></c>', '2026-03-31'],
    [
      'spaces around a text',
      '<c t="inlineStr"><is><t xml:space="preserve"> 00 </t></is></c>',
      ' 00 ',
    ],
    [
      'escaped characters',
      '<c t="inlineStr"><is><t>a_x000D_&#10;b_x005F_x0041_</t></is></c>',
      'a\nb_x0041_',
    ],
    ['no control character', '<c t="inlineStr"><is><t>a_x0000_b_x000B_c</t></is></c>', 'ab c'],
  ])('is %s', async (_, cell, text) => {
    expect(await readCell(cell)).toBe(text)
  })

  test.each([
    ['0000000000000', 4006381333, '0004006381333'],
    ['00000', 123456, '123456'],
    ['000-000', 1234, '001-234'],
    ['"ART-"0', 12, 'ART-12'],
    [String.raw`\A0000`, 7, 'A0007'],
    ['0" kg"', 12, '12'],
    ['0', 12, '12'],
    ['#,##0.00', 1234.5, '1234.5'],
    ['#,##0.00 "€";[Red]-#,##0.00 "€"', 1234.5, '1234.5'],
    ['[$€-410] #,##0.00', 7.5, '7.5'],
    ['0.00E+00', 4006381333931, '4006381333931'],
    ['0%', 0.07, '7%'],
    ['dd/mm/yyyy', 46112, '2026-03-31'],
    ['[$-410]d mmmm yyyy;@', 46112, '2026-03-31'],
    ['yyyy-mm-dd hh:mm', 46112.604166666664, '2026-03-31 14:30:00'],
    ['hh:mm', 0.604166666666667, '14:30'],
    ['[h]:mm:ss', 1.0834490740740741, '26:00:10'],
    ['mmm-yy', 46112, '2026-03-31'],
    ['General', 46112, '46112'],
    ['@', 46112, '46112'],
    ['"day" 0', 12, 'day 12'],
    ['d', 1, '1900-01-01'],
  ])('in the format %s shows %d as %s', async (format, number, text) => {
    const cell = `<c s="1"><v>${number}</v></c>`
    expect(await readCell(cell, { formats: [format] })).toBe(text)
  })

  test('supports the 1904 date system', async () => {
    const parts = { formats: ['yyyy-mm-dd'], properties: 'date1904="1"' }
    expect(await readCell('<c s="1"><v>44650</v></c>', parts)).toBe('2026-03-31')
  })

  test('omits phonetic text', async () => {
    const texts = [
      '<t>no</t>',
      '<r><t>京</t></r><r><t>都</t></r><rPh sb="0" eb="2"><t>キョウト</t></rPh>',
    ]
    expect(await readCell('<c t="s"><v>1</v></c>', { texts })).toBe('京都')
  })

  test('keeps all digits', async () => {
    const numbers = fc.oneof(
      fc.integer({ min: 0, max: 999_999_999_999_999 }),
      fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(numbers, { minLength: 2, maxLength: 20 }), async (row) => {
        const { cells } = await open(await writeWorkbook({ sheets: { One: rowsOf([row]) } }))
        expect(cells).toEqual([
          row.map((number) =>
            number.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 2 }),
          ),
        ])
      }),
      { numRuns: 20 },
    )
  })
})

describe('a sheet', () => {
  const list = rowsOf([
    ['Code', 'Name', 'Price'],
    ['A', 'Cup', 3],
  ])
  test('is the visible one with most columns', async () => {
    const bytes = await writeWorkbook({
      sheets: {
        Cover: rowsOf([['Winter 2026']]),
        Customers: rowsOf([
          ['First Name', 'Last Name', 'Email', 'Total Spent'],
          ['Ada', 'L', 'a@x.it', 3],
        ]),
        List: list,
        Data: rowsOf([
          ['a', 'b', 'c', 'd'],
          [1, 2, 3, 4],
        ]),
        Numbers: rowsOf([
          [1, 2, 3, 4],
          [1, 2, 3, 4],
        ]),
      },
      attributes: { Data: 'state="hidden"' },
    })
    const others = 'Cover, Customers, Data, Numbers'
    expect(await open(bytes)).toMatchObject({
      rows: ['Code|Name|Price', 'A|Cup|3'],
      part: 'List',
      notes: [{ code: 'sheet-of-several', others }],
    })
    expect(await open(bytes, 'Data')).toMatchObject({ part: 'Data' })
    await expect(open(bytes, 'Other')).rejects.toMatchObject({ code: 'no-table' })
  })

  test('keeps row numbers across empty rows', async () => {
    const rows = `<row r="3"><c r="B3" t="inlineStr"><is><t>Code</t></is></c><c r="D3"><v>2</v></c></row><row r="5"><c r="B5"><v>1</v></c></row><row r="900"/>`
    expect(await open(await writeWorkbook({ sheets: { One: rows } }))).toMatchObject({
      rows: ['|||', '|||', '|Code||2', '|||', '|1||'],
    })
  })

  test('of an export begins at its header', async () => {
    const rows = `<row r="1"><c t="inlineStr"><is><t>My shop</t></is></c></row><row r="3"><c t="inlineStr"><is><t>Handle</t></is></c><c t="inlineStr"><is><t>Title</t></is></c></row><row r="4"><c><v>1</v></c></row>`
    expect(await open(await writeWorkbook({ sheets: { One: rows } }))).toMatchObject({
      rows: ['Handle|Title', '1|'],
      notes: [{ code: 'rows-above', n: 2 }],
    })
  })

  test('reports hidden, merged and faulty cells', async () => {
    const rows = `<row hidden="1"><c><v>1</v></c><c><v>2</v></c></row><row><c><f>NOW()</f></c><c t="e"><v>#REF!</v></c><c><v>1234567890123456000</v></c></row>`
    const bytes = await writeWorkbook({
      sheets: {
        One: `${rows}</sheetData><cols><col min="2" max="16384" hidden="1"/></cols><mergeCells><mergeCell ref="A1:A2"/></mergeCells><sheetData>`,
      },
    })
    const { notes } = await open(bytes)
    expect(notes).toEqual([
      { code: 'hidden-rows', n: 1 },
      { code: 'hidden-columns', n: 2 },
      { code: 'merged-cells', n: 1 },
      { code: 'no-results', n: 1, cells: 'A2' },
      { code: 'error-values', n: 1, cells: 'B2' },
      { code: 'long-numbers', n: 1, cells: 'C2' },
    ])
  })

  test('with a distant cell is rejected', async () => {
    const far =
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="ALL1048576"><v>1</v></c></row>'
    await expect(open(await writeWorkbook({ sheets: { One: far } }))).rejects.toMatchObject({
      code: 'unpacks-too-large',
    })
  })
})

describe('a ZIP', () => {
  const csv = '\uFEFFHandle;Title\r\ntee;Tee\r\n'

  test.each([
    ['a CSV file', 'products_export.csv', { 'products_export.csv': csv }],
    [
      'a CSV file among others',
      'export.csv',
      { 'a/export.csv': csv, 'readme.txt': 'x', 'b/logo.png': 'x', '__MACOSX/a/._export.csv': 'x' },
    ],
    ['a JSON file', 'items.json', { 'items.json': csv }],
  ])('yields %s byte for byte', async (_, name, files) => {
    const found = await unpackFile(await writeZip(files), 'export.zip')
    expect(found).toMatchObject({ name, from: { format: 'ZIP' } })
    expect(found.bytes).toEqual(encode(csv))
  })

  test('yields the table of a workbook', async () => {
    const zip = await writeZip({ 'listino.xlsx': saved('listino.xlsx') })
    expect(await unpackFile(zip, 'list.zip')).toMatchObject({
      name: 'listino.csv',
      from: { format: 'XLSX', part: 'Listino' },
    })
  })

  test.each([
    [
      'several-tables',
      { names: 'products_export_1.csv\nproducts_export_2.csv' },
      { 'x/products_export_1.csv': csv, 'x/products_export_2.csv': csv },
    ],
    ['no-table', { kind: 'ZIP' }, { 'tee.jpg': 'x' }],
    ['no-table', { kind: 'ZIP' }, {}],
    ['binary', { kind: 'DOCX' }, { '[Content_Types].xml': 'x', 'word/document.xml': 'x' }],
    ['binary', { kind: 'OpenDocument' }, { 'META-INF/manifest.xml': 'x', 'content.xml': 'x' }],
    ['binary', { kind: 'XLSB' }, { '[Content_Types].xml': 'x', 'xl/workbook.bin': 'x' }],
    ['binary', { kind: 'Numbers' }, { 'Index/Document.iwa': 'x' }],
  ])('is refused as %s: %o', async (code, values, files) => {
    const zip = await writeZip(files)
    await expect(unpackFile(zip, 'a.zip')).rejects.toMatchObject({
      name: 'FileError',
      code,
      values,
    })
  })

  test('with a password is rejected', async () => {
    const zip = await writeZip({ 'export.csv': csv }, { password: 'secret' })
    await expect(unpackFile(zip, 'a.zip')).rejects.toMatchObject({ code: 'protected' })
  })

  test('is unpacked only up to a limit', async () => {
    const zip = await writeZip({ 'export.csv': new Uint8Array(1_000_000) })
    expect(zip.length).toBeLessThan(2000)
    const read = async (maxBytes: number) => {
      const archive = await Archive.open(zip, { kind: 'ZIP', maxBytes })
      return (await archive.read('export.csv')).length
    }
    expect(await read(1_000_000)).toBe(1_000_000)
    await expect(read(999_999)).rejects.toMatchObject({ code: 'unpacks-too-large' })
  })
})

describe('a damaged file', () => {
  test.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ['cut off', () => saved('listino.xlsx').subarray(0, 3000)],
    ['only the start of one', () => encode('PK\u0003\u0004........[Content_Types].xml')],
    ['with broken XML', () => writeZip({ 'xl/workbook.xml': '<workbook><sheets>' })],
    [
      'with an entity of its own',
      () => writeWorkbook({ sheets: { One: '<row><c><v>&boom;</v></c></row>' } }),
    ],
  ])('is rejected: %s', async (_, make) => {
    await expect(open(await make())).rejects.toMatchObject({ name: 'FileError', code: 'damaged' })
  })

  test('with a wrong checksum is rejected', async () => {
    const zip = await writeZip({ 'export.csv': 'Handle,Title\ntee,Tee\n' }, { level: 0 })
    const at = new TextDecoder('latin1').decode(zip).indexOf('Title')
    const changed = zip.with(at, 'C'.charCodeAt(0))
    await expect(unpackFile(changed, 'a.zip')).rejects.toMatchObject({ code: 'damaged' })
  })
})

test('other files pass through', async () => {
  const bytes = encode('Handle,Title\ntee,Tee\n')
  expect(await unpackFile(bytes, 'export.csv')).toEqual({ bytes, name: 'export.csv' })
})
