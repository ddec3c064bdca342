/**
 * Measures how long it takes from Enter until the next image of a review is shown, with photos of 12
 * megapixels: `node bench/images/reviewSpeed.ts`. One image is opened without being loaded before, to
 * compare with.
 */
import { chromium, type Page } from 'playwright'
import * as storageKeys from '../../packages/app/src/config/keys.ts'
import { automationPath } from '../../packages/app/src/paths.ts'
import { findBrowser } from '../../scripts/browser.ts'
import { serveApp } from '../../scripts/served-app.ts'

const count = 9

/** The time that the owner looks at an image, in ms. */
const looking = 2_000

/** Draws a photo of 12 megapixels before a background that needs review. */
async function photo(page: Page, at: number): Promise<Buffer> {
  const text = await page.evaluate(async (seed) => {
    const [width, height] = [4_000, 3_000]
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')!
    for (let patch = 0; patch < 400; patch += 1) {
      context.fillStyle = `hsl(${(patch * 47 + seed * 20) % 360} 70% ${30 + (patch % 50)}%)`
      context.fillRect((patch * 97) % width, (patch * 61) % height, width / 8, height / 6)
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  }, at)
  return Buffer.from(text, 'latin1')
}

declare global {
  interface Window {
    /** The time until the next image was shown, in ms. */
    untilShown?: Promise<number>
  }
}

/** Does something, and returns how long it takes until another image is shown, in ms. */
async function untilNext(page: Page, act: () => Promise<void>): Promise<number> {
  // It has to listen before the key is pressed.
  await page.evaluate(() => {
    const canvases = document.getElementsByTagName('canvas')
    const shown = () => {
      const all = [...canvases].filter(({ role }) => role === 'img')
      return all.every(({ hidden }) => !hidden) ? all.at(-1)?.ariaLabel : undefined
    }
    const before = shown()
    window.untilShown = new Promise((resolve) => {
      const begin = () => {
        const start = performance.now()
        const look = () => {
          const now = shown()
          if (now && now !== before) resolve(performance.now() - start)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }
      addEventListener('keydown', begin, { capture: true, once: true })
      addEventListener('pointerdown', begin, { capture: true, once: true })
    })
  })
  await act()
  return page.evaluate(() => window.untilShown ?? Promise.reject(new Error('Nothing is measured.')))
}

const ms = (value: number) => `${value.toFixed(0)} ms`

async function measure(page: Page): Promise<string> {
  const files: { name: string; mimeType: string; buffer: Buffer }[] = []
  for (let at = 0; at < count; at += 1) {
    const buffer = await photo(page, at)
    files.push({ name: `photo-${at}.jpg`, mimeType: 'image/jpeg', buffer })
  }
  const bench = page.locator('#workbench')
  await page.locator('input[type=file]').first().setInputFiles(files)
  await bench.getByRole('button', { name: `Remove ${count} backgrounds` }).click()
  await bench.getByText(`0 of ${count} reviewed`).waitFor({ timeout: 300_000 })
  await page.waitForTimeout(looking)
  const thumbnail = bench.getByRole('button', { name: `photo-${count - 1}.jpg` })
  const unloaded = await untilNext(page, () => thumbnail.click())
  const times: number[] = []
  for (let at = 0; at < count - 1; at += 1) {
    await page.waitForTimeout(looking)
    times.push(await untilNext(page, () => page.keyboard.press('Enter')))
  }
  const sorted = times.toSorted((one, other) => one - other)
  const median = sorted[Math.floor(sorted.length / 2)]!
  return `Median ${ms(median)} (${ms(sorted[0]!)}–${ms(sorted.at(-1)!)}), ${ms(unloaded)} where it was not loaded before: ${(median / unloaded).toFixed(2)} of that.`
}

const app = await serveApp()
const { args, ...launch } = await findBrowser()
const browser = await chromium.launch({ ...launch, args: [...args] })
try {
  const session = await app.signIn('review@example.com')
  const page = await browser.newPage({ viewport: { width: 1_440, height: 900 } })
  await page.goto(app.origin)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.session,
    session,
  ] as const)
  await page.goto(`${app.origin}${automationPath('remove-background')}#workbench`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  console.log(await measure(page))
} finally {
  await browser.close()
  await app.stop()
}
