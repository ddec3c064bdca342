import { describe, expect, test } from 'vitest'
import { findKind } from '../importing/findKind.ts'
import { SupplierList } from '../importing/SupplierList.ts'
import { encode } from '../test/files.ts'
import { OpenFile } from './OpenFile.ts'
import type { OtherExport } from './otherExportContents.ts'
import { findOtherExport } from './otherExports.ts'

const options = 'Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value'

const headers: Partial<Record<OtherExport, readonly string[]>> = {
  inventory: [
    `Handle,Title,${options},SKU,HS Code,COO,Location,Bin name,Incoming (not editable),Unavailable (not editable),Committed (not editable),Available (not editable),On hand (current),On hand (new)`,
    'Handle,Title,Option1 Name,Option1 Value,SKU,Location,On hand (new)',
    `Handle,Title,${options},SKU,HS Code,COO,Location,Incoming,Unavailable,Committed,Available,On hand`,
    `Handle,Title,${options},SKU,HS Code,COO,Milan depot,Rome shop`,
    `Handle,Title,${options},SKU,Milan depot`,
  ],
  orders: [
    'Name,Email,Financial Status,Paid at,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku',
    'Name,Email,Financial Status,Paid at,Currency,Subtotal,Total',
    'ID,Name,Command,Line: Type,Line: Title,Line: Quantity',
  ],
  'draft-orders': ['ID,Name,Command,Order ID,Status,Line: Title,Line: Quantity'],
  customers: [
    'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Phone,Total Spent,Total Orders,Note,Tax Exempt,Tags',
    'First Name,Last Name,Email,Accepts Marketing,Company,City,Total Spent,Total Orders,Tags,Note,Tax Exempt',
  ],
  'gift-cards': [
    'Id,Last Characters,Customer Name,Email,Order Name,Created At,Expires On,Initial Balance,Current Balance,Currency,Expired?,Enabled?',
  ],
  discounts: [
    'Name,Value,Type,Discount Class,Times Used In Total,Start,End,Status',
    'ID,Title,Command,Code,Discount Type,Discount Value',
  ],
  redirects: ['Redirect from,Redirect to', 'ID,Path,Command,Target'],
  collections: [
    'ID,Handle,Command,Title,Body HTML,Sort Order,Must Match,Rule: Product Column,Rule: Relation,Rule: Condition',
    'ID,Handle,Command,Title,Body HTML,Product: Handle,Product: Position',
  ],
  'price-list': ['Catalog ID,Variant ID,SKU,Price,Compare-at price'],
  'blog-posts': ['ID,Handle,Command,Title,Author,Body HTML,Tags,Blog: Handle,Blog: Title'],
  pages: ['ID,Handle,Command,Title,Author,Body HTML,Template Suffix'],
  metaobjects: ['ID,Handle,Command,Definition: Handle,Field,Value'],
  payouts: ['Transaction Date,Type,Order,Card Brand,Payout Date,Payout ID,Amount,Net'],
  'other-sheet': ['ID,File Name,Command,Link,Alt Text'],
}

const all = Object.entries(headers).flatMap(([kind, each]) =>
  each.map((header) => [kind, header] as const),
)

const fileWith = (header: string) => encode(`${header}\n${header.replaceAll(/[^,]+/gu, '1')}\n`)

describe('an export of something else than products', () => {
  test.each(all)('is recognised as %s: %s', (kind, header) => {
    expect(findOtherExport(header.split(','))).toBe(kind)
    expect(findOtherExport(header.toUpperCase().split(','))).toBe(kind)
  })

  test.each<[string, (bytes: Uint8Array) => unknown]>([
    ['an export to change', (bytes) => OpenFile.open(bytes, { name: 'in.csv' })],
    ['a list of a supplier', (bytes) => new SupplierList(bytes)],
    ['what it may be', findKind],
  ])('throws its kind when opened as %s', (_, open) => {
    for (const [kind, header] of all) {
      for (const text of [header, header.replaceAll(',', ';')]) {
        expect(() => open(fileWith(text))).toThrow(
          expect.objectContaining({ name: 'FileError', code: kind }),
        )
      }
    }
    expect(() => open(fileWith(all[0]![1]))).toThrow(/inventory export: it holds stock/u)
  })
})

test.each([
  ['an export', 'Handle,Title,Body (HTML),Vendor,Tags,Variant SKU,Variant Price,Location'],
  ['an export with the columns of customs', 'Handle,Title,Variant SKU,Variant Price,HS Code,COO'],
  ['an export of options alone', `Handle,Title,${options},SKU`],
  ['an export of options and tags', `Handle,Title,${options},SKU,Tags`],
  ['the products of Matrixify', 'ID,Handle,Command,Title,Tags,Variant Price'],
  ['some columns of Matrixify', 'ID,Handle,Command,Title,Metafield: custom.care [string]'],
  ['a list of stock', 'SKU,Location,Available,Price'],
  ['a list of costs', 'Code,Description,Available,Net price'],
  ['a list with names', 'First Name,Last Name,Email,SKU,Price'],
])('%s is not recognised as another export', (_, header) => {
  expect(findOtherExport(header.split(','))).toBeUndefined()
})
