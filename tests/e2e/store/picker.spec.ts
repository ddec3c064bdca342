import { expect, type Page } from 'playwright/test'
import { openPracticeStore } from '../../../packages/practice-store/src/index.ts'
import { judge, prepareAxe } from '../accessibility/axe.ts'
import { toast } from '../fixtures.ts'
import { pressByKey } from './bench.ts'
import { test } from './practiceServer.ts'

const automation = '/dashboard/mass-compare-price'

/** The same products as those of the server: nothing about them is chance. */
const practice = openPracticeStore({ siteUrl: 'https://practice.test', products: 500 })
const [shop] = [...practice.shops.values()]
const { contents, index } = shop!
const products = [...contents.products.values()]

const words = {
  en: {
    connect: 'Connect',
    fromStore: 'Open from store',
    run: 'Run',
    status: 'Status',
    active: 'Active',
    open: 'Open',
  },
  it: {
    connect: 'Collega',
    fromStore: 'Apri dal negozio',
    run: 'Avvia',
    status: 'Stato',
    active: 'Attivo',
    open: 'Apri',
  },
}

async function connect(page: Page, { connect: label, fromStore } = words.en): Promise<void> {
  await page.goto('/dashboard/settings/shopify-store')
  await page.getByRole('button', { name: label, exact: true }).click()
  await page.getByRole('button', { name: /^Instal/ }).click()
  await expect(page.getByRole('button', { name: fromStore })).toBeVisible()
}

const picker = (page: Page) => page.getByRole('dialog', { name: 'Choose products' })
const openButton = (page: Page, count: number) =>
  picker(page).getByRole('button', { name: `Open ${count} products`, exact: true })

async function openPicker(page: Page): Promise<void> {
  await page.goto(automation)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(openButton(page, products.length)).toBeVisible()
}

test('without a connected store, Run shows the notice', async ({ page }) => {
  await page.goto(automation)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(toast(page)).toContainText("This feature isn't implemented yet")
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('importers keep the notice with a connected store', async ({ page }) => {
  await connect(page)
  await page.goto('/dashboard/product-importer')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(toast(page)).toContainText("This feature isn't implemented yet")
})

test('[11] each of the six filters finds as many products as the store has', async ({ page }) => {
  const collection = contents.collections.find(({ products: own }) => own.size > 1)!
  const [{ vendor, tags, title }] = products as [(typeof products)[number]]
  const [tag] = tags as [string]
  const [word] = title.split(' ') as [string]
  const isActive = ({ status }: (typeof products)[number]) => status === 'ACTIVE'
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  const counts = {
    collection: collection.products.size,
    status: products.filter(isActive).length,
    vendor: products.filter((each) => same(each.vendor, vendor)).length,
    tag: products.filter((each) => each.tags.some((other) => same(other, tag))).length,
    search: index.find(`"${word}"`).length,
  }

  await connect(page)
  await openPicker(page)
  const tab = (name: RegExp) => picker(page).getByRole('tab', { name })
  const clear = async () => {
    await tab(/^All/).click()
    await expect(openButton(page, products.length)).toBeVisible()
  }

  await tab(/^Collection/).click()
  await picker(page)
    .getByRole('option', { name: `${collection.title} ${counts.collection}`, exact: true })
    .click()
  await expect(openButton(page, counts.collection)).toBeVisible()
  await clear()

  await tab(/^Status/).click()
  await expect(picker(page).getByRole('group', { name: 'Status' })).toContainText(
    `Active${counts.status}`,
  )
  await picker(page).getByRole('checkbox', { name: 'Active' }).check()
  await expect(openButton(page, counts.status)).toBeVisible()
  await clear()

  await tab(/^Vendor/).click()
  await picker(page).getByRole('textbox', { name: 'Vendor' }).fill(vendor)
  await expect(openButton(page, counts.vendor)).toBeVisible()
  await clear()

  await tab(/^Tag/).click()
  await picker(page).getByRole('textbox', { name: 'Tag' }).fill(tag)
  await expect(openButton(page, counts.tag)).toBeVisible()
  await clear()

  await tab(/^Search/).click()
  await picker(page).getByRole('searchbox', { name: 'Search' }).fill(word)
  await expect(openButton(page, counts.search)).toBeVisible()
})

test('[14] reading is cancelled, and the choice stays', async ({ page }) => {
  await connect(page)
  await openPicker(page)
  await openButton(page, products.length).click()
  await expect(picker(page).getByRole('progressbar')).toBeVisible()
  await picker(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(openButton(page, products.length)).toBeVisible()
  await picker(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('button', { name: /^Open (live )?file/ })).toHaveCount(0)
})

test('filters are remembered for the store', async ({ page }) => {
  const drafts = products.filter(({ status }) => status === 'DRAFT').length
  await connect(page)
  await openPicker(page)
  await picker(page)
    .getByRole('tab', { name: /^Status/ })
    .click()
  await picker(page).getByRole('checkbox', { name: 'Draft' }).check()
  await expect(openButton(page, drafts)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(openButton(page, drafts)).toBeVisible()
})

test('products are opened from the settings, and by a command', async ({ page }) => {
  await connect(page)
  await page.getByRole('button', { name: 'Open from store' }).click()
  await expect(picker(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('open from store')
  await page.getByRole('option', { name: 'Open from store' }).click()
  await openButton(page, products.length).click()
  await expect(picker(page)).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard\/files$/)
  await expect(page.getByRole('button', { name: /^Open (live )?file/ })).toBeVisible()
})

test('@journey [50] products are chosen and opened by the keyboard', async ({ page }) => {
  const active = products.filter(({ status }) => status === 'ACTIVE').length
  await connect(page)
  await page.goto(automation)
  await pressByKey(page, page.getByRole('button', { name: 'Run', exact: true }))
  await expect(picker(page).getByRole('tab', { name: /^All/ })).toBeFocused()
  for (const name of [/^Collection/, /^Status/]) {
    await page.keyboard.press('ArrowDown')
    await expect(picker(page).getByRole('tab', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(picker(page).getByRole('checkbox', { name: 'Active' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(openButton(page, active)).toBeVisible()
  await pressByKey(page, openButton(page, active))
  await expect(picker(page)).toBeHidden()
  await expect(page.getByRole('tab', { name: /^Changes/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
})

for (const locale of ['en', 'it'] as const) {
  for (const width of [1440, 390]) {
    test.describe(`in ${locale} at ${width} px`, () => {
      test.use({
        locale,
        viewport: { width, height: 844 },
        ...(width === 390 && { hasTouch: true, isMobile: true }),
      })

      test('[50] axe finds no violation in the picker', async ({ page }) => {
        const { run, status, active, open } = words[locale]
        await connect(page, words[locale])
        await page.goto(automation)
        await page.getByRole('button', { name: run, exact: true }).click()
        const role = width === 390 ? 'button' : 'tab'
        await page
          .getByRole('dialog')
          .getByRole(role, { name: new RegExp(`^${status}`) })
          .click()
        await page.getByRole('checkbox', { name: active }).check()
        await expect(page.getByRole('button', { name: new RegExp(`^${open} \\d`) })).toHaveCount(
          width === 390 ? 0 : 1,
        )
        await prepareAxe(page)
        const { violations, undecided } = await judge(page)
        expect([violations, undecided]).toEqual([[], []])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      })
    })
  }
}
