import { ProductTable, Table } from '@dropwatt/automations'
import { automationPath } from '../../../../packages/app/src/paths.ts'
import { expect } from '../../fixtures.ts'
import type { NamedFile } from '../dropFiles.ts'
import { follow, pagePath, start } from '../parts.ts'
import { exportOf, openBefore, type Scene } from './Task.ts'

const listPath = automationPath('bulk-products-importer')
const productPath = automationPath('product-importer')

/** A variant in a product export. */
interface Variant {
  readonly title: string
  readonly sku: string
  readonly price: string
  readonly cost: string
}

/** Reads the variants of a product export. */
function variantsIn({ bytes }: NamedFile): readonly Variant[] {
  const products = new ProductTable(new Table(bytes))
  return products.products.flatMap((product) =>
    products.variantRows(product).map((row) => ({
      title: products.text(product.firstRow, 'title'),
      sku: products.text(row, 'sku'),
      price: products.text(row, 'price'),
      cost: products.text(row, 'cost'),
    })),
  )
}

/** The list of a supplier in German, as a spreadsheet there saves it. */
const list: NamedFile = {
  name: 'supplier-014.csv',
  bytes: Buffer.from(
    [
      'Artikel-Nr.;Bezeichnung;EK netto;UVP;Farbe;Gruppe;Bild 1;Lagerort',
      'BTL-05;Steel bottle;7,20;19,90;Teal;BTL;https://example.com/btl-05.jpg;A-12',
      'BTL-06;Steel bottle;8,90;24,90;Red;BTL;https://example.com/btl-06.jpg;A-13',
      'MUG-RED;Enamel mug;3,10;12,00;Red;MUG;https://example.com/mug-red.jpg;C-02',
      'MUG-BLU;Enamel mug;3,10;12,00;Blue;MUG;https://example.com/mug-blu.jpg;C-03',
      'TRY-1;Oak tray;11,40;39,00;Oak;TRY;https://example.com/try-1.jpg;C-09',
    ].join('\r\n'),
  ),
}

/** Makes the list of a supplier a file to import. */
export async function importList({ page, member, parts, texts, language }: Scene) {
  const { jobResult, columnMapper } = texts.ui
  const { importing } = texts.bench
  // Here the list in the navigation is open in which the other page is.
  await start(page, productPath, language)
  return member.count(async () => {
    await follow(member, listPath)
    await member.open(list)
    await member.press(parts.bench.getByRole('button', { name: columnMapper.confirm }))
    await member.press(parts.button(importing.show('3', 3)))
    await member.press(parts.button(importing.apply('3', 3)))
    const result = page.getByRole('region', { name: jobResult.imported('3', 3) })
    await member.press(result.getByRole('button', { name: jobResult.download, exact: true }))
    await expect(parts.downloadFile).toBeEnabled()
    const made = await member.save(parts.downloadFile)
    expect(made.name).toMatch(/^supplier-014-products.*\.csv$/)
    expect(variantsIn(made)).toEqual([
      { title: 'Steel bottle', sku: 'BTL-05', price: '17.28', cost: '7.20' },
      { title: 'Steel bottle', sku: 'BTL-06', price: '21.36', cost: '8.90' },
      { title: 'Enamel mug', sku: 'MUG-RED', price: '7.44', cost: '3.10' },
      { title: 'Enamel mug', sku: 'MUG-BLU', price: '7.44', cost: '3.10' },
      { title: 'Oak tray', sku: 'TRY-1', price: '27.36', cost: '11.40' },
    ])
  })
}

const store = exportOf([
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Cost per item',
  'tee,Tee,Size,S,T-S,20.00,8.00',
  'tee,,,M,T-M,20.00,8.00',
  'mug,Mug,Title,Default Title,M-1,12.00,',
  'tray,Tray,Title,Default Title,T-1,18.00,6.00',
])

const costs: NamedFile = {
  name: 'costs.csv',
  bytes: Buffer.from('SKU,Cost\r\nT-S,8.40\r\nM-1,5.10\r\nT-M,8.40\r\n'),
}

/** Updates the costs of the open export from a list, by SKU. */
export async function updateCosts(scene: Scene) {
  const { page, member, parts, texts } = scene
  const { jobResult } = texts.ui
  const { importing } = texts.bench
  await openBefore(scene, pagePath, store)
  await page.goto(productPath)
  return member.count(async () => {
    await follow(member, listPath)
    await member.open(costs)
    // Two rows look like variants of a product.
    await member.press(parts.button(importing.show('2', 2)))
    await member.press(parts.button(importing.update('3', 3, '0', 0)))
    const result = page.getByRole('region', { name: jobResult.applied('3', 3, '2', 2) })
    await member.press(result.getByRole('button', { name: jobResult.download, exact: true }))
    await expect(parts.downloadFile).toBeEnabled()
    const updated = await member.save(parts.downloadFile)
    const expected = exportOf([
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Cost per item',
      'tee,Tee,Size,S,T-S,8.40',
      'tee,,,M,T-M,8.40',
      'mug,Mug,Title,Default Title,M-1,5.10',
    ])
    expect(updated.bytes.toString()).toBe(expected.bytes.toString())
  })
}

const aprons = ['Linen apron', 'Cotton apron', 'Jute apron'].map((title, at) => {
  const handle = title.toLowerCase().replace(' ', '-')
  const sku = `AP-${at + 1}`
  const price = `${39 + at}.00`
  const product = {
    title,
    handle,
    body_html: `<p>${title}, washed.</p>`,
    vendor: 'Casa Bella',
    options: [{ name: 'Title' }],
    variants: [{ title: 'Default Title', option1: 'Default Title', price, sku }],
    images: [{ src: `https://example.com/${handle}.jpg` }],
  }
  const bytes = Buffer.from(JSON.stringify({ product }))
  return { file: { name: `${handle}.json`, bytes }, variant: { title, sku, price, cost: '' } }
})

/** Imports the pages of three products into one file. */
export async function importProducts({ page, member, parts, texts, language }: Scene) {
  const { jobResult } = texts.ui
  const { rights } = texts.options['product-importer'].fields
  await start(page, productPath, language)
  const result = page.getByRole('region', { name: jobResult.imported('1', 1) })
  const presses = await member.count(async () => {
    for (const { file } of aprons) {
      await member.open(file)
      await expect(page.getByRole('heading', { name: file.name })).toBeFocused()
      await member.check(page.getByRole('switch', { name: rights.label }))
      await member.press(parts.button(texts.bench.importing.apply('1', 1)))
      await expect(result).toBeVisible()
    }
  })
  await member.press(result.getByRole('button', { name: jobResult.download, exact: true }))
  await expect(parts.downloadFile).toBeEnabled()
  const made = await member.save(parts.downloadFile)
  expect(variantsIn(made)).toEqual(aprons.map(({ variant }) => variant))
  return presses
}
