import { describe, expect, test } from 'vitest'
import {
  applyPatches,
  encodeFile,
  generateExport,
  type ExportQuirks,
  ProductTable,
  sampleCatalogue,
  Table,
} from '../index.ts'

describe('a generated export', () => {
  test('has the same bytes for the same seed, and others for another', () => {
    const bytes = generateExport({ products: 20, seed: 7 })
    expect(generateExport({ products: 20, seed: 7 })).toEqual(bytes)
    expect(generateExport({ products: 20, seed: 8 })).not.toEqual(bytes)
  })

  test.each<ExportQuirks>([
    { header: 'current' },
    { encoding: 'utf-16le', hasMark: true, lineEnd: '\r\n' },
    { encoding: 'windows-1252', delimiter: ';' },
    { hasMark: true, delimiter: '\t', endsLine: false },
    { lineEnd: '\r' },
  ])('is read as it was written: %o', (quirks) => {
    const { header = 'legacy', delimiter = ',', lineEnd = '\n' } = quirks
    const { encoding = 'utf-8', hasMark = false } = quirks
    const plain = new Table(generateExport({ products: 30, quirks: { header } }))
    const bytes = generateExport({ products: 30, quirks })
    const table = new Table(bytes)
    expect(table).toMatchObject({ encoding, hasMark, dialect: { delimiter, lineEnd } })
    expect(encodeFile(applyPatches(table, []), table)).toEqual(bytes)
    expect(table.rowCount).toBe(plain.rowCount)
    expect(Array.from({ length: 57 }, (_, column) => table.text(1, column))).toEqual(
      Array.from({ length: 57 }, (_, column) => plain.text(1, column)),
    )
  })
})

test('the sample catalogue has 500 products in rows that follow one another', () => {
  const table = new Table(sampleCatalogue())
  const { products, columns } = new ProductTable(table)
  expect(products).toHaveLength(500)
  expect(new Set(products.map(({ handle }) => handle)).size).toBe(500)
  expect(columns.duplicates).toEqual([])
  expect(columns.markets.get('Canada')).toEqual({ included: 53, price: 54, compareAtPrice: 55 })
  for (let row = 0; row < table.rowCount; row += 1) expect(table.cellCount(row)).toBe(57)
})
