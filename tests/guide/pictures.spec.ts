import type { Page } from 'playwright/test'
import { languages, type Language } from '../../packages/app/src/config/languages.ts'
import { paths } from '../../packages/app/src/paths.ts'
import type { GuideTaskName } from '../../packages/workbench/src/react/guide/tasks.ts'
import { expect, overlaysClosed, test } from '../e2e/fixtures.ts'
import { dropFiles, type NamedFile } from '../e2e/workbench/dropFiles.ts'
import { brokenExport, productExport } from '../e2e/workbench/exports.ts'
import { Member } from '../e2e/workbench/Member.ts'
import { pagePath, partsOf, start } from '../e2e/workbench/parts.ts'
import { shadedPhoto, productPhoto } from '../e2e/workbench/pictures.ts'
import { exportWithCosts, supplierList } from './files.ts'
import { middle, takePicture } from './takePicture.ts'
import { words } from './words.ts'

/** Keeps the page as the picture of a task; `from` is where it begins, in px. */
type Keep = (task: GuideTaskName, from?: number) => Promise<void>

/** Scrolls so that the workbench begins below the bar. */
async function showBench(page: Page): Promise<void> {
  await page
    .locator('#workbench, [aria-label$=".csv"]')
    .first()
    .evaluate((element) => {
      scrollTo({ top: element.getBoundingClientRect().top + scrollY - 72, behavior: 'instant' })
    })
}

async function goTo(page: Page, path: string): Promise<void> {
  await overlaysClosed(page)
  await page.goto(path)
}

for (const language of languages.filter((each) => words[each])) {
  test(`takes the pictures in ${language}`, async ({ memberPage: page }) => {
    test.slow()
    const keep: Keep = (task, from) => takePicture(page, task, language, from)
    await doTasks(new Member(page, 'mouse'), language, keep)
  })
}

async function doTasks(member: Member, language: Language, keep: Keep): Promise<void> {
  const { page } = member
  const named = words[language] ?? words.en
  const parts = partsOf(page, named)
  const { texts, bench, chip, dialog, popover } = parts
  const open = async (file: NamedFile) => {
    await member.open(file, parts.chooseFile)
    await expect(chip).toContainText(file.name)
  }
  const label = async (store: string, badge: string) => {
    await member.press(chip)
    await member.press(popover.getByRole('button', { name: named.label }))
    await dialog.getByRole('textbox').fill(store)
    await dialog.getByRole('radio', { name: badge, exact: true }).check({ force: true })
    await member.press(dialog.getByRole('button', { name: named.save, exact: true }))
    await overlaysClosed(page)
  }

  await start(page, pagePath, language)
  await open(brokenExport('spring.csv'))
  await expect(bench).toContainText(texts.apart)
  await showBench(page)
  await keep('check')

  await member.press(chip)
  await member.press(popover.getByRole('button', { name: texts.remove }))
  await expect(dialog.getByRole('button', { name: texts.removeFile })).toBeVisible()
  await keep('shared', middle)
  await member.press(dialog.getByRole('button', { name: texts.removeFile }))
  await expect(chip).toBeHidden()

  await goTo(page, pagePath)
  await open(productExport('week-1.csv'))
  await expect(parts.apply).toBeEnabled()
  await showBench(page)
  await keep('price')

  const product = bench.getByRole('checkbox', { name: texts.include('Caffè 2'), exact: true })
  await member.press(product.locator('..'))
  await expect(bench).toContainText(texts.excluded)
  await showBench(page)
  await keep('exclude')
  await member.press(product.locator('..'))

  await member.press(parts.apply)
  await expect(parts.result).toBeFocused()
  await member.press(parts.button(texts.saveRecipe))
  await dialog.getByRole('textbox', { name: texts.recipeName }).fill('Weekly')
  await member.press(dialog.getByRole('button', { name: texts.saveRecipeButton }))
  await label('Nordic Living', 'A')

  await goTo(page, paths.dashboard)
  await member.press(chip)
  await expect(popover.getByRole('button', { name: texts.undoOf })).toBeVisible()
  await keep('undo')
  await page.keyboard.press('Escape')

  await goTo(page, pagePath)
  await expect(bench).toBeVisible()
  await member.open(productExport('week-2.csv', 30), chip)
  await expect(chip).toContainText('week-2.csv')
  await label('Casa Verde', 'B')
  await member.press(chip)
  await keep('stores')
  await member.press(popover.getByRole('link', { name: texts.use('week-2.csv') }))
  await expect(page.getByRole('button', { name: texts.applySteps })).toBeEnabled()
  await keep('recipe')

  await goTo(page, '/dashboard/cogs-monitor')
  await expect(bench).toBeVisible()
  await member.open(exportWithCosts, chip)
  await expect(bench).toContainText('Soy candle')
  await showBench(page)
  await keep('margins')

  await goTo(page, '/dashboard/bulk-products-importer')
  await expect(chip).toContainText(exportWithCosts.name)
  await member.open(supplierList, chip)
  await expect(page.getByRole('region', { name: /supplier\.csv$/ })).toContainText('UVP')
  await showBench(page)
  await keep('importing')

  await goTo(page, '/dashboard/remove-background')
  await dropFiles(
    page,
    productPhoto('tee', 'sand'),
    shadedPhoto('bag', 'blue'),
    productPhoto('bottle', 'red'),
    shadedPhoto('book', 'blue'),
  )
  await member.press(page.getByRole('button', { name: named.background }))
  const review = page.locator('#workbench').getByRole('tab', { name: named.review })
  await expect(review).toContainText('2', { timeout: 30_000 })
  // It opened by itself with the image that was ready first.
  await expect(review).toHaveAttribute('aria-selected', 'true')
  await member.choose(page.locator('#workbench').getByRole('tab', { name: named.images }))
  await member.choose(review)
  await expect(page.locator('#workbench')).toContainText('bag-blue.png')
  await expect(page.locator('#workbench')).not.toContainText(named.calculating)
  await showBench(page)
  await keep('background')
}
