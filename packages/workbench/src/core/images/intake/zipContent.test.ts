import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js'
import { expect, test } from 'vitest'
import { zipContent } from './zipContent.ts'

async function zip(...names: readonly string[]): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false })
  for (const name of names) await writer.add(name, new TextReader('x'))
  return writer.close()
}

test.each([
  [['products_export.csv'], 'file'],
  [['export/list.XLSX', 'export/readme.txt', '__MACOSX/export/._list.xlsx'], 'file'],
  [['products_export_1.csv', 'products_export_2.csv'], 'file'],
  [['mug.jpg', 'names.csv'], 'images'],
  [['mug.jpg'], 'images'],
  [['readme.txt'], undefined],
  [[], undefined],
])('a ZIP of %j is opened as %s', async (names, content) => {
  expect(await zipContent(await zip(...names))).toBe(content)
})

test('a file that is no ZIP has no kind', async () => {
  expect(await zipContent(new Blob(['PK']))).toBeUndefined()
})
