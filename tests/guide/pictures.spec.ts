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
import { textsOf } from '../e2e/workbench/texts.ts'
import { exportWithCosts, supplierList } from './files.ts'
import { middle, takePicture } from './takePicture.ts'

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

for (const language of languages) {
  test(`takes the pictures in ${language}`, async ({ memberPage: page }) => {
    test.slow()
    const keep: Keep = (task, from) => takePicture(page, task, language, from)
    await doTasks(new Member(page, 'mouse'), language, keep)
  })
}

async function doTasks(member: Member, language: Language, keep: Keep): Promise<void> {
  const { page } = member
  const { ui, bench: texts } = textsOf[language]
  const parts = partsOf(page, language)
  const { bench, chip, dialog, popover } = parts
  const open = async (file: NamedFile) => {
    await member.open(file, parts.chooseFile)
    await expect(chip).toContainText(file.name)
  }
  const label = async (store: string, badge: string) => {
    await member.press(chip)
    await member.press(popover.getByRole('button', { name: ui.fileChip.storeLabel }))
    await dialog.getByRole('textbox').fill(store)
    await dialog.getByRole('radio', { name: badge, exact: true }).check({ force: true })
    await member.press(dialog.getByRole('button', { name: ui.storeLabel.save, exact: true }))
    await overlaysClosed(page)
  }

  await start(page, pagePath, language)
  await open(brokenExport('spring.csv'))
  await expect(bench).toContainText(
    ui.findingHeadings['rows-apart']('1', 1, '', 0, '', 0, '', 0, '', 0),
  )
  await showBench(page)
  await keep('check')

  await member.press(chip)
  await member.press(popover.getByRole('button', { name: ui.fileChip.remove }))
  await expect(dialog.getByRole('button', { name: ui.removeFileDialog.remove })).toBeVisible()
  await keep('shared', middle)
  await member.press(dialog.getByRole('button', { name: ui.removeFileDialog.remove }))
  await expect(chip).toBeHidden()

  await goTo(page, pagePath)
  await open(productExport('week-1.csv'))
  await expect(parts.apply).toBeEnabled()
  await showBench(page)
  await keep('price')

  const product = bench.getByRole('checkbox', {
    name: ui.diffTable.include('Caffè 2'),
    exact: true,
  })
  await member.press(product.locator('..'))
  await expect(bench).toContainText(ui.workbenchFrame.excluded('1', 1))
  await showBench(page)
  await keep('exclude')
  await member.press(product.locator('..'))

  await member.press(parts.apply)
  await expect(parts.result).toBeFocused()
  await member.press(parts.button(ui.jobResult.saveRecipe))
  await dialog.getByRole('textbox', { name: ui.saveRecipeDialog.name }).fill('Weekly')
  await member.press(dialog.getByRole('button', { name: ui.saveRecipeDialog.save }))
  await label('Nordic Living', 'A')

  await goTo(page, paths.dashboard)
  await member.press(chip)
  await expect(popover.getByRole('button', { name: ui.fileChip.undoOf('') })).toBeVisible()
  await keep('undo')
  await page.keyboard.press('Escape')

  await goTo(page, pagePath)
  await expect(bench).toBeVisible()
  await member.open(productExport('week-2.csv', 30), chip)
  await expect(chip).toContainText('week-2.csv')
  await label('Casa Verde', 'B')
  await member.press(chip)
  await keep('stores')
  await member.press(
    popover.getByRole('link', { name: texts.commands.use('Weekly', 'week-2.csv') }),
  )
  await expect(page.getByRole('button', { name: ui.recipeSteps.apply('1', 1) })).toBeEnabled()
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
  await member.press(
    page.getByRole('button', { name: texts.images.start['remove-background']('4', 4) }),
  )
  const review = page.locator('#workbench').getByRole('tab', { name: ui.workbenchFrame.review })
  await expect(review).toContainText('2', { timeout: 30_000 })
  // It opened by itself with the image that was ready first.
  await expect(review).toHaveAttribute('aria-selected', 'true')
  await member.choose(
    page.locator('#workbench').getByRole('tab', { name: ui.workbenchFrame.images }),
  )
  await member.choose(review)
  await expect(page.locator('#workbench')).toContainText('bag-blue.png')
  await expect(page.locator('#workbench')).not.toContainText(ui.changeSummary.calculating)
  await showBench(page)
  await keep('background')
}
