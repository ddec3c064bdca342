import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saved } from '../spreadsheets/test/saved.ts'
import { writeZip } from '../spreadsheets/test/writeArchive.ts'
import { runIn } from './test/runIn.ts'

const folder = mkdtempSync(join(tmpdir(), 'workbooks-'))

const command = (...args: readonly string[]) => runIn(folder, args)

beforeAll(async () => {
  writeFileSync(join(folder, 'shop.xlsx'), saved('products-export.xlsx'))
  writeFileSync(join(folder, 'listino.xlsx'), saved('listino.xlsx'))
  const csv =
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Cost per item\nmug,Mug,Title,Default Title,00123,30,\n'
  writeFileSync(join(folder, 'shop.csv'), csv)
  writeFileSync(join(folder, 'shop.zip'), await writeZip({ 'products_export.csv': csv }))
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('a workbook on the command line', () => {
  test('is changed into CSV with its decisions reported', async () => {
    const { code, printed } = await command('mass-compare-price', 'shop.xlsx', '--set', 'by=50')
    expect(code).toBe(0)
    expect(printed).toEqual([
      '2 products in 3 rows.',
      '3 cells in 2 products changed.',
      `Written: ${join(folder, 'shop-dropwatt.csv')}`,
      'Note: Read from the workbook as CSV; the result is CSV.',
      'To review: Read from the sheet Products; not read: Orders. Choose one with --sheet.',
    ])
    const written = readFileSync(join(folder, 'shop-dropwatt.csv'), 'utf8')
    expect(written).toContain('\nmug,,,,,,Color,Red,M-2,9.9,14.99,4006381333948,3.1\n')
  })

  test('is read at the sheet that is asked for', async () => {
    expect(await command('check', 'shop.xlsx', '--sheet', 'Orders')).toMatchObject({
      code: 1,
      errors: [expect.stringContaining('orders export')],
    })
    expect(await command('check', 'shop.xlsx', '--sheet', 'Prices')).toMatchObject({
      errors: ['There is no sheet “Prices”. There are Products, Orders.'],
    })
  })

  test('is a list of a supplier, also one of costs', async () => {
    const { printed } = await command('bulk-products-importer', 'listino.xlsx', '--json')
    expect(JSON.parse(printed[0] ?? '')).toMatchObject({
      products: 2,
      problems: expect.arrayContaining([
        expect.objectContaining({ code: 'unpacked', severity: 'info' }),
        expect.objectContaining({ code: 'hidden-rows', severity: 'warning' }),
        expect.objectContaining({ code: 'no-results', severity: 'warning' }),
      ]),
    })
    const settings = ['--set', 'costs=list', '--set', 'list=listino.xlsx', '--out', 'costs.csv']
    expect(await command('cogs-monitor', 'shop.zip', ...settings)).toMatchObject({ code: 0 })
    expect(readFileSync(join(folder, 'costs.csv'), 'utf8')).toContain('19.99')
  })
})

test('a ZIP is read like the table in it', async () => {
  const { printed } = await command('check', 'shop.zip')
  expect(printed).toContain('Note: Read from the ZIP: products_export.csv.')
  const { printed: checked } = await command('check', 'shop.csv')
  expect(printed.filter((line) => !line.startsWith('Note:'))).toEqual(checked)
})
