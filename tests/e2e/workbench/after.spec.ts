import { expect, overlaysClosed, test } from '../fixtures.ts'
import { fingerprint } from './expected.ts'
import { productExport } from './exports.ts'
import { Member } from './Member.ts'
import { pagePath, partsOf, start } from './parts.ts'

test('a page changes more after its job was applied', async ({ memberPage: page }) => {
  test.slow()
  const member = new Member(page, 'keyboard')
  const { texts, bench, result, apply, tab, dialog, downloadFile, ...parts } = partsOf(page)
  const source = productExport('products.csv')
  await start(page, pagePath)
  await member.scrollTo(parts.chooseFile)
  await member.open(source, parts.chooseFile)
  await member.press(apply)
  await expect(result).toBeFocused()

  await member.press(bench.getByRole('button', { name: texts.changeMore }))
  const options = bench.getByRole('group', { name: texts.options })
  await expect(options.getByRole('combobox').first()).toBeFocused()
  await expect(bench).toContainText(texts.nothing)
  await expect(apply).toBeDisabled()
  await options.getByRole('textbox', { name: texts.by }).fill('45')
  await member.press(apply)
  await expect(result).toBeFocused()

  // The link of the page one is on leads to a fresh plan too, and so does coming back to it.
  const link = page.getByRole('navigation').locator(`a[href="${pagePath}"]`)
  await link.click()
  await expect(result).toBeHidden()
  await expect(bench).toContainText(texts.nothing)
  await options.getByRole('textbox', { name: texts.by }).fill('60')
  await apply.click()
  await expect(result).toBeFocused()
  await page.getByRole('navigation').locator('a[href="/dashboard"]').click()
  await expect(bench).toBeHidden()
  await page.goBack()
  await expect(bench).toContainText(texts.nothing)
  await expect(options.getByRole('textbox', { name: texts.by })).toHaveValue('60')

  await options.getByRole('textbox', { name: texts.by }).fill('70')
  await member.press(apply)
  await expect(result).toBeFocused()
  const jobs = bench.getByRole('region', { name: texts.jobs })
  await expect(jobs.getByText(texts.laterChanges)).toHaveCount(3)
  await member.press(jobs.getByRole('button', { name: texts.undo, exact: true }).last())
  await member.press(dialog.getByRole('button', { name: texts.undo, exact: true }))
  await overlaysClosed(page)
  await expect(apply).toBeEnabled()
  await member.choose(tab(texts.history))
  await expect(bench.getByText(texts.undone, { exact: true })).toHaveCount(4)
  await member.press(parts.chip)
  await member.press(parts.popover.getByRole('button', { name: texts.download, exact: true }))
  // What was undone is on the page again.
  await member.press(dialog.getByRole('button', { name: texts.downloadWithout }))
  const { sha256 } = await member.download(downloadFile)
  expect(sha256).toBe(fingerprint('', source.bytes).sha256)
})
