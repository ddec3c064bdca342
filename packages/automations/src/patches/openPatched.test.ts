import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatches, Table, type Patch } from '../index.ts'
import { openPatched } from './openPatched.ts'

const encoder = new TextEncoder()

/** Cells as they may be written, whole and broken. */
const raw = fc.string({
  unit: fc.constantFrom(',', '"', '""', '\n', '\r', ' ', 'a', '7', 'é', '😀', '\ud800'),
  maxLength: 8,
})
const whole = fc.constantFrom('', '7', 'été', '"a, ""b"""', '"\r\n"', 'x'.repeat(300))
const file = fc
  .array(fc.array(fc.oneof(whole, raw), { minLength: 1, maxLength: 5 }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((rows) => encoder.encode(`A,B,C\n${rows.map((cells) => cells.join(',')).join('\n')}`))

function cellsOf(table: Table) {
  return Array.from({ length: table.rowCount }, (_, row) => ({
    ...table.rowSpan(row),
    cells: Array.from({ length: table.cellCount(row) }, (__, column) =>
      table.cellSpan(row, column),
    ),
  }))
}

test('a patched table has its cells where reading its bytes finds them', () => {
  const place = fc.tuple(fc.nat(), fc.nat(), fc.oneof(whole, raw))
  fc.assert(
    fc.property(file, fc.array(place, { maxLength: 8 }), (bytes, places) => {
      const table = new Table(bytes)
      const patches = new Map<string, Patch>()
      for (const [anyRow, anyColumn, after] of places) {
        const row = anyRow % table.rowCount
        const column = anyColumn % table.cellCount(row)
        patches.set(`${row} ${column}`, [row, column, table.raw(row, column) ?? '', after])
      }
      const content = applyPatches(table, [...patches.values()])
      const patched = openPatched(table, [...patches.values()], content)
      const read = new Table(content, table)
      expect(cellsOf(patched)).toEqual(cellsOf(read))
      expect(patched.header).toEqual(read.header)
      expect(patched.unclosedRow).toBe(read.unclosedRow)
    }),
  )
})

test('rows of more than 64 kB are read and patched', () => {
  const long = 'x'.repeat(0xfff0)
  const table = new Table(encoder.encode(`A,B\n1,2\n${long},3\n4,5\n`))
  const patches: Patch[] = [[2, 1, '3', 'y'.repeat(100)]]
  const patched = openPatched(table, patches, applyPatches(table, patches))
  expect(cellsOf(patched)).toEqual(cellsOf(new Table(patched.content, patched)))
  expect([patched.raw(1, 1), patched.raw(2, 1)?.length, patched.raw(3, 0)]).toEqual(['2', 100, '4'])
  const back: Patch[] = [[2, 0, long, 'short']]
  const short = openPatched(patched, back, applyPatches(patched, back))
  expect([short.raw(2, 0), short.raw(3, 1), short.rowCount]).toEqual(['short', '5', 4])
})
