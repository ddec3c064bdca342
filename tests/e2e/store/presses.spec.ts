import type { Page } from 'playwright/test'
import { expect } from '../fixtures.ts'
import { Member } from '../workbench/Member.ts'
import { follow } from '../workbench/parts.ts'
import {
  apply,
  bench,
  button,
  chip,
  connect,
  dialog,
  heading,
  isUpdated,
  openStore,
  pagePath,
  update,
  words,
} from './bench.ts'
import { test } from './liveServer.ts'

const {
  fromStore,
  open,
  apply: applyName,
  update: updateName,
  confirm,
  mine,
  mineForAll,
  undo,
  undoQuestion,
  resume,
  readAgain,
  cancel,
} = words.en

/** A page whose list in the navigation has that of the compare-at prices too. */
const neighbour = '/dashboard/bulk-vendor-change'

const undoDialog = (page: Page) => page.getByRole('dialog', { name: undoQuestion })

/** Decides a conflict for the value of the member. */
async function chooseMine(member: Member, conflict: number): Promise<void> {
  const choices = bench(member.page).getByRole('table').getByRole('radiogroup').nth(conflict)
  const choice = choices.getByRole('radio', { name: mine, exact: true })
  if (member.way === 'keyboard') {
    // The first choice of a conflict without one takes focus.
    await member.reach(choices.getByRole('radio').first())
    await member.key('ArrowRight')
  } else await member.press(choice.locator('..'))
  await expect(choice).toBeChecked()
}

for (const way of ['mouse', 'keyboard'] as const) {
  const tag = way === 'keyboard' ? ['@journey'] : []

  test.describe(`by ${way}`, { tag }, () => {
    test.use({ products: 5, contextOptions: { reducedMotion: 'reduce' } })

    test(`[50] compare-at prices are raised in the store in 6 presses, and put back in 3, by ${way}`, async ({
      page,
      shop,
    }) => {
      const before = await shop.products()
      const member = new Member(page, way)
      await connect(page)
      await page.goto(neighbour)
      const raising = await member.count(async () => {
        await follow(member, pagePath)
        await member.press(button(page.getByRole('main'), fromStore))
        await member.press(button(dialog(page), open))
        await member.press(button(bench(page), applyName))
        await member.press(button(bench(page), updateName))
        await member.press(button(dialog(page), confirm))
      })
      expect(raising).toBe(6)
      await isUpdated(page)
      const prices = (await shop.products()).flatMap(({ compareAt }) => compareAt)
      expect(prices).not.toContain(null)

      const undoing = await member.count(async () => {
        await member.press(chip(page))
        await member.press(button(dialog(page), undo))
        await member.press(button(undoDialog(page), undo))
      })
      expect(undoing).toBe(3)
      await expect.poll(() => shop.products()).toEqual(before)
    })

    test(`[50] 2 conflicts are decided in 3 presses, and all others in 2, by ${way}`, async ({
      page,
      shop,
    }) => {
      const [first, second] = await shop.products()
      const member = new Member(page, way)
      const changeBoth = async (compareAtPrice: string) => {
        for (const product of [first!, second!]) {
          const { handle } = product
          await shop.inject({ kind: 'changed-values', handle, values: { compareAtPrice } })
        }
      }
      await openStore(page)
      await apply(page)
      await changeBoth('1234.00')
      await update(page)
      await isUpdated(page, /, \d+ conflicts$/)
      const each = await member.count(async () => {
        await chooseMine(member, 0)
        await chooseMine(member, 1)
        // Changed again meanwhile, so that all are in conflict once more.
        await changeBoth('4321.00')
        await member.press(button(bench(page), updateName))
      })
      expect(each).toBe(3)
      await expect(bench(page).getByRole('table')).toContainText('4321.00')
      const all = await member.count(async () => {
        await member.press(button(bench(page), mineForAll))
        await member.press(button(bench(page), updateName))
      })
      expect(all).toBe(2)
      await isUpdated(page, /^Store updated$/)
    })

    test(`[50] the store is read again in 1 press, by ${way}`, async ({ page }) => {
      const member = new Member(page, way)
      await openStore(page)
      const presses = await member.count(() => member.press(button(bench(page), readAgain)))
      expect(presses).toBe(1)
      await expect(page.getByLabel('Notifications (F8)')).toContainText(
        'Practice store was read again',
      )
    })
  })

  test.describe(`with many products, by ${way}`, () => {
    test.use({ products: 900, contextOptions: { reducedMotion: 'reduce' } })

    test(`[50] a cancelled update is resumed in 1 press, by ${way}`, async ({ page, shop }) => {
      const member = new Member(page, way)
      await openStore(page)
      await apply(page)
      await shop.inject({ kind: 'bulk-held', lines: 360 })
      await update(page)
      await expect(chip(page)).toHaveAccessibleName(/writing 40%/)
      await button(bench(page), cancel).click()
      await button(dialog(page), cancel).click()
      await expect(heading(page, /^Cancelled, [\d,]+ written$/)).toBeVisible()
      const presses = await member.count(() => member.press(button(bench(page), resume)))
      expect(presses).toBe(1)
      await isUpdated(page)
    })
  })
}
