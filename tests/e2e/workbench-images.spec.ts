import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { dropFiles, type NamedFile } from './workbench/dropFiles.ts'
import { expect, test, toast } from './fixtures.ts'
import { Member } from './workbench/Member.ts'
import { follow, start } from './workbench/parts.ts'
import { busyPhoto, chosen, heicPhoto, noisyPhoto, productPhoto } from './workbench/pictures.ts'
import { unzip } from './workbench/unzip.ts'

const bench = (page: Page) => page.locator('#workbench')
const tab = (page: Page, name: RegExp) => bench(page).getByRole('tab', { name })

/** Chooses pictures in the dialog of the system. */
async function open(member: Member, files: readonly NamedFile[]): Promise<void> {
  const { page } = member
  const button = page.getByRole('button', { name: 'Choose a file', exact: true }).first()
  await member.scrollTo(button)
  const chooser = page.waitForEvent('filechooser')
  await member.press(button)
  await (await chooser).setFiles(chosen(files))
}

/** Approves the image that is shown, and waits for the next one. */
async function approve(member: Member): Promise<void> {
  await expect(bench(member.page).getByRole('button', { name: 'Approve and next' })).toBeVisible()
  const name = bench(member.page).getByRole('heading', { level: 3 })
  const before = (await name.textContent()) ?? ''
  await expect(bench(member.page).getByRole('application')).toBeFocused()
  await member.key('Enter')
  await expect(name).not.toHaveText(before)
}

/** Downloads the ZIP; returns the files in it. */
async function download(page: Page, press: () => Promise<void>): Promise<ReturnType<typeof unzip>> {
  const started = page.waitForEvent('download')
  await press()
  return unzip(await readFile(await (await started).path()))
}

test('backgrounds are removed, reviewed and downloaded in 13 presses', async ({
  memberPage: page,
}) => {
  test.slow()
  // The browser would ask where to save it.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
  const member = new Member(page, 'keyboard')
  const button = (name: string) => bench(page).getByRole('button', { name, exact: true })
  const files = [
    productPhoto('tee', 'sand'),
    ...Array.from({ length: 9 }, (_, at) => busyPhoto(`stool-${at + 1}.png`)),
    productPhoto('tee', 'blue'),
  ]
  // Here the list in the navigation is open in which the other page is.
  await start(page, '/dashboard/swappable-background')

  const presses = await member.count(async () => {
    await follow(member, '/dashboard/remove-background')
    await open(member, files)
    await expect(bench(page).getByRole('gridcell').first()).toBeVisible()
    await member.press(button('Remove 11 backgrounds'))
    // The review opens with the first image that needs it.
    await expect(button('Approve and next')).toBeVisible({ timeout: 30_000 })
    for (let at = 0; at < 9; at += 1) await approve(member)
    await expect(bench(page).getByText('9 approved, 0 keep the original.').first()).toBeVisible()
    await expect(button('Download ZIP')).toBeFocused({ timeout: 30_000 })
    const saved = await download(page, () => member.press(button('Download ZIP')))
    expect(saved).toHaveLength(11)
  })
  expect(presses).toBe(13)
})

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
    await expect(bench(page).getByText(/^Applied: 12 images\./)).toBeVisible({ timeout: 30_000 })
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
    await expect(applied).toBeVisible({ timeout: 30_000 })

    await page
      .getByRole('navigation', { name: 'Continue with these images' })
      .locator('a[href="/dashboard/remove-metadata"]')
      .click()
    await bench(page).getByRole('button', { name: 'Remove metadata from 1 image' }).click()
    await expect(applied).toBeVisible({ timeout: 30_000 })

    await page.goto('/dashboard/dynamic-watermark')
    const words = bench(page).getByRole('textbox', { name: 'Text', exact: true })
    await words.fill('{title}')
    await expect(bench(page).getByText('1 image gets the name of the file')).toBeVisible()
    await words.fill('Dropwatt')
    await expect(bench(page).getByText('1 image gets the name of the file')).toBeHidden()
    const add = bench(page).getByRole('button', { name: 'Add watermark to 1 image' })
    await add.click()
    await expect(applied).toBeVisible({ timeout: 30_000 })
    await bench(page).getByRole('button', { name: 'Change more' }).click()
    await expect(
      bench(page).getByText('The options apply to the results of your last job.'),
    ).toBeVisible()
    await add.click()
    await expect(applied).toBeVisible({ timeout: 30_000 })
    // The link of the page one is on leads to the options too.
    const sidebar = page.getByRole('navigation').locator('a[href="/dashboard/dynamic-watermark"]')
    await sidebar.click()
    await expect(add).toBeEnabled()
    await page.goto('/dashboard/files/jobs')
    await expect(page.getByRole('row', { name: /Swappable Background/ })).toBeVisible()
  },
)
