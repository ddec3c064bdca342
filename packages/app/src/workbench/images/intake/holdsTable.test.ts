import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js'
import { expect, test } from 'vitest'
import { holdsTable } from './holdsTable.ts'

async function zip(...names: readonly string[]): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false })
  for (const name of names) await writer.add(name, new TextReader('x'))
  return writer.close()
}

test.each([
  [['products_export.csv'], true],
  [['export/list.XLSX', 'export/readme.txt', '__MACOSX/export/._list.xlsx'], true],
  [['products_export_1.csv', 'products_export_2.csv'], true],
  [['mug.jpg', 'names.csv'], false],
  [['mug.jpg'], false],
  [['readme.txt'], false],
  [[], false],
])('a ZIP of %j is a table: %s', async (names, isTable) => {
  expect(await holdsTable(await zip(...names))).toBe(isTable)
})

test('what is no ZIP is no table', async () => {
  expect(await holdsTable(new Blob(['PK']))).toBe(false)
})
