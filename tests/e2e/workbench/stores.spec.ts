import { expect, overlaysClosed, test } from '../fixtures.ts'
import { recipeResult } from './expected.ts'
import { productExport } from './exports.ts'
import { Member } from './Member.ts'
import { pagePath, partsOf, slug, start } from './parts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a recipe is used on the export of a week later', async ({ memberPage: page }) => {
  test.slow()
  const member = new Member(page, 'keyboard')
  const parts = partsOf(page)
  const { texts, bench, chip, dialog, popover } = parts
  const thisWeek = productExport('week 2.csv', 30)
  await start(page, pagePath)

  await member.scrollTo(parts.chooseFile)
  await member.open(productExport('week 1.csv'), parts.chooseFile)
  await member.press(parts.apply)
  await member.press(parts.button(texts.saveRecipe))
  await dialog.getByRole('textbox', { name: texts.recipeName }).fill('Weekly')
  await member.press(dialog.getByRole('button', { name: texts.saveRecipeButton }))
  await overlaysClosed(page)

  const using = await member.count(async () => {
    await member.key('Control+k')
    await dialog.getByRole('combobox').fill(texts.openFile)
    await member.press(dialog.getByRole('combobox'))
    await member.open(thisWeek, dialog.getByRole('button', { name: texts.chooseFile }))
    await expect(chip).toContainText(thisWeek.name)
    await member.press(chip)
    await member.press(popover.getByRole('link', { name: texts.use(thisWeek.name) }))
    const apply = page.getByRole('button', { name: texts.applySteps })
    await expect(apply).toBeEnabled()
    await member.press(apply)
    await member.press(parts.button(texts.download))
    expect(await member.download(parts.downloadFile)).toEqual(recipeResult(thisWeek, slug))
    await overlaysClosed(page)
  })
  expect(using, 'presses to use a recipe').toBe(8)

  const switching = await member.count(async () => {
    await member.press(chip)
    await member.press(popover.getByRole('button', { name: 'week 1.csv' }))
    await expect(chip).toContainText('week 1.csv')
  })
  expect(switching, 'presses to open the file of another store').toBe(2)
  await expect(bench).toContainText('week 1.csv')
})
