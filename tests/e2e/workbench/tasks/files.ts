import { paths } from '../../../../packages/app/src/paths.ts'
import { expect, hydrated, overlaysClosed } from '../../fixtures.ts'
import { dropFiles } from '../dropFiles.ts'
import { fileAfter, fingerprint, recipeResult } from '../expected.ts'
import { brokenExport, productExport } from '../exports.ts'
import { follow, pagePath, slug, start } from '../parts.ts'
import { applyAndDownload, downloadUnchanged, openBefore, type Scene } from './Task.ts'

const source = productExport('products.csv')

/** A page whose list in the navigation has that of the compare-at prices too. */
const neighbour = '/dashboard/bulk-vendor-change'

/** Drops an export of which an import would lose a part. */
export async function seeProblems({ page, member, parts, texts, language }: Scene) {
  await start(page, paths.dashboard, language)
  const presses = await member.count(() => member.open(brokenExport('broken.csv')))
  await expect(parts.tab(texts.ui.workbenchFrame.check)).toHaveAttribute('aria-selected', 'true')
  const apart = texts.ui.findingHeadings['rows-apart']
  await expect(parts.bench).toContainText(apart('1', 1, '', 0, '', 0, '', 0, '', 0))
  return presses
}

/** Sets the compare-at prices of the whole catalogue, ready to import. */
export async function setComparePrices(scene: Scene) {
  const { page, member, language } = scene
  await start(page, neighbour, language)
  return member.count(async () => {
    await follow(member, pagePath)
    await member.open(source)
    expect(await applyAndDownload(scene)).toEqual(fileAfter(source, slug))
  })
}

/** Leaves one product as it is. */
export async function excludeProduct(scene: Scene) {
  const { member, parts, texts } = scene
  await openBefore(scene, pagePath, source)
  const table = parts.bench.getByRole('treegrid')
  await expect(table).toBeVisible()
  const presses = await member.count(async () => {
    if (member.way === 'keyboard') {
      await member.reach(table.locator('[tabindex="0"]'))
      await member.key('Space')
    } else {
      const name = texts.ui.diffTable.include('Caffè 1')
      await member.press(table.getByRole('checkbox', { name, exact: true }).locator('..'))
    }
  })
  await expect(parts.apply).toHaveAccessibleName(texts.bench.apply('117', 117))
  expect(await applyAndDownload(scene)).toEqual(fileAfter(source, slug, { excluded: 0 }))
  return presses
}

/** Undoes a job of an earlier visit. */
export async function undoJob(scene: Scene) {
  const { page, member, parts, texts } = scene
  await openBefore(scene, pagePath, source)
  await parts.apply.click()
  await expect(parts.result).toBeFocused()
  await page.goto(paths.dashboard)
  await expect(parts.chip).toBeVisible()
  const undo = parts.popover.getByRole('button', { name: texts.ui.fileChip.undoOf('') })
  const presses = await member.count(async () => {
    await member.press(parts.chip)
    await member.press(undo)
  })
  await expect(undo).toBeHidden()
  expect(await downloadUnchanged(scene)).toBe(fingerprint('', source.bytes).sha256)
  return presses
}

/** Uses a recipe on the export of a week later. */
export async function useRecipe(scene: Scene) {
  const { page, member, parts, texts } = scene
  const { saveRecipeDialog, jobResult, fileHeader, recipeSteps } = texts.ui
  const thisWeek = productExport('week 2.csv', 30)
  await openBefore(scene, pagePath, productExport('week 1.csv'))
  await parts.apply.click()
  await parts.button(jobResult.saveRecipe).click()
  await parts.dialog.getByRole('textbox', { name: saveRecipeDialog.name }).fill('Weekly')
  await parts.dialog.getByRole('button', { name: saveRecipeDialog.save }).click()
  await overlaysClosed(page)
  return member.count(async () => {
    await member.open(thisWeek)
    await expect(parts.chip).toContainText(thisWeek.name)
    await member.press(parts.chip)
    const name = texts.bench.commands.use('Weekly', thisWeek.name)
    await member.press(parts.popover.getByRole('link', { name }))
    const apply = parts.button(recipeSteps.apply('1', 1))
    await expect(apply).toBeEnabled()
    await member.press(apply)
    await member.press(parts.button(fileHeader.download))
    expect(await member.download(parts.downloadFile)).toEqual(recipeResult(thisWeek, slug))
  })
}

/** Goes on with the file of another of twelve stores. */
export async function switchStore(scene: Scene) {
  const { page, member, parts } = scene
  const [first, ...others] = Array.from({ length: 12 }, (_, store) =>
    productExport(`store ${store + 1}.csv`, 20 + store),
  )
  if (!first) throw new Error('There is no first store.')
  await openBefore(scene, pagePath, first)
  for (const file of others) {
    await dropFiles(page, file)
    await expect(parts.bench.getByRole('heading', { name: file.name })).toBeFocused()
  }
  await start(page, paths.dashboard, scene.language)
  await hydrated(page)
  const presses = await member.count(async () => {
    await member.press(parts.chip)
    await member.press(parts.popover.getByRole('button', { name: first.name }))
    await expect(parts.chip).toContainText(first.name)
  })
  expect(await downloadUnchanged(scene)).toBe(fingerprint('', first.bytes).sha256)
  return presses
}

/** Leaves nothing of a file on the device. */
export async function removeFile(scene: Scene) {
  const { page, member, parts, texts } = scene
  const { fileChip, fileList, removeFileDialog } = texts.ui
  await openBefore(scene, pagePath, source)
  const presses = await member.count(async () => {
    await member.press(parts.chip)
    await member.press(parts.popover.getByRole('button', { name: fileChip.remove }))
    await member.press(parts.dialog.getByRole('button', { name: removeFileDialog.remove }))
    await expect(parts.chip).toBeHidden()
  })
  await page.goto(paths.files)
  await expect(page.getByText(fileList.none)).toBeVisible()
  return presses
}
