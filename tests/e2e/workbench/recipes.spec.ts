import { readFile } from 'node:fs/promises'
import { expect, overlaysClosed, test } from '../fixtures.ts'
import { fingerprint, recipeOf } from './expected.ts'
import { productExport } from './exports.ts'
import { Member } from './Member.ts'
import { partsOf, start } from './parts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test(
  'a recipe is built, exported, used and undone',
  { tag: '@journey' },
  async ({ memberPage: page }) => {
    test.slow()
    const member = new Member(page, 'keyboard')
    const { texts, chip, dialog, button, popover, downloadFile } = partsOf(page)
    const { price, tags } = texts
    const item = (name: string | RegExp) => page.getByRole('menuitem', { name })
    const add = async (name: string) => {
      await member.press(button(texts.addStep))
      await member.pick(item(name))
      await expect(dialog.getByRole('heading', { name })).toBeVisible()
    }
    const close = () => member.press(dialog.getByRole('button', { name: texts.close }).last())
    const names = page.getByRole('main').getByRole('listitem').locator('button > strong')

    await start(page, '/dashboard/files/recipes')
    await member.press(button(texts.newRecipe))
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('Weekly')
    await member.key('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Weekly' })).toBeVisible()

    await add(price)
    const by = dialog.getByRole('textbox', { name: texts.by })
    await by.fill('')
    await by.blur()
    await expect(by).toHaveAttribute('aria-invalid', 'true')
    await by.fill('45')
    await close()
    await add(tags)
    await dialog.getByRole('textbox', { name: texts.removeTags }).fill('Sale')
    await member.key('Enter')
    await close()
    await expect(page.getByRole('main')).toContainText('45%')

    // What was removed comes back with all its options.
    await member.press(button(texts.menuOf(price)))
    await member.pick(item(texts.removeStep))
    await expect(names).toHaveText([tags])
    await member.press(button(texts.undo))
    await expect(names).toHaveText([price, tags])
    await member.reach(button(texts.move(tags)))
    await member.key('ArrowUp')
    await expect(names.first()).toHaveText(tags)

    // Every change is saved at once.
    await page.reload()
    await expect(names.first()).toHaveText(tags)
    await expect(page.getByRole('main')).toContainText('45%')
    const saved = page.waitForEvent('download')
    await member.press(button(texts.exportRecipe))
    const exported = await readFile(await (await saved).path(), 'utf8')
    expect(JSON.parse(exported)).toMatchObject({ name: 'Weekly', steps: [{}, {}] })

    const source = productExport('week 1.csv')
    await member.press(button(texts.openFile))
    await member.open(source, dialog.getByRole('button', { name: texts.chooseFile }))
    await expect(page.getByRole('region', { name: source.name })).toBeVisible()
    const apply = button(texts.applyBoth)
    await expect(apply).toBeEnabled()
    await member.press(button(texts.reviewRecipe))
    const changes = page.getByRole('region', { name: texts.changesOfSteps })
    await expect(changes).toBeFocused()
    await expect(changes.getByRole('gridcell', { name: `1. ${tags}` }).first()).toBeVisible()
    await expect(changes.getByRole('gridcell', { name: `2. ${price}` }).first()).toBeVisible()
    await member.press(changes.getByRole('button', { name: texts.close, exact: true }))
    await expect(button(texts.reviewRecipe)).toBeFocused()

    await member.press(apply)
    const result = page.getByRole('region', { name: texts.applied })
    await expect(result.getByRole('heading', { name: texts.applied })).toBeFocused()
    await member.press(result.getByRole('button', { name: texts.download, exact: true }))
    expect(await member.download(downloadFile)).toEqual(recipeOf(source, exported))
    await overlaysClosed(page)

    await member.press(result.getByRole('button', { name: texts.undo, exact: true }))
    await expect(result).toBeHidden()
    await member.press(chip)
    await member.press(popover.getByRole('button', { name: texts.download, exact: true }))
    // Its changes are on the page again, and not in the file.
    await member.press(dialog.getByRole('button', { name: texts.downloadWithout }))
    const { sha256 } = await member.download(downloadFile)
    expect(sha256).toBe(fingerprint('', source.bytes).sha256)
    await overlaysClosed(page)
    await page.goto('/dashboard/files/recipes')
    const input = page.locator('input[type=file][accept*=json]')
    const buffer = Buffer.from(exported)
    await input.setInputFiles({ name: 'weekly.json', mimeType: 'application/json', buffer })
    await expect(names.first()).toHaveText(tags)
  },
)
