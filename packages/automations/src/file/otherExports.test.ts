import { describe, expect, test } from 'vitest'
import type { FileError } from '../csv/FileError.ts'
import { findKind } from '../importing/findKind.ts'
import { SupplierList } from '../importing/SupplierList.ts'
import { OpenFile } from './OpenFile.ts'
import type { OtherExport } from './otherExportContents.ts'
import { findOtherExport } from './otherExports.ts'

const options = 'Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value'

const headers: readonly (readonly [kind: OtherExport, what: string, header: string])[] = [
  [
    'inventory',
    'several locations',
    `Handle,Title,${options},SKU,HS Code,COO,Location,Bin name,Incoming (not editable),Unavailable (not editable),Committed (not editable),Available (not editable),On hand (current),On hand (new)`,
  ],
  [
    'inventory',
    'a file for an import',
    'Handle,Title,Option1 Name,Option1 Value,SKU,Location,On hand (new)',
  ],
  [
    'inventory',
    'its names of 2023',
    `Handle,Title,${options},SKU,HS Code,COO,Location,Incoming,Unavailable,Committed,Available,On hand`,
  ],
  [
    'inventory',
    'a column for each location, of 2021',
    `Handle,Title,${options},SKU,HS Code,COO,Milan depot,Rome shop`,
  ],
  ['inventory', 'a column for each location, of 2019', `Handle,Title,${options},SKU,Milan depot`],
  [
    'orders',
    'orders',
    'Name,Email,Financial Status,Paid at,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku',
  ],
  [
    'orders',
    'orders without their lines',
    'Name,Email,Financial Status,Paid at,Currency,Subtotal,Total',
  ],
  ['orders', 'orders of Matrixify', 'ID,Name,Command,Line: Type,Line: Title,Line: Quantity'],
  [
    'draft-orders',
    'draft orders of Matrixify',
    'ID,Name,Command,Order ID,Status,Line: Title,Line: Quantity',
  ],
  [
    'customers',
    'customers',
    'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Phone,Total Spent,Total Orders,Note,Tax Exempt,Tags',
  ],
  [
    'customers',
    'customers of older exports',
    'First Name,Last Name,Email,Accepts Marketing,Company,City,Total Spent,Total Orders,Tags,Note,Tax Exempt',
  ],
  [
    'gift-cards',
    'gift cards',
    'Id,Last Characters,Customer Name,Email,Order Name,Created At,Expires On,Initial Balance,Current Balance,Currency,Expired?,Enabled?',
  ],
  ['discounts', 'discounts', 'Name,Value,Type,Discount Class,Times Used In Total,Start,End,Status'],
  ['discounts', 'discounts of Matrixify', 'ID,Title,Command,Code,Discount Type,Discount Value'],
  ['redirects', 'redirects', 'Redirect from,Redirect to'],
  ['redirects', 'redirects of Matrixify', 'ID,Path,Command,Target'],
  [
    'collections',
    'smart collections',
    'ID,Handle,Command,Title,Body HTML,Sort Order,Must Match,Rule: Product Column,Rule: Relation,Rule: Condition',
  ],
  [
    'collections',
    'custom collections',
    'ID,Handle,Command,Title,Body HTML,Product: Handle,Product: Position',
  ],
  ['price-list', 'a catalog', 'Catalog ID,Variant ID,SKU,Price,Compare-at price'],
  [
    'blog-posts',
    'blog posts',
    'ID,Handle,Command,Title,Author,Body HTML,Tags,Blog: Handle,Blog: Title',
  ],
  ['pages', 'pages', 'ID,Handle,Command,Title,Author,Body HTML,Template Suffix'],
  ['metaobjects', 'metaobjects', 'ID,Handle,Command,Definition: Handle,Field,Value'],
  ['payouts', 'payouts', 'Transaction Date,Type,Order,Card Brand,Payout Date,Payout ID,Amount,Net'],
  ['other-sheet', 'files', 'ID,File Name,Command,Link,Alt Text'],
]

const encode = (text: string) => new TextEncoder().encode(text)
const fileWith = (header: string) => encode(`${header}\n${header.replaceAll(/[^,]+/gu, '1')}\n`)

describe('an export of something else than products', () => {
  test.each(headers)('is recognised as %s: %s', (kind, _, header) => {
    expect(findOtherExport(header.split(','))).toBe(kind)
    expect(findOtherExport(header.toUpperCase().split(','))).toBe(kind)
  })

  test.each<[string, (bytes: Uint8Array) => unknown]>([
    ['an export to change', (bytes) => OpenFile.open(bytes, { name: 'in.csv' })],
    ['a list of a supplier', (bytes) => new SupplierList(bytes)],
    ['what it may be', findKind],
  ])('throws its kind when opened as %s', (_, open) => {
    for (const [kind, , header] of headers) {
      for (const text of [header, header.replaceAll(',', ';')]) {
        const refused = expect.objectContaining<Partial<FileError>>({
          name: 'FileError',
          code: kind,
        })
        expect(() => open(fileWith(text))).toThrow(refused)
      }
    }
    expect(() => open(fileWith(headers[0]![2]))).toThrow(/inventory export: it holds stock/u)
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
