import { expect, test } from 'vitest'
import { openExport } from '../automations/test/planned.ts'
import { CostChanges } from './CostChanges.ts'

const earlier = openExport(`Handle,Title,Option1 Value,Variant SKU,Variant Price,Cost per item
candle,Candle,S,C-S,10.00,4.00
candle,,L,C-L,20.00,8.00
lamp,Lamp,Default Title,L-1,50.00,
bowl,Bowl,Default Title,B-1,9.00,3.00
`)
const later = openExport(`URL handle,Title,Option1 value,SKU,Price,Cost per item,Vendor
candle,Candle,S,C-S,10.0,4.50,X
candle,,L,C-L,18.00,7.50,
lamp,Lamp,Default Title,L-1,50.00,20.00,X
jug,Jug,Default Title,J-1,30.00,12.00,X
`)

test('finds cost and price changes across header generations', () => {
  const changes = new CostChanges(earlier, later)
  expect(changes.counts).toEqual({ 'higher-cost': 1, 'lower-price': 1, missing: 1, new: 1 })
  expect(changes.list('higher-cost', 0, 9)).toEqual([
    { kind: 'higher-cost', row: 1, name: 'Candle, S', before: 40_000, after: 45_000 },
  ])
  expect(changes.list('lower-price', 0, 9)).toEqual([
    { kind: 'lower-price', row: 2, name: 'Candle, L', before: 200_000, after: 180_000 },
  ])
  expect(changes.list('missing', 0, 9)).toEqual([{ kind: 'missing', row: 4, name: 'Bowl' }])
  expect(changes.list('new', 0, 9)).toEqual([{ kind: 'new', row: 4, name: 'Jug' }])
  expect(changes.list('new', 1, 9)).toEqual([])
})

test('equal exports have no changes', () => {
  expect(new CostChanges(later, later).counts).toEqual({
    'higher-cost': 0,
    'lower-price': 0,
    missing: 0,
    new: 0,
  })
})
