import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from 'playwright'
import * as storageKeys from '../../packages/app/src/config/keys.ts'
import { automationPath } from '../../packages/app/src/paths.ts'
import { findBrowser } from '../../scripts/browser.ts'
import { serveApp } from '../../scripts/served-app.ts'
import type { DrawnFile } from './drawnFiles.ts'
import { browserMemory } from './processMemory.ts'

/** Interval at which the memory is read, in ms. */
const every = 500

/** Quiet time before a job is started, in ms. */
const quiet = 3_000

/** The memory of all processes of the browser while the dashboard compresses images, in bytes. */
interface AppMemory {
  /** With the images open, before the job. */
  readonly open: number
  /** The most until a fifth of the images is done. */
  readonly begin: number
  /** The most while the last fifth is worked on. */
  readonly end: number
  readonly imagesPerSecond: number
}

async function writeFiles(folder: string, files: readonly DrawnFile[], count: number) {
  const paths = Array.from({ length: count }, (_, at) => join(folder, `image-${at + 1}.jpg`))
  for (const [at, path] of paths.entries()) await writeFile(path, files[at % files.length]!.bytes)
  return paths
}

/** Returns which share of a job is done; nothing while none is in progress. */
function shareOf(page: Page): Promise<number | undefined> {
  return page.evaluate(() => {
    const bar = document.querySelector('#workbench [role="progressbar"]')
    const [now, most] = ['aria-valuenow', 'aria-valuemax'].map((name) => bar?.getAttribute(name))
    return now === null || now === undefined ? undefined : Number(now) / Number(most ?? 100)
  })
}

async function measureIn(page: Page, paths: readonly string[]): Promise<AppMemory> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The browser is gone.')
  const bench = page.locator('#workbench')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file', exact: true }).first().click()
  await (await chooser).setFiles([...paths])
  const apply = bench.getByRole('button', { name: `Compress ${paths.length} images` })
  await apply.waitFor({ timeout: 120_000 })
  await wait(quiet)
  const open = await browserMemory(browser)
  const start = performance.now()
  await apply.click()
  const ended = bench.getByText('Size reduction on your files')
  let [begin, end] = [0, 0]
  while (!(await ended.isVisible())) {
    const share = await shareOf(page)
    const memory = await browserMemory(browser)
    if (share !== undefined && share <= 0.2) begin = Math.max(begin, memory)
    if (share !== undefined && share >= 0.8) end = Math.max(end, memory)
    await wait(every)
  }
  const seconds = (performance.now() - start) / 1_000
  return { open, begin, end, imagesPerSecond: paths.length / seconds }
}

/**
 * Compresses images in the dashboard itself, with its pool of workers and its storage on the disk of
 * the device, and reads the memory meanwhile.
 */
async function measureApp(files: readonly DrawnFile[], count: number): Promise<AppMemory> {
  const folder = await mkdtemp(join(tmpdir(), 'dropwatt-bench-set-'))
  const app = await serveApp()
  const { args, ...launch } = await findBrowser()
  // What a private window stores stays in memory.
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...launch,
    args: [...args],
  })
  try {
    const paths = await writeFiles(folder, files, count)
    const session = await app.signIn('images@example.com')
    const page = await context.newPage()
    await page.goto(app.origin)
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      storageKeys.session,
      session,
    ] as const)
    await page.goto(`${app.origin}${automationPath('image-compression')}#workbench`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    return await measureIn(page, paths)
  } finally {
    await context.close()
    await app.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`

/** Describes the memory and the throughput of the dashboard for a number of images. */
export async function appMemoryText(files: readonly DrawnFile[], count: number): Promise<string> {
  const { open, begin, end, imagesPerSecond } = await measureApp(files, count)
  return `In the dashboard itself, with its storage on the disk, all processes of the browser hold ${mb(open)} with ${count} such images open, at most ${mb(begin)} while the first fifth of them is compressed, and at most ${mb(end)} during the last fifth; it compresses ${imagesPerSecond.toFixed(1)} images per second.`
}
