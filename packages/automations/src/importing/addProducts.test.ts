import { describe, expect, test } from 'vitest'
import { Table } from '../csv/Table.ts'
import { OpenFile } from '../file/OpenFile.ts'
import { openExport } from '../automations/test/planned.ts'
import { patchText } from '../patches/patchText.ts'
import { decode, encode } from '../test/files.ts'
import { addProducts, missingFor, removeAddedProducts } from './addProducts.ts'

const header = 'Handle;Title;Option1 Name;Option1 Value;Variant Price;Variant Inventory Policy'
const store = [header, 'mug;Mug;Title;Default Title;9,00;deny', ''].join('\r\n')
const made = [
  'Title,URL handle,Published on online store,Status,Option1 name,Option1 value,Price,Cost per item',
  '"Jug; blue",jug,TRUE,Active,Size,1 l,12.00,4.00',
  ',jug,,,,2 l,15.00,5.00',
  'Mug,mug,TRUE,Active,Title,Default Title,8.00,3.00',
  '',
].join('\n')

describe('adding products to an export', () => {
  test('appends them in its columns and dialect', () => {
    const added = addProducts(encode(store), openExport(made))
    expect(decode(added.bytes)).toBe(
      [
        `${store}jug;"Jug; blue";Size;1 l;12.00;deny`,
        'jug;;;2 l;15.00;deny',
        'mug;Mug;Title;Default Title;8.00;deny',
        '',
      ].join('\r\n'),
    )
    expect(added).toMatchObject({ products: 2, before: { rows: 2, columns: 6 } })
    expect(decode(removeAddedProducts(added.bytes, added.before))).toBe(store)
  })

  test('appends after a last row without a line end', () => {
    const open = store.trimEnd()
    const { bytes, before } = addProducts(encode(open), openExport(made))
    expect(new Table(bytes).rowCount).toBe(5)
    expect(decode(removeAddedProducts(bytes, before))).toBe(open)
  })

  test('renames or skips handles', () => {
    const renamed = new Map([['mug', 'mug-1']])
    const table = new Table(
      addProducts(encode(store), openExport(made), { handles: renamed }).bytes,
    )
    expect(table.text(4, 0)).toBe('mug-1')
    const leftOut = addProducts(encode(store), openExport(made), {
      handles: new Map([['mug', null]]),
    })
    expect(leftOut.products).toBe(1)
    expect(new Table(leftOut.bytes).rowCount).toBe(4)
  })

  test('reports values without a column', () => {
    expect(missingFor(new Table(encode(store)).header, openExport(made))).toEqual({
      names: ['Published on online store', 'Status', 'Cost per item'].filter((name) => name !== ''),
      isEssential: false,
    })
    const narrow = ['Handle', 'Title', 'Variant Price']
    expect(missingFor(narrow, openExport(made)).isEssential).toBe(true)
  })
})

test('addsColumns adds missing columns, and removal restores the bytes', () => {
  const first = [
    'Title,URL handle,Published on online store,Status,Option1 name,Option1 value',
    'Cup,cup,TRUE,Draft,Title,Default Title',
    '',
  ].join('\n')
  const { bytes, before } = addProducts(encode(first), openExport(made), { addsColumns: true })
  const table = new Table(bytes)
  expect(table.header.slice(6)).toEqual(['Price', 'Cost per item'])
  expect([table.text(1, 6), table.text(2, 6), table.text(2, 7)]).toEqual(['', '12.00', '4.00'])
  expect(decode(removeAddedProducts(bytes, before))).toBe(first)
})

test('added products count as changed and can be removed from jobs', () => {
  const { bytes, before } = addProducts(encode(store), openExport(made), {
    handles: new Map([['mug', null]]),
  })
  const file = OpenFile.open(bytes, { name: 'store.csv', addedFrom: before.rows })
  const [changed] = file.download({ which: 'changed' })
  expect(decode(changed!.bytes).split('\r\n')).toHaveLength(4)
  expect(file.downloadFacts().columns).toBe('added-products')
  const table = file.current.table
  file.apply({
    id: 'price',
    at: 1,
    origin: { kind: 'automation', slug: 'price-editor', options: {} },
    patches: [...patchText(table, 1, 4, '10,00'), ...patchText(table, 2, 4, '13.00')],
  })
  const [job] = file.jobsWithin(before.rows)
  expect(job).toMatchObject({ changedCells: 1, changedProducts: 1 })
  const shorter = OpenFile.open(removeAddedProducts(bytes, before), {
    name: 'store.csv',
    jobs: [job!],
  })
  expect(shorter.current.table.text(1, 4)).toBe('10,00')
})
