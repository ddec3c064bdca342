import { expect, overlaysClosed, test } from '../fixtures.ts'
import { recipeResult } from './expected.ts'
import { productExport } from './exports.ts'
import { Owner } from './Owner.ts'
import { pagePath, partsOf, slug, start } from './parts.ts'

for (const [way, language] of [
  ['mouse', 'it'],
  ['keyboard', 'en'],
] as const) {
  test.describe(`by ${way}, ${language}`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('a recipe is used on the export of a week later, and the file of another store is opened', async ({
      memberPage: page,
    }) => {
      test.slow()
      const owner = new Owner(page, way)
      const parts = partsOf(page, language)
      const { texts, bench, chip, dialog, popover } = parts
      const thisWeek = productExport('week 2.csv', 30)
      await start(page, pagePath, language)

      await owner.scrollTo(parts.chooseFile)
      await owner.open(productExport('week 1.csv'), parts.chooseFile)
      await owner.press(parts.apply)
      await owner.press(parts.button(texts.saveRecipe))
      await dialog.getByRole('textbox', { name: texts.recipeName }).fill('Weekly')
      await owner.press(dialog.getByRole('button', { name: texts.saveRecipeButton }))
      await overlaysClosed(page)

      const using = await owner.count(async () => {
        if (way === 'mouse') await owner.open(thisWeek, chip)
        else {
          await owner.key('Control+k')
          await dialog.getByRole('combobox').fill(texts.openFile)
          await owner.press(dialog.getByRole('combobox'))
          await owner.open(thisWeek, dialog.getByRole('button', { name: texts.chooseFile }))
        }
        await expect(chip).toContainText(thisWeek.name)
        await owner.press(chip)
        await owner.press(popover.getByRole('link', { name: texts.use(thisWeek.name) }))
        const apply = page.getByRole('button', { name: texts.applySteps })
        await expect(apply).toBeEnabled()
        await owner.press(apply)
        await owner.press(parts.button(texts.download))
        expect(await owner.download(parts.downloadFile)).toEqual(recipeResult(thisWeek, slug))
        await overlaysClosed(page)
      })
      // Without a drop, the file is opened with the search.
      expect(using, 'presses to use a recipe').toBe(way === 'mouse' ? 6 : 8)

      const switching = await owner.count(async () => {
        await owner.press(chip)
        await owner.press(popover.getByRole('button', { name: 'week 1.csv' }))
        await expect(chip).toContainText('week 1.csv')
      })
      expect(switching, 'presses to open the file of another store').toBe(2)
      await expect(bench).toContainText('week 1.csv')

      if (way === 'keyboard') return
      await page.goto('/dashboard/files')
      await expect(page.getByRole('main').getByText(thisWeek.name).first()).toBeVisible()
      await owner.look('files')
    })
  })
}
