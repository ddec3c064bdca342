import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright'
import { localize } from '../../packages/app/src/addresses.ts'
import type { Route, Variant } from './variants.ts'

/** A screenshot of a page, as a file. */
export interface Picture extends Variant {
  readonly route: Route
  /** The title of the page. */
  readonly title: string
  /** Relative to the folder of the sheet: the full page, and its thumbnail. */
  readonly file: string
  readonly thumbnail: string
  /** The size of the thumbnail, in px. */
  readonly size: { readonly width: number; readonly height: number }
}

/** Every screenshot is taken this long after the page was opened, in ms. */
const moment = new Date('2026-03-02T09:30:00')
const exposure = 4000

/** The polling interval until the page is loaded, in ms. */
const interval = 20

/** The maximum height, in px. */
const tallest = 6000

const scales = { 1440: 0.25, 390: 0.4 } as const

/** Stops the clock of a page; only `expose` advances it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: moment })
  // Ahead of the running clock.
  await page.clock.pauseAt(new Date(moment.getTime() + 3_600_000))
}

function isShown(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      document.querySelector('h1') !== null && !document.querySelector('#root[data-prerendered]'),
  )
}

/** Advances the clock to the time of the screenshot. */
async function expose(page: Page): Promise<void> {
  let elapsed = 0
  while (!(await isShown(page))) {
    if (elapsed >= exposure) throw new Error(`${page.url()} has no heading.`)
    await wait(interval)
    await page.clock.runFor(interval)
    elapsed += interval
  }
  await page.clock.runFor(exposure - elapsed)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}

/** Returns the path of a file: the page, then its variant. */
function nameOf({ path }: Route, { theme, language, width, person }: Variant): string {
  const name = path.slice(1).replaceAll('/', '-') || 'home'
  return `${name}/${person}-${theme}-${language}-${width}`
}

/** Takes screenshots of a page of the app and writes them into a folder. */
export async function capture(
  context: BrowserContext,
  folder: string,
  route: Route,
  variant: Variant,
): Promise<Picture> {
  const { width } = variant
  const page = await context.newPage()
  try {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await stopClock(page)
    await page.goto(localize(route.path, variant.language))
    await page.dispatchEvent('body', 'touchstart')
    await expose(page)

    const devtools = await context.newCDPSession(page)
    const { cssContentSize } = await devtools.send('Page.getLayoutMetrics')
    const height = Math.min(Math.ceil(cssContentSize.height), tallest)
    const save = async (file: string, scale: number) => {
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'webp',
        quality: 92,
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width, height, scale },
      })
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), Buffer.from(data, 'base64'))
    }
    const name = nameOf(route, variant)
    const scale = scales[width]
    const picture = { file: `${name}.webp`, thumbnail: `${name}-small.webp` }
    await save(picture.file, 1)
    await save(picture.thumbnail, scale)
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
    return { ...variant, ...picture, route, title: await page.title(), size }
  } finally {
    await page.close()
  }
}
