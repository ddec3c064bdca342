import { describe, expect, test } from 'vitest'
import { OpenFile } from '../file/OpenFile.ts'
import { Archive } from './Archive.ts'
import { unpackFile } from './packed.ts'
import { packRepeated, writeBomb, type PackedFile } from './test/bombs.ts'
import { unpack } from './unpack.ts'

const header = 'Handle,Title\n'
const huge = await packRepeated(header, '\u0000', 1_000_000_000)
const megabyte = await packRepeated(header, 'tee,Tee\n', 1_000_000)

const pack = (text: string) => packRepeated(text, '', 0)

/** Writes a workbook with one sheet. */
function writeSheet(sheet: PackedFile, texts?: PackedFile): Promise<Uint8Array> {
  const parts = {
    'xl/workbook.xml': pack('<workbook><sheets><sheet name="a" id="1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': pack(
      '<Relationships><Relationship Id="1" Type="x/worksheet" Target="worksheets/1.xml"/><Relationship Id="2" Type="x/sharedStrings" Target="texts.xml"/></Relationships>',
    ),
    'xl/texts.xml': texts ?? pack('<sst/>'),
    'xl/worksheets/1.xml': sheet,
  }
  return Promise.all(
    Object.entries(parts).map(async ([name, part]) => [name, await part] as const),
  ).then((all) => writeBomb(Object.fromEntries(all)))
}

const sheetOf = (part: string, size: number) =>
  packRepeated('<worksheet><sheetData>', part, size, '</sheetData></worksheet>')

/** Counts what of a packed file is unpacked until it is refused. */
async function unpackedOf(bytes: Uint8Array): Promise<number> {
  const archive = await Archive.open(bytes, { kind: 'ZIP' })
  const before = archive.left
  await expect(archive.read('a.csv')).rejects.toThrow('unpacks to more')
  return before - archive.left
}

describe('a ZIP bomb', () => {
  test('is unpacked no further than a table of its size can be', async () => {
    expect(await unpackedOf(writeBomb({ 'a.csv': huge }))).toBeLessThan(30_000_000)
  })

  test('is refused with its kind and the limit', async () => {
    await expect(unpackFile(writeBomb({ 'a.csv': huge }), 'a.zip')).rejects.toMatchObject({
      code: 'unpacks-too-large',
      values: { kind: 'ZIP' },
    })
  })

  test.each([
    ['too small a size', { ...huge, size: 5000 }],
    ['too large a size', { ...megabyte, size: 5_000_000 }],
    ['an enormous size', { ...megabyte, size: 4_000_000_000 }],
    ['another checksum', { ...megabyte, crc: 1 }],
  ])('that claims %s is damaged', async (_, file) => {
    await expect(unpackFile(writeBomb({ 'a.csv': file }), 'a.zip')).rejects.toMatchObject({
      code: 'damaged',
    })
  })

  test('of files in one place is unpacked to the limit of one', async () => {
    const archive = await Archive.open(writeBomb({ 'a.csv': megabyte, 'b.csv': megabyte }), {
      kind: 'ZIP',
      maxBytes: 1_500_000,
    })
    await archive.read('a.csv')
    await expect(archive.read('b.csv')).rejects.toMatchObject({ code: 'unpacks-too-large' })
  })

  test('in a ZIP shares its limit', async () => {
    const sheet = await sheetOf('<row><c><v>1</v></c></row>', 1_000_000)
    const inner = Buffer.from(await writeSheet(sheet))
    const outer = await Archive.open(writeBomb({ 'a.csv': megabyte }), {
      kind: 'ZIP',
      maxBytes: 1_500_000,
    })
    await outer.read('a.csv')
    await expect(unpack(inner, 'a.xlsx', undefined, outer)).rejects.toMatchObject({
      code: 'unpacks-too-large',
    })
  })
})

describe('a workbook', () => {
  test.each<[string, string, () => Promise<Uint8Array>]>([
    ['of spaces', 'damaged', async () => writeSheet(await sheetOf(' ', 100_000_000))],
    [
      'of one text',
      'damaged',
      async () =>
        writeSheet(
          await packRepeated('<worksheet><row><c t="inlineStr"><is><t>', 'a', 100_000_000),
        ),
    ],
    [
      'of one attribute',
      'damaged',
      async () => writeSheet(await packRepeated('<worksheet><row r="', '1', 100_000_000)),
    ],
    [
      'of elements inside one another',
      'damaged',
      async () => writeSheet(await sheetOf('<a>', 10_000_000)),
    ],
    [
      'of more rows than a sheet has',
      'damaged',
      async () => writeSheet(await sheetOf('<row r="1048577"><c><v>1</v></c></row>', 1000)),
    ],
    [
      'of shared texts alone',
      'unpacks-too-large',
      async () =>
        writeSheet(
          await sheetOf('<row><c><v>1</v></c></row>', 0),
          await packRepeated('<sst>', '<si/>', 100_000_000, '</sst>'),
        ),
    ],
    [
      'of one long text in many cells',
      'unpacks-too-large',
      async () =>
        writeSheet(
          await sheetOf('<row><c t="s"><v>0</v></c></row>', 10_000),
          await packRepeated('<sst><si><t>', 'a', 900_000, '</t></si></sst>'),
        ),
    ],
  ])('%s is refused as %s', async (_, code, make) => {
    await expect(unpackFile(await make(), 'a.xlsx')).rejects.toMatchObject({ code })
  })

  test('counts cells with errors, and names the first', async () => {
    const row = '<row><c t="e"><v>#N/A</v></c></row>'
    const { from } = await unpackFile(await writeSheet(await sheetOf(row, 1000)), 'a.xlsx')
    const note = from?.notes.find(({ code }) => code === 'error-values')
    expect(note?.values.n).toBeGreaterThan(1000)
    expect(String(note?.values.cells)).toBe('A1, A2, A3, A4, A5')
  })
})

describe('a table', () => {
  test.each([
    ['rows', `${header}${'\n'.repeat(2_000_001)}`],
    ['columns', ','.repeat(20_000)],
    ['cells', `${header}${','.repeat(40_000_001)}`],
  ])('with too many %s is refused', (_, text) => {
    const bytes = new TextEncoder().encode(text)
    expect(() => OpenFile.open(bytes, { name: 'a.csv' })).toThrow(
      expect.objectContaining({ code: 'too-many-cells' }),
    )
  })
})
