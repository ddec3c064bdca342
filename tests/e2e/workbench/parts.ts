import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { language as languageKey } from '../../../packages/app/src/config/keys.ts'
import type { Language } from '../../../packages/app/src/config/languages.ts'
import { expect, heading, overlaysClosed } from '../fixtures.ts'
import type { Member } from './Member.ts'
import { textsOf } from './texts.ts'
import { words } from './words.ts'

/** The automation that is tried, and its page. */
export const slug = 'mass-compare-price'
export const pagePath = `/dashboard/${slug}`

/** Matches one of some texts, with any number for each `#` in them. */
function withNumbers(...texts: readonly string[]): RegExp {
  const patterns = texts.map((text) =>
    text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`).replaceAll('#', String.raw`[\d.,]+`),
  )
  return new RegExp(`^(?:${patterns.join('|')})$`, 'u')
}

/** Finds the parts of the workbench by their names. */
export function partsOf(page: Page, language: Language = 'en') {
  const { ui, bench: texts } = textsOf[language]
  const bench = page.getByRole('region', { name: /\.csv$/ })
  const chip = page.getByRole('banner').getByRole('button', { name: /\.csv/ })
  const dialog = page.getByRole('dialog')
  const popover = dialog.filter({ has: page.getByRole('button', { name: ui.fileChip.remove }) })
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  // Its numbers are in singular or plural.
  const [appliedStart = ''] = ui.jobResult.applied('#', 2, '#', 2).split('#')
  const applied = new RegExp(`^${appliedStart}`, 'u')
  return {
    texts: words,
    bench,
    chip,
    dialog,
    popover,
    button,
    chooseFile: button(ui.fileDropZone.chooseFile),
    apply: bench.getByRole('button', {
      name: withNumbers(texts.apply('#', 2), texts.apply('1', 1)),
    }),
    result: bench.getByRole('heading', { name: applied }),
    /** The button beside the result of a job. */
    downloadResult: bench
      .getByRole('region', { name: applied })
      .getByRole('button', { name: ui.jobResult.download, exact: true }),
    /** The button of the download dialog, whose name goes on with a size. */
    downloadFile: dialog.getByRole('button', { name: ui.downloadDialog.download('').trim() }),
    tab: (name: string | RegExp) => bench.getByRole('tab', { name }),
  }
}

/** Opens a page in a language. */
export async function start(page: Page, path: string, language: Language = 'en'): Promise<void> {
  await page.evaluate(([key, chosen]) => localStorage.setItem(key, chosen), [
    languageKey,
    language,
  ] as const)
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(heading(page)).toBeVisible()
}

/** Downloads one of the choices of the download dialog, which is open and in English. */
export async function downloadChosen(page: Page, choice: RegExp): Promise<Buffer> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: choice }).check()
  const started = page.waitForEvent('download')
  await dialog.getByRole('button', { name: /^Download/ }).click()
  const content = await readFile(await (await started).path())
  await overlaysClosed(page)
  return content
}

/** Answers the question that Download asks first where changes are pending; in English. */
export async function downloadWithout(page: Page): Promise<void> {
  const asked = page.getByRole('dialog', { name: 'Apply first?' })
  await asked.getByRole('button', { name: /^Download without/ }).click()
}

/**
 * Downloads the whole open file; in English.
 *
 * @param isPending whether the page shows changes that are not applied
 */
export async function downloadWhole(page: Page, isPending = false): Promise<Buffer> {
  const { bench } = partsOf(page)
  await bench.getByRole('button', { name: words.download, exact: true }).first().click()
  if (isPending) await downloadWithout(page)
  return downloadChosen(page, words.wholeFile)
}

/** Applies the changes on the page, and answers that all are meant; in English. */
export async function applyAll(page: Page): Promise<void> {
  const { apply, dialog, result } = partsOf(page)
  await apply.click()
  await dialog.getByRole('button', { name: 'Apply all' }).click()
  await expect(result).toBeFocused()
}

/** Goes to a page by its link in the navigation. */
export async function follow(member: Member, path: string): Promise<void> {
  const { page, way } = member
  const before = await heading(page).innerText()
  if (way === 'touch') await member.press(page.getByRole('button', { name: words.menu }))
  await member.press(page.getByRole('navigation').locator(`a[href="${path}"]:visible`))
  await expect(page).toHaveURL(path)
  // The URL changes before the page does.
  await expect(heading(page)).not.toHaveText(before)
}
