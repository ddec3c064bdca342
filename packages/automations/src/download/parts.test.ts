import { expect, test } from 'vitest'
import { encodeFile, ProductTable, Table, type Encoding } from '../index.ts'
import { splitIntoParts } from './parts.ts'
import { byteRanges, join, keptColumns } from './ranges.ts'

const rows = [
  'Handle,Title,Vendor',
  'a,“Ünique” €,x',
  'a,,',
  ',stray,',
  'b,Mug,y',
  'c,Hat – é,z',
  'c,,',
]

test.each<[Encoding, hasMark: boolean]>([
  ['utf-8', false],
  ['utf-8', true],
  ['utf-16le', true],
  ['utf-16be', true],
  ['windows-1252', false],
])('files are as large as was said, in %s, with a mark: %s', (encoding, hasMark) => {
  const content = new TextEncoder().encode(rows.join('\r\n'))
  const products = new ProductTable(new Table(encodeFile(content, { encoding, hasMark })))
  const { table } = products
  const groups = [[{ start: 1, end: 4 }], [{ start: 4, end: 5 }], [{ start: 5, end: 7 }]]
  const excluded = new Set([2])
  const limit = encoding.startsWith('utf-16') ? 84 : 46
  const { parts, ...size } = splitIntoParts(table, groups, excluded, limit)
  const files = parts.map((part) => {
    const ranges = byteRanges(table, [{ start: 0, end: 1 }, ...part], keptColumns(excluded))
    return encodeFile(join(table.content, ranges), table)
  })
  expect(size).toEqual({
    products: 3,
    rows: 6,
    bytes: files.reduce((sum, file) => sum + file.length, 0),
  })
  expect(files.length).toBeGreaterThan(1)
  expect(files.slice(1).every((file) => file.length < limit)).toBe(true)
  const texts = files.map((file) => new Table(file))
  expect(texts.map(({ header }) => header)).toEqual(files.map(() => ['Handle', 'Title']))
  const handles = texts.map((text) => new ProductTable(text).products.map(({ handle }) => handle))
  expect(handles.flat()).toEqual(['a', 'b', 'c'])
})
