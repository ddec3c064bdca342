import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, hydrated, overlaysClosed, test } from '../fixtures.ts'
import { dropFiles } from './dropFiles.ts'
import { brokenExport, productExport } from './exports.ts'
import { productPhoto } from './pictures.ts'
import { Member } from './Member.ts'
import { partsOf, start } from './parts.ts'
import { zip } from './unzip.ts'

const spreadsheets = new URL('../../../packages/automations/cases/spreadsheets/', import.meta.url)

const text = (content: string) => Buffer.from(content)
const product = { '@context': 'https://schema.org', '@type': 'Product', name: 'Apron' }

/** The files to drop, by kind. */
const things = {
  products: { name: 'products.csv', bytes: productExport('').bytes },
  blocked: { name: 'blocked.csv', bytes: brokenExport('').bytes },
  translations: {
    name: 'translations.csv',
    bytes: text(
      "Type,Identification,Field,Locale,Market,Status,Default content,Translated content\r\nPRODUCT,'1,title,ar,,,Scarf,\r\n",
    ),
  },
  list: { name: 'list.csv', bytes: text('SKU,Title,Price\nA-1,Tee,9\nA-2,Mug,7\n') },
  update: { name: 'update.csv', bytes: text('SKU,Stock\nA-1,3\nA-2,4\n') },
  orders: {
    name: 'orders.csv',
    bytes: text(
      'Name,Email,Financial Status,Paid at,Fulfillment Status,Currency,Subtotal,Total,Lineitem quantity,Lineitem name,Lineitem price\n#1,a@example.com,paid,,,EUR,9,9,1,Tee,9\n',
    ),
  },
  page: {
    name: 'page.html',
    bytes: text(
      `<!doctype html><title>Apron</title><script type="application/ld+json">${JSON.stringify(product)}</script>`,
    ),
  },
  json: {
    name: 'product.json',
    bytes: text(
      JSON.stringify({ product: { title: 'Apron', variants: [{ title: 'S', price: '39.00' }] } }),
    ),
  },
  workbook: {
    name: 'products-export.xlsx',
    bytes: await readFile(new URL('products-export.xlsx', spreadsheets)),
    /** The name of the file that opens. */
    opened: 'products-export.csv',
  },
  zip: {
    name: 'photos.zip',
    bytes: zip('mug.png', productPhoto('mug', 'sand').bytes),
    opened: 'photos',
  },
  image: { name: 'tee.png', bytes: productPhoto('tee', 'sand').bytes },
  heic: { name: 'photo.heic', bytes: text('\0\0\0\u0018ftypheic') },
  empty: { name: 'empty.csv', bytes: text('') },
  pdf: { name: 'list.pdf', bytes: text('%PDF-1.7') },
  notes: { name: 'notes.txt', bytes: text('Call the supplier.\nPack the parcels.\n') },
}

type Thing = keyof typeof things

const importer = 'bulk-products-importer'
const images = 'remove-background'

/** The page that each kind belongs to. */
const home: Readonly<Partial<Record<Thing, string>>> = {
  products: 'mass-compare-price',
  blocked: 'mass-compare-price',
  translations: 'product-translation',
  list: importer,
  update: importer,
  page: 'product-importer',
  json: 'product-importer',
  workbook: 'mass-compare-price',
  zip: images,
  image: images,
  notes: importer,
}

/** The refusals of pages of another kind. */
const refusals: Readonly<Partial<Record<Thing, string>>> = {
  list: 'This looks like a supplier list',
  update: 'This looks like a supplier list',
  orders: 'This is an orders export',
  page: 'This is a web page, not a CSV file',
  json: 'This is a JSON file',
  heic: 'There is no image to open',
  empty: 'This file has no products',
  pdf: 'This is a PDF file',
  notes: 'This looks like a supplier list',
}

const exports = ['products', 'blocked', 'workbook'] as const

