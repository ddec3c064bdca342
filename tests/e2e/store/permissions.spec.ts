import type { Locator, Page } from 'playwright/test'
import { language as languageKey } from '../../../packages/app/src/config/keys.ts'
import type { Language } from '../../../packages/app/src/config/languages.ts'
import { judge, prepareAxe } from '../accessibility/axe.ts'
import { expect } from '../fixtures.ts'
import { test, type StoreProduct } from './liveServer.ts'

const pagePath = '/dashboard/ai-copy-optimizer'
const bench = (page: Page) => page.getByRole('region', { name: /: Practice store$/ })
const dialog = (page: Page) => page.getByRole('dialog')
const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true })

const words = {
  en: {
    connect: 'Connect',
    fromStore: 'Open from store',
    run: 'Run',
    open: /^Open [\d,]+ products$/,
    part: 'Alt text',
    missing: 'Permission missing: Change pictures and alt texts',
    ask: 'Connect again with this permission',
    stopped: /Image alt text is read-only: [\d,]+ changes? in [\d,]+ products? stopped\./,
    options: 'Options',
  },
  it: {
    connect: 'Collega',
    fromStore: 'Apri dal negozio',
    run: 'Avvia',
    open: /^Apri [\d.]+ prodotti$/,
    part: 'Testo alternativo',
    missing: 'Autorizzazione mancante: Modificare immagini e testi alternativi',
    ask: 'Collega di nuovo con questa autorizzazione',
    stopped: /Image alt text è di sola lettura: bloccat[ae] [\d.]+ modific(?:a|he) in/,
    options: 'Opzioni',
  },
} as const

/** Connects the store without optional permissions, and opens its products on the page of an automation. */
async function openStore(page: Page, path: string, language: Language = 'en'): Promise<void> {
  const { connect, fromStore, run, open } = words[language]
  await page.evaluate(([key, chosen]) => localStorage.setItem(key, chosen), [
    languageKey,
    language,
  ] as const)
  await page.goto('/dashboard/settings/shopify-store')
  await button(page, connect).click()
  // The page of the practice store is in the language of the browser.
  await page.getByRole('button', { name: /^Instal/ }).click()
  await expect(button(page, fromStore)).toBeVisible()
  await page.goto(path)
  await button(page, run).click()
  await button(page, open).click()
  await expect(bench(page)).toBeVisible()
}

/** Applies what the page plans to the live file. */
async function apply(page: Page): Promise<void> {
  await button(bench(page), /^Apply [\d,]+ changes?$/).click()
  const all = button(dialog(page), 'Apply all')
  const next = button(bench(page), 'Update store')
  await expect(all.or(next)).toBeVisible()
  if (await all.isVisible()) await all.click()
  await expect(next).toBeVisible()
}

/** Returns a product as it is but for what the test changes. */
const withoutAltTexts = (product: StoreProduct) => ({ ...product, altTexts: [] })

const part = (page: Page, name: string) => bench(page).getByRole('checkbox', { name }).first()
const notice = (page: Page, title: string) => bench(page).getByRole('status', { name: title })

test.describe('alt texts', () => {
  test.use({ products: 5 })

  test('@journey they ask for their permission, and are written after the consent', async ({
    page,
    shop,
  }) => {
    const { missing, ask, stopped } = words.en
    const before = await shop.products()
    await openStore(page, pagePath)
    await part(page, 'Title').uncheck()
    await part(page, 'Alt text').check()
    await expect(notice(page, missing)).toContainText('write_files')
    await expect(bench(page)).toContainText(stopped)
    await expect(bench(page)).toContainText(missing)

    await button(bench(page), ask).click()
    await expect(page.getByRole('switch', { name: 'Change pictures and alt texts' })).toBeChecked()
    await button(page, 'Install').click()
    await expect(page).toHaveURL(new RegExp(pagePath))
    await expect(part(page, 'Alt text')).toBeChecked()
    await expect(part(page, 'Title')).not.toBeChecked()
    await expect(notice(page, missing)).toBeHidden()
    await apply(page)
    await button(bench(page), 'Update store').click()
    await button(dialog(page), 'Update').click()
    await expect(bench(page).getByRole('heading', { name: 'Store updated' })).toBeVisible()
    const after = await shop.products()
    expect(after).not.toEqual(before)
    expect(after.map(withoutAltTexts)).toEqual(before.map(withoutAltTexts))
  })

  test('they are stopped without it, and everything else is written', async ({ page, shop }) => {
    const before = await shop.products()
    await openStore(page, pagePath)
    await page.goto('/dashboard/files/edit')
    const [word = ''] = before[0]!.title.split(' ')
    await bench(page).getByRole('textbox', { name: 'Find', exact: true }).fill(word)
    await bench(page).getByRole('textbox', { name: 'Replace with' }).fill('Renamed')
    await button(bench(page), /^Add/).first().click()
    await part(page, 'Image alt text').check()
    await expect(notice(page, words.en.missing)).toBeVisible()
    await apply(page)
    await button(bench(page), 'Update store').click()
    await expect(dialog(page)).not.toContainText(words.en.missing)
    await button(dialog(page), 'Update').click()
    await expect(bench(page).getByRole('heading', { name: 'Store updated' })).toBeVisible()
    const after = await shop.products()
    expect(after.map(({ title }) => title)).not.toEqual(before.map(({ title }) => title))
    expect(after.map(({ altTexts }) => altTexts)).toEqual(before.map(({ altTexts }) => altTexts))
  })
})

const looks = [
  { language: 'en', width: 1440, colorScheme: 'dark' },
  { language: 'en', width: 390, colorScheme: 'light' },
  { language: 'it', width: 390, colorScheme: 'dark' },
  { language: 'it', width: 1440, colorScheme: 'light' },
] as const

for (const { language, width, colorScheme } of looks) {
  test.describe(`in ${language} at ${width} px, ${colorScheme}`, () => {
    test.use({ products: 5, colorScheme, viewport: { width, height: 844 } })

    test('the bench that asks for a permission has no violation', async ({ page }) => {
      await openStore(page, pagePath, language)
      await prepareAxe(page)
      const { part: altText, missing, options, stopped } = words[language]
      const sheet = button(bench(page), options)
      if (await sheet.isVisible()) await sheet.click()
      await part(page, altText).check()
      await expect(notice(page, missing)).toBeVisible()
      await expect(bench(page)).toContainText(stopped)
      const { violations, undecided } = await judge(page)
      expect([violations, undecided]).toEqual([[], []])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  })
}
