import { paths } from '../../../packages/app/src/paths.ts'
import { expect, toast } from '../fixtures.ts'
import { findLostText } from './text.ts'
import { test } from './visits.ts'

test('a11y 26: a toast is not cut off with text at 200%, and has gutters of 16 px at 320 px', async ({
  openForUse,
}) => {
  const page = await openForUse({ path: paths.dashboard, language: 'en', visitor: 'member' })
  const card = toast(page).locator('[data-variant]').first()

  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('main').getByRole('button', { name: 'Compress Images' }).click()
  await expect(card).toBeVisible()
  const box = await card.boundingBox()
  expect([box?.x, box?.width]).toEqual([16, 288])

  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(card).toBeVisible()
  expect(await findLostText(page)).toEqual([])
})

test('a11y 22: F8 focuses the notifications on any page, and does nothing without one', async ({
  openForUse,
}) => {
  const page = await openForUse({ path: paths.dashboard, language: 'en', visitor: 'member' })
  const action = page.getByRole('main').getByRole('button', { name: 'Compress Images' })
  await action.focus()
  await page.keyboard.press('F8')
  await expect(action).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page)).not.toBeEmpty()
  await page.keyboard.press('F8')
  await expect(toast(page)).toBeFocused()
})
