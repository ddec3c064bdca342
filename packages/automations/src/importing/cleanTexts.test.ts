import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Table } from '../csv/Table.ts'
import { runSync } from '../runSync.ts'
import { openTable } from '../file/openTable.ts'
import { automationFields, parseOptions } from '../options.ts'
import { includedProducts, planImport } from './planImport.ts'
import { SupplierList } from './SupplierList.ts'
import { writeProducts } from './writeProducts.ts'

const options = parseOptions(automationFields['bulk-products-importer'], {})

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

/** A title that is long enough for the list to be text whatever else is in it. */
const other = 'Another product of the list, '.repeat(20)

/** Imports a list of SKUs and titles. */
function imported(title: string, sku = 'A-1') {
  const list = `SKU,Title,Price\n${cell(sku)},${cell(title)},3\nB-2,${cell(other)},4\n`
  const plan = runSync(planImport(new SupplierList(new TextEncoder().encode(list)), options))
  const codes = plan.products[0]?.notes.map(({ code }) => code) ?? []
  return { codes, products: includedProducts(plan), bytes: writeProducts(includedProducts(plan)) }
}

describe('texts of a list', () => {
  test.each([
    ['A\u0000 mug', 'A mug'],
    ['A\u000Bmug\u0007', 'A mug'],
    ['A mug\uFFFF', 'A mug'],
  ])('%j becomes %j with a note', (title, clean) => {
    const { codes, products } = imported(title)
    expect(products[0]?.title).toBe(clean)
    expect(codes).toContain('controls-removed')
  })

  test.each([
    ['=HYPERLINK("x")', true],
    ['@home mug', true],
    ['＝1+1', true],
    ['+cmd|calc', true],
    ['-20 % mug', false],
    ['+size dress', false],
    ['A = B', false],
  ])('%j stays, with a formula note: %s', (title, isSaid) => {
    const { codes, products } = imported(title)
    expect(products[0]?.title).toBe(title)
    expect(codes.includes('formula')).toBe(isSaid)
    expect(codes).not.toContain('controls-removed')
  })
})

test('any imported product survives writing and reopening', () => {
  const text = fc.string({
    unit: fc.constantFrom(
      ...Array.from(
        '=@+-;,|\t\n\r"\' \u0000\u0008\u000B\u001F\u007F\uFEFF\uFFFE\uD800\u2028é€😀a1',
      ),
    ),
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(text, text, (title, sku) => {
      const { products, bytes } = imported(`T${title}`, `S${sku}`)
      const { table } = openTable(bytes)
      const column = (name: string) => table.header.indexOf(name)
      expect(new Table(bytes).rowCount).toBe(3)
      expect(table.text(1, column('Title'))).toBe(products[0]?.title)
      expect(table.text(1, column('SKU'))).toBe(products[0]?.variants[0]?.sku)
      expect(products[0]?.title).toMatch(/^T/u)
    }),
    { numRuns: 300 },
  )
})
