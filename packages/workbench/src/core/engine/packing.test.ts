import { OpenFile } from '@dropwatt/automations'
import { expect, test } from 'vitest'
import { packReport } from './packing.ts'

function blockedIn(csv: string): number | undefined {
  const file = OpenFile.open(new TextEncoder().encode(csv), { name: 'products.csv' })
  return packReport(file).blockedProducts
}

const header = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\n'

test.each<[name: string, rows: string, blocked: number | undefined]>([
  ['no problem', 'a,A,Size,S,1,10\n', undefined],
  ['two problems of one product', 'a,A,Size,S,1,€ 10\na,,,S,2,10\nb,B,Size,S,3,10\n', 1],
  ['a row without a handle', 'a,A,Size,S,1,€ 10\n,B,Size,S,2,10\n', undefined],
])('products to leave out for %s', (_, rows, blocked) => {
  expect(blockedIn(header + rows)).toBe(blocked)
})
