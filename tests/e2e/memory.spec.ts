import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { largeJpeg } from '../../packages/automations/src/images/test/largePictures.ts'
import { packRepeated, writeBomb } from '../../packages/automations/src/spreadsheets/test/bombs.ts'
import { expect, test } from './fixtures.ts'
import { start } from './workbench/parts.ts'
import { asChosen, type NamedFile } from './workbench/dropFiles.ts'

const header = 'Handle,Title\n'

/** Made-up archives by their names, each with its refusal. */
const bombs = [
  [
    'huge.zip',
    async () => ({ 'products.csv': await packRepeated(header, '\u0000', 1_900_000_000) }),
    'This ZIP file unpacks to more than',
  ],
  [
    'small-claim.zip',
    async () => ({
      'products.csv': { ...(await packRepeated(header, '\u0000', 1_900_000_000)), size: 5000 },
    }),
    'This ZIP file is damaged',
  ],
  [
    'lines.zip',
    async () => ({ 'products.csv': await packRepeated(header, '\n', 19_000_000) }),
    'This file has too many rows or columns',
  ],
] as const

/** Reads a number of a process from Linux, in bytes: `VmRSS`, or `VmHWM`, the highest so far. */
async function memoryOf(process: number, key: 'VmRSS' | 'VmHWM'): Promise<number> {
  const text = await readFile(`/proc/${process}/status`, 'utf8')
  return Number(new RegExp(`${key}:\\s+(\\d+)`, 'u').exec(text)?.[1]) * 1024
}

/** Measures the memory of the process of a page during some work, in bytes: the most, and how much more. */
async function memoryDuring(
  page: Page,
  work: () => Promise<void>,
): Promise<{ readonly most: number; readonly growth: number }> {
  const devtools = await page.context().browser()!.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const before = await Promise.all(renderers.map((id) => memoryOf(id, 'VmRSS')))
  // Forgets how high it was.
  await Promise.all(renderers.map((id) => writeFile(`/proc/${id}/clear_refs`, '5')))
  await work()
  const highest = await Promise.all(renderers.map((id) => memoryOf(id, 'VmHWM')))
  const growth = Math.max(...highest.map((each, at) => each - before[at]!))
  return { most: Math.max(...highest), growth }
}

async function choose(page: Page, ...files: readonly NamedFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file', exact: true }).first().click()
  await (await chooser).setFiles(asChosen(files))
}

for (const [name, makeFiles, refusal] of bombs) {
  test(
    `${name} takes the page less than 300 MB`,
    { tag: '@nightly' },
    async ({ memberPage: page }) => {
      test.slow()
      const bytes = Buffer.from(writeBomb(await makeFiles()))
      await start(page, '/dashboard/mass-compare-price#workbench')
      const { growth } = await memoryDuring(page, async () => {
        await choose(page, { name, bytes })
        await expect(page.getByText(refusal)).toBeVisible()
      })
      expect(growth).toBeLessThan(300_000_000)
    },
  )
}

/** Limit of the memory of a page with very large pictures, in bytes. */
const mostMemory = 700_000_000

test(
  'four JPEGs of 99 megapixels take the page less than 700 MB, and are refused',
  { tag: '@nightly' },
  async ({ memberPage: page }) => {
    test.slow()
    const bytes = Buffer.from(largeJpeg(11_000, 9000))
    await start(page, '/dashboard/image-compression#workbench')
    const bench = page.locator('#workbench')
    const { most } = await memoryDuring(page, async () => {
      await choose(page, ...[1, 2, 3, 4].map((number) => ({ name: `photo-${number}.jpg`, bytes })))
      await bench.getByRole('button', { name: 'Compress 4 images' }).click()
      await expect(bench.getByText('4 excluded')).toBeVisible()
      await bench.getByRole('tab', { name: 'Check 4' }).click()
      await expect(bench.getByText('4 images are over 51 megapixels').first()).toBeVisible()
    })
    expect(most).toBeLessThan(mostMemory)
  },
)

test(
  'four pictures of 50 megapixels are compressed in less than 700 MB',
  { tag: '@nightly' },
  async ({ memberPage: page }) => {
    test.slow()
    const bytes = Buffer.from(largeJpeg(8192, 6144))
    await start(page, '/dashboard/image-compression#workbench')
    const bench = page.locator('#workbench')
    const { most } = await memoryDuring(page, async () => {
      await choose(page, ...[1, 2, 3, 4].map((number) => ({ name: `photo-${number}.jpg`, bytes })))
      await bench.getByRole('button', { name: 'Compress 4 images' }).click()
      await expect(bench.getByText(/^Applied: 4 images/)).toBeVisible({ timeout: 90_000 })
    })
    expect(most).toBeLessThan(mostMemory)
  },
)
