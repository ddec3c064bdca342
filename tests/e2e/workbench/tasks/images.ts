import type { Page } from 'playwright/test'
import { automationPath } from '../../../../packages/app/src/paths.ts'
import { expect } from '../../fixtures.ts'
import { follow, start } from '../parts.ts'
import { busyPhoto, productPhoto } from '../pictures.ts'
import { unzip } from '../unzip.ts'
import type { Scene } from './Task.ts'

const clear = [productPhoto('tee', 'sand'), productPhoto('tee', 'blue')] as const
const unclear = Array.from({ length: 9 }, (_, at) => busyPhoto(`stool-${at + 1}.png`))

/** Returns how opaque a picture is in a corner and in its middle, from 0 to 255. */
function opacityOf(page: Page, bytes: Buffer): Promise<{ corner: number; middle: number }> {
  return page.evaluate(async (text) => {
    const content = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([content]))
    const { width, height } = image
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (!context) throw new Error('There is no canvas.')
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, width, height)
    const alphaAt = (x: number, y: number) => data[4 * (y * width + x) + 3] ?? 0
    return { corner: alphaAt(0, 0), middle: alphaAt(width >> 1, height >> 1) }
  }, bytes.toString('base64'))
}

/** Removes the backgrounds of photos, reviews nine of them, and downloads all. */
export async function removeBackgrounds({ page, member, texts, language }: Scene) {
  const { reviewQueue, imageDownload } = texts.ui
  const { images } = texts.bench
  const bench = page.locator('#workbench')
  const button = (name: string) => bench.getByRole('button', { name, exact: true })
  // The browser would ask where to save it.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
  // Here the list in the navigation is open in which the other page is.
  await start(page, automationPath('swappable-background'), language)
  return member.count(async () => {
    await follow(member, automationPath('remove-background'))
    await member.open([clear[0], ...unclear, clear[1]])
    await expect(bench.getByRole('gridcell').first()).toBeVisible()
    await member.press(button(images.start['remove-background']('11', 11)))
    const approve = button(reviewQueue.approve)
    // The review opens with the first image that needs it.
    await expect(approve).toBeVisible({ timeout: 120_000 })
    for (let left = unclear.length; left > 0; left -= 1) {
      const name = bench.getByRole('heading', { level: 3 })
      // While the next image is being worked on, the review has another heading.
      await expect(bench.getByRole('application')).toBeFocused()
      const before = (await name.textContent()) ?? ''
      if (member.way === 'keyboard') await member.key('Enter')
      else await member.press(approve)
      await expect(name).not.toHaveText(before)
    }
    await expect(bench.getByText(reviewQueue.counts('9', '0', 0)).first()).toBeVisible()
    const { name, bytes } = await member.save(button(imageDownload.zip))
    expect(name).toMatch(/\.zip$/)
    const saved = unzip(bytes)
    const names = [clear[0], ...unclear, clear[1]].map((file) => file.name.replace('.png', '.webp'))
    expect(saved.map((file) => file.name)).toEqual(names)
    for (const at of [0, saved.length - 1]) {
      const cutOut = await opacityOf(page, saved[at]?.content ?? Buffer.alloc(0))
      expect(cutOut).toEqual({ corner: 0, middle: 255 })
    }
  })
}
