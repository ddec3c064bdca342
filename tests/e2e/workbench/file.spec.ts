import { devices } from 'playwright/test'
import { expect, overlaysClosed, test } from '../fixtures.ts'
import { fileAfter, fingerprint } from './expected.ts'
import { brokenExport, productExport } from './exports.ts'
import { Member } from './Member.ts'
import { follow, pagePath, partsOf, slug, start } from './parts.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  ...phone,
  viewport: { width: 390, height: 844 },
})

test('a file is changed, undone and downloaded on a phone in few presses', async ({
  memberPage: page,
}) => {
  test.slow()
  const member = new Member(page, 'touch')
  const parts = partsOf(page)
  const { texts, bench, chip, dialog, popover } = parts
  const source = productExport('products.csv')
  // Here the list in the navigation is open in which the other page is.
  await start(page, '/dashboard/bulk-vendor-change')
  await member.scrollTo(parts.chooseFile)

  const checking = await member.count(async () => {
    await member.open(brokenExport('broken.csv'), parts.chooseFile)
    await expect(parts.tab(texts.check)).toHaveAttribute('aria-selected', 'true')
    await expect(bench).toContainText(texts.problems)
    await expect(bench).toContainText(texts.apart)
  })
  expect(checking, 'presses to see what is wrong').toBe(1)

  const removing = await member.count(async () => {
    await member.press(chip)
    await expect(popover).toBeVisible()
    await member.press(popover.getByRole('button', { name: texts.remove }))
    const remove = dialog.getByRole('button', { name: texts.removeFile })
    await expect(remove).toBeVisible()
    await member.press(remove)
    await expect(chip).toBeHidden()
  })
  expect(removing, 'presses to leave nothing on the device').toBe(3)
  await overlaysClosed(page)

  const pricing = await member.count(async () => {
    await follow(member, pagePath)
    await member.scrollTo(parts.chooseFile)
    await member.open(source, parts.chooseFile)
    await expect(parts.apply).toBeEnabled()
  })
  const excluding = await member.count(async () => {
    const table = bench.getByRole('treegrid')
    const name = texts.include('Caffè 1')
    await member.press(table.getByRole('checkbox', { name, exact: true }).locator('..'))
    await expect(parts.apply).not.toHaveText(/\b120\b/)
  })
  expect(excluding, 'presses to exclude a product').toBe(1)
  const applying = await member.count(async () => {
    await member.press(parts.apply)
    await expect(parts.result).toBeFocused()
    await member.press(parts.downloadResult)
    await expect(parts.downloadFile).toBeEnabled()
    expect(await member.download(parts.downloadFile)).toEqual(
      fileAfter(source, slug, { excluded: 0 }),
    )
    await overlaysClosed(page)
  })
  // On a phone the navigation is behind a menu.
  expect(pricing + applying, 'presses to price a catalogue').toBe(6)

  await page.goto('/dashboard')
  await expect(chip).toBeVisible()
  const undoing = await member.count(async () => {
    await member.press(chip)
    await member.press(popover.getByRole('button', { name: texts.undoOf }))
    await expect(popover.getByRole('button', { name: texts.undoOf })).toBeHidden()
  })
  expect(undoing, 'presses to undo a job of an earlier visit').toBe(2)
  await page.goto(`${pagePath}?tab=history`)
  await expect(bench.getByText(texts.undone, { exact: true })).toBeVisible()

  // A second job changes the same cells again.
  await member.press(bench.getByRole('button', { name: texts.redo, exact: true }).last())
  await expect(bench.getByText(texts.done, { exact: true })).toBeVisible()
  await member.choose(parts.tab(texts.changes))
  await member.press(parts.button(texts.options))
  await dialog.getByRole('textbox', { name: texts.by }).fill('45')
  await page.keyboard.press('Escape')
  await expect(parts.apply).toBeEnabled()
  await member.press(parts.apply)
  await expect(parts.result).toBeFocused()
  await member.choose(parts.tab(texts.history))
  await expect(bench.getByText(texts.laterChanges)).toBeVisible()
  await member.press(bench.getByRole('button', { name: texts.undo, exact: true }).last())
  await expect(dialog.getByRole('radio', { name: texts.undoBoth })).toBeChecked()
  await member.press(dialog.getByRole('button', { name: texts.undo, exact: true }))
  await expect(bench.getByText(texts.undone, { exact: true })).toHaveCount(2)
  await member.press(chip)
  await member.press(popover.getByRole('button', { name: texts.download, exact: true }))
  // What was undone is on the page again.
  await member.press(dialog.getByRole('button', { name: texts.downloadWithout }))
  const { sha256 } = await member.download(parts.downloadFile)
  expect(sha256).toBe(fingerprint('', source.bytes).sha256)
})
