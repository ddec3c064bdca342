import { expect, test } from 'vitest'
import { RowOffsets } from './RowOffsets.js'

test('rows begin where the rows before them end', () => {
  const offsets = new RowOffsets(1000, 40)
  for (let index = 0; index < 1000; index += 6) offsets.set(index, 48)
  offsets.set(6, 48)
  let offset = 0
  for (let index = 0; index < 1000; index += 1) {
    expect(offsets.offsetOf(index)).toBe(offset)
    expect(offsets.indexAt(offset)).toBe(index)
    offset += offsets.heightOf(index)
    expect(offsets.indexAt(offset - 1)).toBe(index)
  }
  expect(offsets.total).toBe(offset)
  expect(offsets.offsetOf(1000)).toBe(offset)
})

test('offsets outside the list clamp to its first or last row', () => {
  const offsets = new RowOffsets(512, 40)
  expect(offsets.indexAt(-100)).toBe(0)
  expect(offsets.indexAt(1e9)).toBe(511)
  offsets.set(512, 48)
  offsets.set(-1, 48)
  expect(offsets.total).toBe(512 * 40)
})

test('an estimate gives way to what was measured, and not the other way round', () => {
  const offsets = new RowOffsets(2, 40)
  offsets.estimate(0, 48)
  offsets.set(0, 61)
  offsets.estimate(0, 48)
  offsets.estimate(1, 48)
  expect([offsets.heightOf(0), offsets.heightOf(1), offsets.total]).toEqual([61, 48, 109])
})

test('a list without rows has no height', () => {
  const offsets = new RowOffsets(0, 40)
  expect([offsets.total, offsets.indexAt(0), offsets.offsetOf(0)]).toEqual([0, 0, 0])
})
