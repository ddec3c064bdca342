import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deletedVariants, ProductTable, Table } from '../index.ts'
import { runIn } from './test/runIn.ts'

let folder = ''
const cases = new URL('../../cases/update/', import.meta.url)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'update-'))
  for (const name of ['store.csv', 'supplier-update.csv']) {
    copyFileSync(new URL(name, cases), join(folder, name))
  }
})

afterEach(() => rmSync(folder, { recursive: true }))

const command = (...args: readonly string[]) => runIn(folder, ['bulk-products-importer', ...args])

const update = ['supplier-update.csv', '--against', 'store.csv', '--out', 'out.csv']
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const open = (name: string) =>
  new ProductTable(new Table(new Uint8Array(readFileSync(join(folder, name)))))

test('a supplier list updates and adds variants', async () => {
  const { code, printed } = await command(...update, '--json')
  expect(code).toBe(0)
  const outcome = JSON.parse(printed[0] ?? '') as Record<string, unknown>
  expect(outcome).toMatchObject({
    new: 10,
    changed: 13,
    matched: 60,
    updated: 60,
    added: 10,
    unmatched: 0,
    fields: ['compareAtPrice', 'cost', 'inventory'],
    deleted: { variants: 0, products: 0 },
  })
  const [store, file] = [open('store.csv'), open('out.csv')]
  expect(file.table.header).toEqual(store.table.header)
  expect(file.products).toHaveLength(23)
  expect(deletedVariants(store, file)).toEqual({ variants: 0, products: 0 })
  const codes = new Map<string, number>()
  for (let row = 1; row < file.table.rowCount; row += 1) codes.set(file.text(row, 'sku'), row)
  const row = codes.get('SKU-0-1') ?? 0
  const textsOf = (at: number) =>
    (['price', 'compareAtPrice', 'cost', 'inventoryQuantity'] as const).map((key) =>
      file.text(at, key),
    )
  expect(textsOf(row)).toEqual(['40.93', '45.02', '20.46', '1'])
  expect(textsOf(codes.get('NEW-0') ?? 0)).toEqual(['24.00', '29.00', '10.00', '5'])
})

test('the text output reports the result and its issues', async () => {
  const { printed } = await command(...update)
  expect(printed).toEqual(
    expect.arrayContaining([
      '60 variants updated, 10 new products, 0 rows not matched.',
      '60 variants matched; only Compare-at price, Cost per item, Quantity are written.',
      'No variant is lost: all 72 stay.',
      'To review: Out of stock. Row 2.',
    ]),
  )
})

test('an SKU keeps the spelling and the zeros of the store', async () => {
  write(
    'store.csv',
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\n' +
      'mug,Mug,Title,Default Title,MUG-B,10.00\npot,Pot,Title,Default Title,00123,20.00\n',
  )
  write('list.csv', 'SKU,Name,Price\nmug-b,Mug,10.50\n123,Pot,21\n')
  const { printed } = await command('list.csv', '--against', 'store.csv', '--out', 'out.csv')
  expect(printed).toContain('To review: SKU 123 matched with 00123: zeros may be lost. Row 3.')
  expect(read('out.csv').split('\n').slice(1, -1)).toEqual([
    'mug,Mug,Title,Default Title,MUG-B,10.50',
    'pot,Pot,Title,Default Title,00123,21.00',
  ])
})

test('an import whose options delete variants says how many', async () => {
  write(
    'store.csv',
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\n' +
      'tee,Tee,Size,S,A,10.00\ntee,,,M,B,10.00\n',
  )
  write(
    'list.csv',
    'SKU,Name,Group ID,Size,Colour,Price\nA,Tee,G,S,Red,9\nB,Tee,G,M,Red,9\nC,Tee,G,M,Blue,9\n',
  )
  const add = ['list.csv', '--against', 'store.csv', '--out', 'out.csv', '--set', 'work=add']
  const { printed } = await command(...add, '--set', 'group=Group ID')
  expect(printed).toContain('To review: An import deletes 2 variants of 1 product in your store.')
})

test('what the export has no columns for is named', async () => {
  write(
    'store.csv',
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\nmug,Mug,Title,Default Title,MUG,10.00\n',
  )
  write('list.csv', 'SKU,Name,Price,Cost,Brand\nMUG,Mug,11,4,Acme\nNEW,Lamp,20,8,Acme\n')
  const { printed } = await command('list.csv', '--against', 'store.csv', '--out', 'out.csv')
  expect(printed).toEqual(
    expect.arrayContaining([
      'To review: Your export has no column for Cost, not written.',
      expect.stringMatching(/new products are written without: Vendor, .*Cost per item/u),
    ]),
  )
})

test('an update without matches writes no file', async () => {
  write('list.csv', 'Name,Price\nMug,11\n')
  const { code, errors } = await command('list.csv', '--against', 'store.csv')
  expect(code).toBe(1)
  expect(errors).toEqual([
    'Choose a column for SKU or Barcode, by which the variants of your store are found, or choose to add products.',
  ])
})
