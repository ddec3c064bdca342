import { ProductTable, Table } from '@dropwatt/automations'
import { expect, test } from 'vitest'
import { openTestShop, testTime } from '../testing/openTestShop.ts'
import { seedContents, seedExport } from './seedContents.ts'

const shop = { myshopifyDomain: 'a.myshopify.com', name: 'A' }
const products = 60
const contents = seedContents({ shop, products, now: testTime })
const table = new ProductTable(new Table(seedExport({ products })))

test('a shop has the products of its export', () => {
  const titles = table.products.map(({ firstRow }) => table.text(firstRow, 'title'))
  expect([...contents.products.values()].map(({ title }) => title)).toEqual(titles)
})

test('a shop has the variants of its export', () => {
  const skus = table.products.flatMap((product) =>
    table.variantRows(product).map((row) => table.text(row, 'sku')),
  )
  const found = [...contents.products.values()].flatMap(({ variants }) => variants)
  expect(found.map(({ sku }) => sku ?? '')).toEqual(skus)
})

test('a shop has the pictures of its export', () => {
  const column = table.columns.find('imageUrl')!
  const rows = Array.from({ length: table.table.rowCount - 1 }, (_, at) => at + 1)
  const urls = rows.map((row) => table.table.text(row, column)).filter((url) => url !== '')
  const pictures = [...contents.products.values()].flatMap((product) => product.pictures)
  expect(pictures.map(({ url }) => url)).toEqual(urls)
})

test('prices of the market of the export are fixed in its price list', () => {
  const column = table.columns.markets.get('Canada')?.price
  const rows = table.products.flatMap((product) => table.variantRows(product))
  const prices = rows.map((row) => table.table.text(row, column!)).filter((price) => price !== '')
  const [canada] = contents.catalogs
  expect([...canada!.priceList.fixed.values()].map(({ price }) => price)).toEqual(prices)
})

test('the same seed gives the same ids', () => {
  const again = seedContents({ shop, products, now: testTime })
  expect([...again.products.keys()]).toEqual([...contents.products.keys()])
})

test('the shops of a practice store are different', () => {
  const { store } = openTestShop()
  const [first, second] = [...store.shops.values()]
  const titles = (of: typeof first) => [...of!.contents.products.values()].map(({ title }) => title)
  expect(titles(first).slice(0, 5)).not.toEqual(titles(second).slice(0, 5))
  expect(first!.contents.shop.id).not.toBe(second!.contents.shop.id)
})
