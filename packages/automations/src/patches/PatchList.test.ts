import { expect, test } from 'vitest'
import { applyPatches, PatchList, Table } from '../index.ts'

const table = new Table(new TextEncoder().encode('a,b,c,d,e\n1,2\n3,4,5,6,7\n'))

test('a row is extended by several cells', () => {
  const list = new PatchList(table)
  list.set(2, 1, 'four')
  list.set(1, 4, 'x,y')
  list.set(1, 2, 'z')
  list.set(1, 0, '0')
  const patches = list.toPatches()
  expect(patches).toEqual([
    [1, 0, '1', '0'],
    [1, 2, null, 'z'],
    [1, 3, null, ''],
    [1, 4, null, '"x,y"'],
    [2, 1, '4', 'four'],
  ])
  expect(new TextDecoder().decode(applyPatches(table, patches))).toBe(
    'a,b,c,d,e\n0,2,z,,"x,y"\n3,four,5,6,7\n',
  )
})

test('the last text of a cell wins', () => {
  const list = new PatchList(table)
  list.set(1, 0, '9')
  list.set(1, 0, '1')
  list.set(1, 3, 'x')
  list.set(1, 3, '')
  expect(list.text(1, 3)).toBe('')
  expect(list.text(2, 4)).toBe('7')
  expect(list.toPatches()).toEqual([])
})