/** The pages, with what each works on; all else has its answer there and a way to where it belongs. */
const pages: readonly {
  readonly path: string
  readonly opens: readonly Thing[]
  /** The page that answers. @default itself */
  readonly answersOn?: string
}[] = [
  { path: '/dashboard', opens: [], answersOn: '/dashboard/files' },
  { path: '/dashboard/settings/account', opens: [], answersOn: '/dashboard/files' },
  { path: '/dashboard/files', opens: [] },
  { path: '/dashboard/auto-tag', opens: exports },
  { path: `/dashboard/${images}`, opens: ['zip', 'image'] },
  { path: `/dashboard/${importer}`, opens: ['list', 'update', 'json', 'notes'] },
  { path: '/dashboard/product-importer', opens: ['page', 'json'] },
  { path: '/dashboard/product-translation', opens: ['translations'] },
]

/** Expects that the workbench shows what was dropped, says so, and has focus. */
async function expectOpen(page: Page, thing: Thing, cell: string): Promise<void> {
  const file = things[thing]
  const name = 'opened' in file ? file.opened : file.name
  const bench = page.locator('#workbench')
  await expect(bench.getByRole('heading', { level: 2, name }), cell).toBeFocused()
  await expect(bench.getByRole('status').filter({ hasText: name }).first(), cell).toBeAttached()
}

/** Expects that the page says what became of it, with a link to the page that it belongs to. */
async function expectAnswer(page: Page, thing: Thing, cell: string): Promise<void> {
  const refusal = refusals[thing]
  const main = page.getByRole('main')
  const slug = home[thing]
  const answer = refusal
    ? main.getByRole('alert').filter({ hasText: refusal })
    : main.getByRole('status').filter({ has: page.locator(`a[href^="/dashboard/${slug}"]`) })
  await expect(answer, cell).toBeInViewport()
  if (slug !== undefined) {
    await expect(answer.locator(`a[href^="/dashboard/${slug}"]`), cell).toBeVisible()
  }
}

test('the problems of an export are three key presses away', async ({ memberPage: page }) => {
  const member = new Member(page, 'keyboard')
  const { texts, dialog, tab } = partsOf(page)
  await start(page, '/dashboard')
  await hydrated(page)
  const presses = await member.count(async () => {
    await member.key('Control+k')
    await dialog.getByRole('combobox').fill(texts.openFile)
    await member.press(dialog.getByRole('combobox'))
    const choose = dialog.getByRole('button', { name: texts.chooseFile })
    await expect(choose).toBeFocused()
    await member.open(things.blocked, choose)
    await expect(tab(texts.check)).toHaveAttribute('aria-selected', 'true')
    await expectOpen(page, 'blocked', 'by keyboard')
  })
  expect(presses, 'presses to see what is wrong').toBe(3)
  await overlaysClosed(page)
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
})

for (const { path, opens, answersOn = path } of pages) {
  test(`every drop on ${path} has its answer`, async ({ memberPage: page }) => {
    test.slow()
    await start(page, path)
    for (const thing of Object.keys(things) as Thing[]) {
      const cell = `${thing} on ${path}`
      await dropFiles(page, things[thing])
      if (opens.includes(thing)) {
        await expectOpen(page, thing, cell)
        await expect(page, cell).toHaveURL((url) => url.pathname === path)
      } else if (thing === 'blocked') {
        // One press shows what is wrong with it, from any page.
        await expect(page, cell).toHaveURL((url) => url.pathname === `/dashboard/${home.blocked}`)
        await expectOpen(page, thing, cell)
        const check = page.locator('#workbench').getByRole('tab', { selected: true })
        await expect(check, cell).toHaveText(/^Check/)
      } else {
        await expect(page, cell).toHaveURL((url) => url.pathname === answersOn)
        await expectAnswer(page, thing, cell)
      }
      if (new URL(page.url()).pathname !== path) {
        await page.goBack()
        await expect(page, cell).toHaveURL((url) => url.pathname === path)
      }
    }
  })
}
