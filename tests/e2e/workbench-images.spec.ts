import type { Page } from 'playwright/test'
import { dropFiles } from './workbench/dropFiles.ts'
import { expect, test, toast } from './fixtures.ts'
import { start } from './workbench/parts.ts'
import { heicPhoto, noisyPhoto, productPhoto } from './workbench/pictures.ts'

const bench = (page: Page) => page.locator('#workbench')
const tab = (page: Page, name: RegExp) => bench(page).getByRole('tab', { name })

test(
  'compressed images can be undone after a reload',
  { tag: '@journey' },
  async ({ memberPage: page }) => {
    test.slow()
    await start(page, '/dashboard/image-compression#workbench')
    const files = Array.from({ length: 12 }, (_, at) => noisyPhoto(`photo-${at}.png`, at + 1))
    await dropFiles(page, ...files, heicPhoto)
    await expect(bench(page).getByText('1 HEIC file excluded')).toBeVisible()
    await bench(page).getByRole('button', { name: 'Compress 12 images' }).click()
    await expect(bench(page).getByText(/^Applied: 12 images\./)).toBeVisible()
    await page.reload()
    await expect(bench(page).getByText('Size reduction on your files')).toBeVisible()
    await tab(page, /^Check/).click()
    await expect(bench(page).getByText('1 HEIC file excluded').last()).toBeVisible()
    await tab(page, /^History/).click()
    await bench(page).getByRole('button', { name: /^Undo/ }).last().click()
    await expect(toast(page)).toContainText('undone')
    await tab(page, /^Images/).click()
    await expect(bench(page).getByRole('button', { name: 'Compress 12 images' })).toBeVisible()
  },
)

test(
  'the same images get a background, clean files and a watermark',
  { tag: '@journey' },
  async ({ memberPage: page }) => {
    test.slow()
    await start(page, '/dashboard/swappable-background#workbench')
    const applied = bench(page).getByText(/^Applied: 1 image/)
    await dropFiles(page, productPhoto('tee', 'sand'))
    await bench(page).getByRole('radio', { name: 'Sand' }).check({ force: true })
    await bench(page).getByRole('button', { name: 'Create 1 image' }).click()
    await expect(applied).toBeVisible()

    await page
      .getByRole('navigation', { name: 'Continue with these images' })
      .locator('a[href="/dashboard/remove-metadata"]')
      .click()
    await bench(page).getByRole('button', { name: 'Remove metadata from 1 image' }).click()
    await expect(applied).toBeVisible()

    await page.goto('/dashboard/dynamic-watermark')
    const words = bench(page).getByRole('textbox', { name: 'Text', exact: true })
    await words.fill('{title}')
    await expect(bench(page).getByText('1 image gets the name of the file')).toBeVisible()
    await words.fill('Dropwatt')
    await expect(bench(page).getByText('1 image gets the name of the file')).toBeHidden()
    const add = bench(page).getByRole('button', { name: 'Add watermark to 1 image' })
    await add.click()
    await expect(applied).toBeVisible()
    await bench(page).getByRole('button', { name: 'Change more' }).click()
    await expect(
      bench(page).getByText('The options apply to the results of your last job.'),
    ).toBeVisible()
    await add.click()
    await expect(applied).toBeVisible()
    // The link of the page one is on leads to the options too.
    const sidebar = page.getByRole('navigation').locator('a[href="/dashboard/dynamic-watermark"]')
    await sidebar.click()
    await expect(add).toBeEnabled()
    await page.goto('/dashboard/files/jobs')
    await expect(page.getByRole('row', { name: /Swappable Background/ })).toBeVisible()
  },
)
