import { licencesPath, paths } from '../../../packages/app/src/paths.ts'
import { guideTasks } from '../../../packages/workbench/src/react/guide/tasks.ts'
import { expect, heading, test } from '../fixtures.ts'
import { start } from './parts.ts'
import { words } from './words.ts'

const title = 'How this works'

test('the contents of the guide lead to each part', async ({ memberPage: page }) => {
  await start(page, paths.files)
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(paths.filesGuide)
  await expect(heading(page)).toHaveText(title)

  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  const targets = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).hash),
  )
  expect(targets).toEqual(expect.arrayContaining(guideTasks.map((task) => `#${task}`)))
  for (const target of targets) {
    await expect(page.locator(`:is(h2, h3)${target}`), target).toHaveCount(1)
  }
  await links.nth(targets.indexOf('#margins')).click()
  const task = page.locator('#margins')
  await expect(task).toBeFocused()
  await expect(task).toBeInViewport()
  const picture = page.getByRole('listitem').filter({ has: task }).getByRole('img')
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)

  // Controls are called what they are called.
  const main = page.getByRole('main')
  for (const name of ['removeFile', 'saveRecipe', 'remove', 'undoBoth'] as const) {
    await expect(main.locator('b', { hasText: words[name] }).first()).toBeAttached()
  }

  await page.goto(`${paths.filesGuide}#limits`)
  await expect(page.locator('#limits')).toBeInViewport()

  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Read the licences' }).click()
  const licences = await opened
  await expect(licences).toHaveURL(licencesPath)
  await expect(licences.getByText(/^react-dom \d/m)).toBeVisible()
})
