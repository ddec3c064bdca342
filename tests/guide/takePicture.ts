import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { theme as themeKey } from '../../packages/app/src/config/keys.ts'
import type { Language } from '../../packages/app/src/config/languages.ts'
import { pictureName, pictureSize } from '../../packages/workbench/src/react/guide/pictureFiles.ts'
import type { GuideTaskName } from '../../packages/workbench/src/react/guide/tasks.ts'
import { themes, type Theme } from '../../packages/ui/src/tokens/index.ts'

const folder = join(import.meta.dirname, '../../packages/workbench/src/react/guide/pictures')

/** The width of the navigation, in px. */
const navigation = 264

/** The left edge of a picture of the middle of the window. */
export const middle = navigation / 2

/** The window in which the pictures are taken, in px. */
export const guideWindow = {
  width: navigation + pictureSize.width,
  height: pictureSize.height,
} as const

/** The quality of the compression: 100 loses nothing. */
const quality = 55

/** Chooses a theme as another tab would: a dialog may cover the button for it. */
async function chooseTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(
    ([key, newValue]) => dispatchEvent(new StorageEvent('storage', { key, newValue })),
    [themeKey, theme] as const,
  )
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

/**
 * Takes the picture of a task as it is now in each theme, and writes them into the app.
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
  await mkdir(folder, { recursive: true })
  const devtools = await page.context().newCDPSession(page)
  // The last theme is the one in which the tasks go on.
  for (const theme of themes.toReversed()) {
    await chooseTheme(page, theme)
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      clip: { x: from, y: scrolled, ...pictureSize, scale: 1 },
    })
    await writeFile(join(folder, pictureName(task, language, theme)), Buffer.from(data, 'base64'))
  }
  await devtools.detach()
}
