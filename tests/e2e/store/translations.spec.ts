import type { Page } from 'playwright/test'
import { expect } from '../fixtures.ts'
import { test } from './practiceServer.ts'

const words = {
  en: {
    run: 'Run',
    install: 'Install',
    connect: 'Connect',
    allow: 'Connect again with this permission',
    language: 'Language of the translations',
    open: /^Open 500 products$/,
  },
  it: {
    run: 'Avvia',
    install: 'Installa',
    connect: 'Collega',
    allow: 'Collega di nuovo con questa autorizzazione',
    language: 'Lingua delle traduzioni',
    open: /^Apri 500 prodotti$/,
  },
}

const button = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

/** Connects the practice store without optional permissions, and asks for its translations. */
async function askForTranslations(page: Page, { run, install, connect, allow } = words.en) {
  await page.goto('/dashboard/settings/shopify-store')
  await button(page, connect).click()
  await button(page, install).click()
  await expect(page.getByText('practice-store.myshopify.com').first()).toBeVisible()
  await page.goto('/dashboard/product-translation')
  await button(page, run).click()
  await button(page, allow).click()
  await button(page, install).click()
  // Shopify leads back to the settings, and from there the choice goes on.
  await expect(page).toHaveURL(/\/dashboard\/product-translation/)
}

test('@journey permissions are asked for, and titles are translated in the store', async ({
  page,
}) => {
  await askForTranslations(page)
  const { language, open } = words.en
  await page.getByRole('combobox', { name: language }).selectOption('German')
  await button(page, open).click()
  const bench = page.getByRole('region', { name: /: Practice store · de$/ })
  await expect(bench).toBeVisible()
  await expect(bench.getByText('Live file')).toBeVisible()
  const title = bench.getByRole('textbox', { name: 'Translation, Title, row 2', exact: true })
  await title.fill('Deutscher Titel')
  await title.blur()
  await bench.getByRole('button', { name: 'Apply 1 translation' }).click()
  await bench.getByRole('button', { name: 'Update store', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Update 1 product in Practice store?')
  await dialog.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(page.getByText('Store updated').first()).toBeVisible()
})

for (const locale of ['en', 'it'] as const) {
  for (const width of [1440, 390]) {
    test.describe(`in ${locale} at ${width} px`, () => {
      test.use({ locale, viewport: { width, height: 844 } })

      test('the language of translations is chosen', async ({ page }) => {
        await askForTranslations(page, words[locale])
        const { language, open } = words[locale]
        await expect(page.getByRole('combobox', { name: language })).toHaveValue('de')
        await expect(button(page, open)).toBeVisible()
      })
    })
  }
}
