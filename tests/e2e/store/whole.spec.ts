import { languages } from '../../../packages/app/src/config/languages.ts'
import { judge, prepareAxe } from '../accessibility/axe.ts'
import { expect } from '../fixtures.ts'
import { Member } from '../workbench/Member.ts'
import { start } from '../workbench/parts.ts'
import {
  bench,
  button,
  chip,
  dialog,
  heading,
  isUpdated,
  jobPage,
  pagePath,
  words,
} from './bench.ts'
import { test } from './liveServer.ts'

const settings = '/dashboard/settings/shopify-store'
const overview = '/dashboard'

test.describe.configure({ timeout: 600_000 })

for (const language of languages) {
  for (const width of [390, 1440]) {
    const isPhone = width === 390
    const tag = isPhone && language === 'it' ? ['@journey'] : []

    test.describe(`in ${language} at ${width} px`, { tag }, () => {
      test.use({
        products: 900,
        locale: language,
        viewport: { width, height: 844 },
        contextOptions: { reducedMotion: 'reduce' },
        actionTimeout: 60_000,
        ...(isPhone && { hasTouch: true, isMobile: true }),
      })

      test(`[50] a store is connected, updated, reviewed and put back, in ${language} at ${width} px`, async ({
        page,
        shop,
      }) => {
        const say = words[language]
        const member = new Member(page, isPhone ? 'touch' : 'mouse')
        const before = await shop.products()
        const { handle, title } = before[0]!
        const theirs = '1234.00'

        /** Judges what is shown in both themes. */
        async function check() {
          await prepareAxe(page)
          for (const theme of ['light', 'dark']) {
            await page.evaluate((value) => {
              document.documentElement.dataset.theme = value
            }, theme)
            expect((await judge(page)).violations).toEqual([])
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
          }
        }

        await start(page, settings, language)
        await check()
        await member.press(button(page, say.connect))
        await member.press(button(page, say.install))
        await expect(button(page, say.fromStore)).toBeVisible()
        await check()

        await page.goto(pagePath)
        const fromStore = button(page.getByRole('main'), say.fromStore)
        await member.scrollTo(fromStore)
        await member.press(fromStore)
        await expect(button(dialog(page), say.open)).toBeEnabled()
        await check()
        await member.press(button(dialog(page), say.open))
        await expect(button(bench(page), say.apply)).toBeEnabled()
        await check()

        await member.press(button(bench(page), say.apply))
        await member.press(button(dialog(page), say.applyAll))
        await expect(button(bench(page), say.update)).toBeEnabled()
        await check()
        await shop.inject(
          { kind: 'changed-values', handle, values: { compareAtPrice: theirs } },
          { kind: 'bulk-held', lines: 360 },
        )
        await member.press(button(bench(page), say.update))
        await expect(button(dialog(page), say.confirm)).toBeEnabled()
        await check()
        const question = dialog(page).getByRole('heading').first()
        const planned = Number(/\d+/u.exec(await question.innerText())?.[0])
        await member.press(button(dialog(page), say.confirm))

        await expect(chip(page)).toHaveAccessibleName(/41\s?%/)
        await expect(bench(page)).toContainText(/41\s?%/)
        await check()
        await page.goto(overview)
        const group = page.getByRole('rowheader', { name: say.inStore })
        await expect(group).toBeVisible()
        await check()

        await page.goto(pagePath)
        await shop.inject({ kind: 'revoked-token' })
        await expect(heading(page, say.paused)).toBeVisible()
        await check()
        await member.press(button(bench(page), say.reconnect))
        await member.press(button(page, say.install))
        await expect(page).toHaveURL(jobPage)
        await shop.inject({ kind: 'released-bulk' })

        await page.goto(pagePath)
        await isUpdated(page, new RegExp(`^${say.updated}, `))
        const results = bench(page).getByRole('table')
        await expect(results).toContainText(title)
        await check()
        const mine = results.getByRole('radio', { name: say.mine, exact: true }).first()
        // The label is what is seen of it.
        await member.press(mine.locator('..'))
        await expect(mine).toBeChecked()
        await member.press(button(bench(page), say.update))
        await isUpdated(page, new RegExp(`^${say.updated}$`))
        await expect(heading(page, say.updated)).toBeInViewport()
        await check()
        const decided = await shop.products()
        expect(decided[0]!.compareAt[0]).not.toBe(theirs)
        const written = decided.filter(
          ({ compareAt }, at) => compareAt.join(' ') !== before[at]!.compareAt.join(' '),
        )
        expect(written.length).toBe(planned)

        await member.press(chip(page))
        await expect(button(dialog(page), say.undo)).toBeVisible()
        await check()
        await member.press(button(dialog(page), say.undo))
        const undoing = page.getByRole('dialog', { name: say.undoQuestion })
        await expect(button(undoing, say.undo)).toBeEnabled()
        await check()
        await member.press(button(undoing, say.undo))
        await expect.poll(async () => (await shop.products())[0]!.compareAt[0]).toBe(theirs)

        await isUpdated(page, new RegExp(`^${say.updated}$`))
        await member.press(button(bench(page), say.more))
        await member.press(bench(page).getByRole('tab', { name: say.history }))
        await expect(bench(page).getByText(say.undone)).toBeVisible()
        await check()
        await page.goto(overview)
        await expect(group).toBeVisible()
        await check()
      })
    })
  }
}
