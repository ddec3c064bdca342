import { automationPath, paths } from '../../../packages/app/src/paths.ts'
import { expect, heading, test } from '../fixtures.ts'

const slug = 'price-editor'

test('the files page and the palette lead to the price editor', async ({ memberPage: page }) => {
  await page.goto(paths.files)
  await page.getByRole('link', { name: /^Price Editor/ }).click()
  await expect(page).toHaveURL(automationPath(slug))
  await expect(heading(page)).toHaveText('Price Editor')
  await expect(
    page.getByRole('navigation', { name: 'Dashboard' }).locator('[aria-current="page"]'),
  ).toHaveCount(0)
  await page.goto(paths.dashboard)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await palette.getByRole('combobox').fill('price ed')
  await palette.getByRole('option', { name: 'Price Editor' }).click()
  await expect(page).toHaveURL(automationPath(slug))
})
