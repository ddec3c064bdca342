import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { language as languageKey } from '../../../packages/app/src/config/keys.ts'
import type { Language } from '../../../packages/app/src/config/languages.ts'
import { judge, prepareAxe } from '../accessibility/axe.ts'
import { expect, overlaysClosed, toast } from '../fixtures.ts'
import { downloadChosen } from '../workbench/parts.ts'
import { words } from '../workbench/words.ts'
import { test } from './practiceServer.ts'

const pagePath = '/dashboard/mass-compare-price'
const bench = (page: Page) => page.getByRole('region', { name: /: Practice store$/ })
const chip = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /Practice store/ })

/** Connects the practice store, and opens all its products on the page of an automation. */
async function openStore(page: Page, language: Language = 'en'): Promise<void> {
  await page.evaluate(([key, chosen]) => localStorage.setItem(key, chosen), [
    languageKey,
    language,
  ] as const)
  await page.goto('/dashboard/settings/shopify-store')
  await page.getByRole('button', { name: /^(?:Connect|Collega)$/ }).click()
  await page.getByRole('button', { name: /^(?:Install|Installa)$/ }).click()
  await expect(page).toHaveURL(/shopify-store$/)
  await expect(page.getByText('practice-store.myshopify.com').first()).toBeVisible()
  await page.goto(pagePath)
  await page.getByRole('button', { name: /^(?:Run|Avvia)$/ }).click()
  await page.getByRole('button', { name: /^(?:Open 500 products|Apri 500 prodotti)$/ }).click()
  await expect(bench(page)).toBeVisible()
}

/** Downloads the whole file, which the menu offers. */
async function download(page: Page): Promise<Buffer> {
  await bench(page).getByRole('button', { name: 'File menu' }).click()
  await page.getByRole('menuitem', { name: 'Download', exact: true }).click()
  return downloadChosen(page, words.wholeFile)
}

/** Downloads the file as it was read. */
async function downloadOriginal(page: Page): Promise<Buffer> {
  await bench(page).getByRole('button', { name: 'File menu' }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download original file' }).click()
  return readFile(await (await started).path())
}

test('[18] what is applied to a live file sends nothing to the store', async ({ page }) => {
  await openStore(page)
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/store/') && request.method() !== 'GET') sent.push(pathname)
  })
  await bench(page)
    .getByRole('button', { name: /^Apply [\d,]+ changes$/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply all' }).click()
  await expect(bench(page).getByRole('heading', { name: /^Applied/ })).toBeFocused()
  expect(sent).toEqual([])
})

test('@journey a store is opened, changed, undone, downloaded and read again', async ({ page }) => {
  await openStore(page)
  await expect(chip(page)).toHaveAccessibleName(
    /^Open live file: Practice store · read 1 min ago, Practice store$/,
  )
  await expect(bench(page).getByText('Live file')).toBeVisible()
  await expect(bench(page).getByText('practice-store.myshopify.com')).toBeVisible()
  await expect(bench(page).getByText(/never reaches this browser\.$/)).toBeVisible()
  const original = await downloadOriginal(page)

  await bench(page)
    .getByRole('tab', { name: /^Check/ })
    .click()
  await expect(page.getByRole('region', { name: 'Read from Practice store' })).toContainText(
    'Published on online store',
  )
  await bench(page)
    .getByRole('tab', { name: /^Changes/ })
    .click()

  await bench(page)
    .getByRole('button', { name: /^Apply [\d,]+ changes$/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply all' }).click()
  await expect(bench(page).getByRole('heading', { name: /^Applied/ })).toBeFocused()
  expect(await download(page)).not.toEqual(original)
  await bench(page).getByRole('button', { name: 'Undo last job' }).click()
  await overlaysClosed(page)

  await page.reload()
  await expect(bench(page)).toBeVisible()
  await bench(page).getByRole('button', { name: 'Redo' }).click()
  await expect(bench(page).getByRole('tab', { name: 'History 1' })).toBeVisible()
  await bench(page).getByRole('button', { name: 'Read again' }).click()
  await expect(toast(page)).toContainText('Practice store was read again')
  await expect(bench(page).getByRole('tab', { name: 'History 1' })).toBeVisible()
})

for (const language of ['en', 'it'] as const) {
  for (const width of [1440, 390]) {
    test(`a live file passes axe in ${language} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await openStore(page, language)
      await expect(bench(page).getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
      await prepareAxe(page)
      expect((await judge(page)).violations).toEqual([])
      await chip(page).click()
      await expect(page.getByRole('dialog').getByText('practice-store.myshopify.com')).toBeVisible()
    })
  }
}
