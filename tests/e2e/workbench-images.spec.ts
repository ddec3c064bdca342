import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test, toast } from './fixtures.ts'
import { Member } from './workbench/Member.ts'
import { follow, start } from './workbench/parts.ts'
import {
  busyPhoto,
  chosen,
  dropPictures,
  heicPhoto,
  largePhotos,
  noisyPhoto,
  productPhoto,
  type PictureFile,
} from './workbench/pictures.ts'
import { unzip } from './workbench/unzip.ts'

const photos: readonly PictureFile[] = [
  productPhoto('tee', 'sand'),
  busyPhoto('stool.png'),
  busyPhoto('lamp.png'),
]

const bench = (page: Page) => page.locator('#workbench')
const tab = (page: Page, name: RegExp) => bench(page).getByRole('tab', { name })

/** Chooses pictures in the dialog of the system. */
async function open(member: Member, files: readonly PictureFile[]): Promise<void> {
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

/** Compresses photos until some are finished and most are not. */
async function compressSome(page: Page, count: number): Promise<void> {
  await start(page, '/dashboard/image-compression#workbench')
  // From the disk, as sending that much through the driver takes longer than working on it.
  const saved = largePhotos(count).map(async ({ name, bytes }) => {
    const path = test.info().outputPath(name)
    await writeFile(path, bytes)
    return path
  })
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await Promise.all(saved))
  await bench(page)
    .getByRole('button', { name: `Compress ${count} images` })
    .click()
  // Looks at each frame, as it has to be seen while most are waiting.
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('#workbench strong')].some(({ textContent }) =>
        /^[1-9]\d* of \d+ images$/.test(textContent),
      ),
    undefined,
    { polling: 'raf', timeout: 30_000 },
  )
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
    await dropPictures(page, [...files, heicPhoto])
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

test('a job that a reload cut off is resumed', async ({ memberPage: page }) => {
  test.slow()
  await compressSome(page, 16)
  await page.reload()
  await expect(bench(page).getByText('A job did not finish')).toBeVisible()
  await expect(bench(page).getByText(/^The tab closed at \d+ of 16 images\./)).toBeVisible()
  await bench(page).getByRole('button', { name: 'Resume' }).first().click()
  await expect(bench(page).getByText('A job did not finish')).toBeHidden()
  await expect(bench(page).getByText(/^Applied: 16 images\./)).toBeVisible({ timeout: 60_000 })
  await expect(tab(page, /^History 1/)).toBeVisible()
})

test('what was finished before a job was cancelled can be downloaded', async ({
  memberPage: page,
}) => {
  test.slow()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
  await compressSome(page, 24)
  // With the keyboard, which does not wait until the button stands still: the job goes on meanwhile.
  await bench(page).getByRole('button', { name: 'Cancel' }).press('Enter')
  const result = bench(page).getByRole('heading', { name: /^Job cancelled\./ })
  await expect(result).toBeVisible()
  const finished = Number(/\d+/.exec((await result.textContent()) ?? '')?.[0])
  expect(finished).toBeLessThan(24)
  const files = await download(page, () =>
    bench(page)
      .getByRole('button', { name: /^Download (ZIP|\d+ ready images?)$/ })
      .click(),
  )
  expect(files).toHaveLength(finished)
  for (const { content } of files) expect(content.readUInt16BE(0)).toBe(0xff_d8)
})

test(
  'the same images get a background, clean files and a watermark',
  { tag: '@journey' },
  async ({ memberPage: page }) => {
    test.slow()
    await start(page, '/dashboard/swappable-background#workbench')
    const applied = bench(page).getByText(/^Applied: 1 image/)
    await dropPictures(page, photos.slice(0, 1))
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
    await expect(bench(page).getByText('No image gets a watermark')).toBeVisible()
    await words.fill('Dropwatt')
    await expect(bench(page).getByText('No image gets a watermark')).toBeHidden()
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

test('a review of images on a phone goes on after a reload', async ({ memberPage: page }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await start(page, '/dashboard/remove-background#workbench')
  await page.locator('input[type=file]').first().setInputFiles(chosen(photos))
  const member = new Member(page, 'mouse')
  const place = (text: string) => bench(page).getByText(text, { exact: true })
  await member.press(bench(page).getByRole('button', { name: 'Remove 3 backgrounds' }))
  await expect(tab(page, /^Review 2/)).toBeVisible({ timeout: 30_000 })
  await expect(place('1 of 2')).toBeVisible()
  await member.press(bench(page).getByRole('button', { name: 'Approve and next' }))
  await expect(place('2 of 2')).toBeVisible()
  await page.reload()
  await expect(place('2 of 2')).toBeVisible()
  await expect(place('1 of 2 reviewed')).toBeVisible()
  await expect(bench(page).getByRole('application')).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
