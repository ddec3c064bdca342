import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import type { Language } from '../../packages/app/src/config/languages.ts'
import { pictureName, pictureSize } from '../../packages/app/src/workbench/guide/pictureFiles.ts'
import type { GuideTaskName } from '../../packages/app/src/workbench/guide/tasks.ts'

const folder = join(import.meta.dirname, '../../packages/app/src/workbench/guide/pictures')

/** The width of the navigation, in px. */
const navigation = 264

/** Where a picture begins that shows the middle of the window. */
export const middle = navigation / 2

/** The window in which the pictures are taken, in px. */
export const guideWindow = {
  width: navigation + pictureSize.width,
  height: pictureSize.height,
} as const

/** How much is lost by the compression: 100 for nothing. */
const quality = 55

/**
 * Takes the picture of a task as it is now and writes it into the app.
 *
 * @param from where the picture begins, in px from the start of the window. @default behind the navigation
 */
export async function takePicture(
  page: Page,
  task: GuideTaskName,
  language: Language,
  from: number = navigation,
): Promise<void> {
  await page.mouse.move(0, 0)
  const scrolled = await page.evaluate(async () => {
    await document.fonts.ready
    return scrollY
  })
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    clip: { x: from, y: scrolled, ...pictureSize, scale: 1 },
  })
  await devtools.detach()
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, pictureName(task, language)), Buffer.from(data, 'base64'))
}
