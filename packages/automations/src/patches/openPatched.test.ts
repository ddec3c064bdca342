import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatches, PatchError, Table, type Patch } from '../index.ts'
import { allocateWithCapacity } from '../csv/spareCapacity.ts'
import { openPatched } from './openPatched.ts'
import { overlay } from './overlay.ts'

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

const place = fc.tuple(fc.nat(), fc.nat(), fc.oneof(whole, raw))
const places = fc.array(place, { maxLength: 8 })

function patchesOf(table: Table, found: readonly (readonly [number, number, string])[]): Patch[] {
  const patches = new Map<string, Patch>()
  for (const [anyRow, anyColumn, after] of found) {
    const row = anyRow % table.rowCount
    const column = anyColumn % table.cellCount(row)
    patches.set(`${row} ${column}`, [row, column, table.raw(row, column) ?? '', after])
  }
  return [...patches.values()]
}

test('a patched table indexes its cells like a parsed one', () => {
  fc.assert(
    fc.property(file, places, (bytes, found) => {
      const table = new Table(bytes)
      const patches = patchesOf(table, found)
      const content = applyPatches(table, patches)
      const patched = openPatched(table, patches, content)
      const read = new Table(content, table)
      expect(cellsOf(patched)).toEqual(cellsOf(read))
      expect(patched.header).toEqual(read.header)
      expect(patched.unclosedRow).toBe(read.unclosedRow)
    }),
  )
})

function rawsOf(table: Table) {
  return Array.from({ length: table.rowCount }, (_, row) =>
    Array.from({ length: table.cellCount(row) + 1 }, (__, column) => table.raw(row, column)),
  )
}

test('repeated overlays read like patched tables', () => {
  fc.assert(
    fc.property(file, fc.array(places, { maxLength: 3 }), (bytes, rounds) => {
      let patched = new Table(bytes)
      let overlaid = patched
      for (const found of rounds) {
        const patches = patchesOf(patched, found)
        const before = rawsOf(overlaid)
        const next = overlay(overlaid, patches)
        // A table is not changed by what is laid over it.
        expect(rawsOf(overlaid)).toEqual(before)
        if (!next) return
        overlaid = next
        patched = openPatched(patched, patches, applyPatches(patched, patches))
        expect(rawsOf(overlaid)).toEqual(rawsOf(patched))
        expect(overlaid.header).toEqual(patched.header)
      }
    }),
  )
})

test('an overlay rejects patches that do not fit', () => {
  const table = new Table(encoder.encode('A,B\n1,2\n'))
  expect(() => overlay(table, [[1, 0, '9', '3']])).toThrow(PatchError)
  const twice: Patch[] = [
    [1, 0, '1', '3'],
    [1, 0, '1', '4'],
  ]
  expect(() => overlay(table, twice)).toThrow(PatchError)
  expect(overlay(table, [[1, 2, null, '3']])).toBeUndefined()
  expect(overlay(table, [[2, 0, '1', '3']])).toBeUndefined()
  const [one, other] = [overlay(table, [[1, 0, '1', 'x']]), overlay(table, [[1, 1, '2', 'y']])]
  expect([one?.raw(1, 0), one?.raw(1, 1)]).toEqual(['x', '2'])
  expect([other?.raw(1, 0), other?.raw(1, 1)]).toEqual(['1', 'y'])
  expect(() => one?.rowSpan(1)).toThrow(RangeError)
})

test('only the first overlay reuses spare capacity', () => {
  const source = encoder.encode('A,B\n1,2\n')
  const bytes = allocateWithCapacity(source.length)
  bytes.set(source)
  const table = new Table(bytes)
  const tables = ['x', 'y'].map((after) => overlay(table, [[1, 0, '1', after]]))
  expect(tables.map((each) => each?.raw(1, 0))).toEqual(['x', 'y'])
  expect(tables.map((each) => each?.content.buffer === bytes.buffer)).toEqual([true, false])
  expect(bytes).toEqual(source)
})

test('rows over 64 kB are patched', () => {
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
