import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { packRepeated, writeBomb } from '../../packages/automations/src/spreadsheets/test/bombs.ts'
import { expect, test } from './fixtures.ts'
import { start } from './workbench/parts.ts'

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

/** Measures how much more memory the process of a page has at most during some work, in bytes. */
async function growthOf(page: Page, work: () => Promise<void>): Promise<number> {
  const devtools = await page.context().browser()!.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const before = await Promise.all(renderers.map((id) => memoryOf(id, 'VmRSS')))
  // Forgets how high it was.
  await Promise.all(renderers.map((id) => writeFile(`/proc/${id}/clear_refs`, '5')))
  await work()
  const highest = await Promise.all(renderers.map((id) => memoryOf(id, 'VmHWM')))
  return Math.max(...highest.map((each, at) => each - before[at]!))
}

for (const [name, makeFiles, refusal] of bombs) {
  test(
    `${name} takes the page less than 300 MB`,
    { tag: '@nightly' },
    async ({ memberPage: page }) => {
      test.slow()
      const buffer = Buffer.from(writeBomb(await makeFiles()))
      await start(page, '/dashboard/mass-compare-price#workbench')
      const growth = await growthOf(page, async () => {
        const chooser = page.waitForEvent('filechooser')
        await page.getByRole('button', { name: 'Choose a file', exact: true }).first().click()
        await (await chooser).setFiles({ name, mimeType: 'application/zip', buffer })
        await expect(page.getByText(refusal)).toBeVisible({ timeout: 60_000 })
      })
      expect(growth).toBeLessThan(300_000_000)
    },
  )
}
