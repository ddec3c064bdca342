import { expect } from '../fixtures.ts'
import { apply, bench, button, dialog, isUpdated, openStore, words } from './bench.ts'
import { test } from './liveServer.ts'

test.describe('the values of an update', () => {
  // All rows are in view.
  test.use({ products: 5, viewport: { width: 1440, height: 1600 } })

  test('are all shown before it, with those of the store', async ({ page, shop }) => {
    const pricesOf = async () => (await shop.products()).flatMap(({ compareAt }) => compareAt)
    const before = await pricesOf()
    await openStore(page)
    await apply(page)
    await button(bench(page), 'Show every value').click()
    const list = page.getByRole('dialog', { name: 'Not yet in the store' })
    await expect(list).toContainText(`${before.length} cells differ from the store.`)
    const cells = list.getByRole('gridcell', { name: /changes to/ })
    await expect(cells).toHaveCount(before.length)
    const shown = await cells.locator('[data-said]').allTextContents()

    await button(list, words.en.update).click()
    await button(dialog(page), words.en.confirm).click()
    await isUpdated(page)
    const after = await pricesOf()
    const changed = before.map((price, at) => `${price ?? 'empty'} changes to ${after[at]}.`)
    expect(shown).toEqual(changed.map((text) => `In the store, and in your file: ${text}`))
  })
})
