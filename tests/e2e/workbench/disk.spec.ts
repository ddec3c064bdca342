import { chromium, type Page } from 'playwright/test'
import { test as base, expect } from '../fixtures.ts'
import { type NamedFile } from './dropFiles.ts'
import { productExport } from './exports.ts'
import { pagePath, partsOf, start } from './parts.ts'

/** With a profile on disk, as a private window cannot store access to a file. */
const test = base.extend({
  context: async ({ launchOptions, viewport, serviceWorkers, baseURL }, provide, info) => {
    const context = await chromium.launchPersistentContext(info.outputPath('profile'), {
      ...launchOptions,
      viewport,
      serviceWorkers,
      ...(baseURL !== undefined && { baseURL }),
    })
    await provide(context)
    await context.close()
  },
})

/**
 * Writes a file where pages may keep files of their own. Access to it is like access to a file in the
 * member's folder, which only the dialogs of the browser give.
 */
async function write(page: Page, { name, bytes }: NamedFile): Promise<void> {
  await page.evaluate(
    async ([fileName, text]) => {
      const folder = await navigator.storage.getDirectory()
      const handle = await folder.getFileHandle(fileName, { create: true })
      const writable = await handle.createWritable()
      await writable.write(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)))
      await writable.close()
    },
    [name, bytes.toString('base64')] as const,
  )
}

/** Drops that file on the page, as from a file manager, which gives access to it. */
async function drop(page: Page, { name }: NamedFile): Promise<void> {
  const dataTransfer = await page.evaluateHandle(async (fileName) => {
    const folder = await navigator.storage.getDirectory()
    const handle = await folder.getFileHandle(fileName)
    const data = new DataTransfer()
    data.items.add(await handle.getFile())
    Object.assign(DataTransferItem.prototype, { getAsFileSystemHandle: async () => handle })
    return data
  }, name)
  await page.dispatchEvent('main', 'drop', { dataTransfer })
}

/** Comes back to the tab from the program that wrote the file. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test('a file that changed on disk is compared with its copy', async ({ memberPage: page }) => {
  test.slow()
  const { bench, dialog, apply, result, chip } = partsOf(page)
  const notice = bench.getByText(/^The file on disk changed at \d/)
  const press = (name: string) => bench.getByRole('button', { name, exact: true }).click()
  const monday = productExport('products.csv')
  await start(page, pagePath)
  await write(page, monday)
  await drop(page, monday)
  await apply.click()
  await expect(result).toBeFocused()
  await comeBack(page)
  await expect(notice).toBeHidden()

  // The browser still has access after a reload.
  await page.reload()
  await expect(bench).toBeVisible()
  await write(page, productExport('products.csv', 21))
  await comeBack(page)
  await expect(notice).toBeVisible()
  await expect(
    bench.getByText(/^You are working on the copy you opened at .+ Your 1 job is on that copy\.$/),
  ).toBeVisible()

  await press('Compare both files')
  await expect(dialog.getByText(/^40 of 40 products differ\./)).toBeFocused()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(notice).toBeVisible()
  await press('Continue with this copy')
  await expect(notice).toBeHidden()
  await comeBack(page)
  await expect(chip).toHaveAccessibleName(/1 job/)
  await expect(notice).toBeHidden()

  await write(page, productExport('products.csv', 22))
  await comeBack(page)
  await press('Open the new file too')
  await expect(chip).not.toHaveAccessibleName(/1 job/)
  await expect(apply).toBeEnabled()
  await expect(notice).toBeHidden()
  await page.goto('/dashboard/files')
  await expect(page.getByRole('row', { name: /products\.csv/ })).toHaveCount(2)
})
