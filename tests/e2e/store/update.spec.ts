import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright/test'
import { judge, prepareAxe } from '../accessibility/axe.ts'
import { expect } from '../fixtures.ts'
import {
  apply,
  bench,
  button,
  chip,
  dialog,
  heading,
  isUpdated,
  openStore,
  jobPage,
  pagePath,
  pressByKey,
  update,
  words,
} from './bench.ts'
import { test } from './liveServer.ts'

test.describe('five products', () => {
  test.use({ products: 5 })

  test('@journey [20] five products are written, and the result names them', async ({
    page,
    shop,
  }) => {
    await openStore(page)
    await expect(page.getByText(words.en.lede)).toBeVisible()
    await apply(page)
    await expect(bench(page)).toContainText(
      /\d+ values in 5 products differ from the store\. One job, one update\./,
    )
    await update(page)
    await expect(heading(page, words.en.updated)).toBeFocused()
    const products = await shop.products()
    expect(products.flatMap(({ compareAt }) => compareAt)).not.toContain(null)
    const results = bench(page).getByRole('table')
    await expect(results).toContainText(products[0]!.title)
    await expect(results).not.toContainText('Loading')

    // The result is there on the next visit too, until the member goes on.
    await page.reload()
    await isUpdated(page)
    await button(bench(page), 'Change more').click()
    await expect(button(bench(page), words.en.update)).toHaveAccessibleDescription(
      'Nothing differs from the store.',
    )
  })

  test('[19] an excluded product is not written', async ({ page, shop }) => {
    const [before] = await shop.products()
    await openStore(page)
    await bench(page).getByRole('treegrid').locator('[tabindex="0"]').first().focus()
    await page.keyboard.press('Space')
    await expect(bench(page).getByText('1 excluded')).toBeVisible()
    await apply(page)
    await button(bench(page), words.en.update).click()
    await expect(dialog(page)).toContainText('that you excluded')
    await button(dialog(page), words.en.confirm).click()
    await isUpdated(page)
    const [excluded, ...others] = await shop.products()
    expect(excluded).toEqual(before)
    expect(others.flatMap(({ compareAt }) => compareAt)).not.toContain(null)
  })

  test('[27] a value that was changed elsewhere is a conflict, and stays', async ({
    page,
    shop,
  }) => {
    const { handle, title } = (await shop.products())[0]!
    await openStore(page)
    await apply(page)
    await shop.inject({ kind: 'changed-values', handle, values: { compareAtPrice: '1234.00' } })
    await update(page)
    await isUpdated(page, /^Store updated, \d+ conflicts?$/)
    await expect(bench(page).getByRole('table')).toContainText(title)
    expect((await shop.products())[0]!.compareAt).toContain('1234.00')
  })

  test('[28] ‘Use my value’ is checked again', async ({ page, shop }) => {
    const { handle } = (await shop.products())[0]!
    const change = (compareAtPrice: string) =>
      shop.inject({ kind: 'changed-values', handle, values: { compareAtPrice } })
    await openStore(page)
    await apply(page)
    await change('1234.00')
    await update(page)
    await isUpdated(page, /conflicts?$/)
    await button(bench(page), 'Use my value for all').click()
    await change('4321.00')
    await button(bench(page), words.en.update).click()
    await expect(bench(page).getByRole('table')).toContainText('4321.00')
    await button(bench(page), 'Use my value for all').click()
    await button(bench(page), words.en.update).click()
    await isUpdated(page, /^Store updated$/)
    expect((await shop.products())[0]!.compareAt).not.toContain('4321.00')
  })

  test('[30] a refused line names its product and the reason, and the others are written', async ({
    page,
    shop,
  }) => {
    await openStore(page, 'en', '/dashboard/auto-tag')
    const changes = bench(page).getByRole('treegrid')
    const before = await shop.products()
    const planned: (typeof before)[number][] = []
    for (const product of before) {
      if (await changes.getByText(product.title, { exact: true }).count()) planned.push(product)
    }
    const [full, ...others] = planned
    expect(others).not.toEqual([])
    await apply(page)
    // Meanwhile it has as many tags as a product can have.
    const tags = Array.from({ length: 250 }, (_, at) => `tag ${1000 + at}`)
    await shop.inject({ kind: 'changed-values', handle: full!.handle, values: { tags } })
    await update(page)
    await isUpdated(page, /^Store updated$/)
    const refused = bench(page).getByRole('row', { name: full!.title })
    await expect(refused).toContainText('Refused: Product tags exceed the limit of 250')
    const after = await shop.products()
    const tagsOf = (products: typeof after, { handle }: (typeof after)[number]) =>
      products.find((each) => each.handle === handle)?.tags
    expect(tagsOf(after, full!)).toEqual(tags)
    for (const other of others) {
      expect(tagsOf(after, other)!.length).toBeGreaterThan(tagsOf(before, other)!.length)
    }
  })

  test('[37] a job whose key was revoked goes on once the store is connected again', async ({
    page,
    shop,
  }) => {
    await openStore(page)
    await apply(page)
    await shop.inject({ kind: 'revoked-token' })
    await update(page)
    await expect(bench(page)).toContainText('Reconnect Practice store to continue')
    await expect(chip(page)).toHaveAccessibleName(/Paused at 0%/)
    await button(bench(page), 'Reconnect').click()
    await button(page, 'Install').click()
    await expect(page).toHaveURL(jobPage)
    await page.goto(pagePath)
    await isUpdated(page)
    expect((await shop.products()).flatMap(({ compareAt }) => compareAt)).not.toContain(null)
  })

  test('[41] an update is taken back, and the store is as before', async ({ page, shop }) => {
    const before = await shop.products()
    await openStore(page)
    await apply(page)
    await update(page)
    await isUpdated(page)
    expect(await shop.products()).not.toEqual(before)
    await chip(page).click()
    await button(dialog(page), 'Undo in store').click()
    const question = page.getByRole('dialog', { name: 'Undo this update?' })
    await button(question, 'Undo in store').click()
    await expect(bench(page)).toContainText(/values went back/)
    expect(await shop.products()).toEqual(before)
    // Its values are not yet in the store again.
    await button(bench(page), 'Change more').click()
    await expect(bench(page)).toContainText(/values in 5 products differ from the store/)
  })

  test('[42] an undo leaves what was changed since', async ({ page, shop }) => {
    const { handle } = (await shop.products())[0]!
    await openStore(page)
    await apply(page)
    await update(page)
    await isUpdated(page)
    await shop.inject({ kind: 'changed-values', handle, values: { compareAtPrice: '1234.00' } })
    await button(bench(page), 'Undo in store').click()
    const question = page.getByRole('dialog', { name: 'Undo this update?' })
    await expect(question).toContainText(/changed since/)
    await button(question, 'Undo in store').click()
    await expect(heading(page, /conflicts?$/)).toBeVisible()
    expect(new Set((await shop.products())[0]!.compareAt)).toEqual(new Set(['1234.00']))
  })

  test('@journey [50] the store is updated and put back by the keyboard', async ({
    page,
    shop,
  }) => {
    const before = await shop.products()
    await openStore(page)
    await pressByKey(page, button(bench(page), words.en.apply))
    const all = button(dialog(page), words.en.applyAll)
    await expect(all.or(button(bench(page), words.en.update))).toBeVisible()
    if (await all.isVisible()) await pressByKey(page, all)
    await pressByKey(page, button(bench(page), words.en.update))
    await expect(button(dialog(page), words.en.confirm)).toBeFocused()
    await expect(button(dialog(page), words.en.confirm)).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(heading(page, words.en.updated)).toBeFocused()
    await expect(button(bench(page), 'Undo in store')).toBeEnabled()
    await page.keyboard.press('Tab')
    await expect(button(bench(page), 'Undo in store')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button(dialog(page), 'Undo in store')).toBeFocused()
    await expect(button(dialog(page), 'Undo in store')).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect.poll(() => shop.products()).toEqual(before)
  })

  for (const language of ['en', 'it'] as const) {
    for (const width of [1440, 390]) {
      test(`[50] axe finds nothing in the update in ${language} at ${width} px`, async ({
        page,
        shop,
      }) => {
        const { update: label, confirm, updated } = words[language]
        const { handle } = (await shop.products())[0]!
        await page.setViewportSize({ width, height: 844 })
        await openStore(page, language)
        await apply(page, language)
        await prepareAxe(page)
        const check = async () => {
          const { violations, undecided } = await judge(page)
          expect([violations, undecided]).toEqual([[], []])
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        }
        await check()
        await button(bench(page), label).click()
        await expect(button(dialog(page), confirm)).toBeFocused()
        await check()
        await shop.inject({ kind: 'changed-values', handle, values: { compareAtPrice: '1.00' } })
        await button(dialog(page), confirm).click()
        await expect(heading(page, new RegExp(`^${updated}, `))).toBeVisible()
        // On a phone the bar of the bench may cover a part of them.
        await button(bench(page), label).evaluate((main) =>
          main.scrollIntoView({ block: 'center' }),
        )
        await check()
      })
    }
  }
})

test.describe('many products, which are written in bulk', () => {
  test.use({ products: 900 })

  const wholly = /([\d,]+) of \1 values written/

  /** Applies, and starts an update that is held when about 40 % are written. */
  async function hold(
    page: Page,
    shop: { inject: (fault: { kind: 'bulk-held'; lines: number }) => Promise<void> },
  ) {
    await openStore(page)
    await apply(page)
    await shop.inject({ kind: 'bulk-held', lines: 360 })
    await update(page)
    await expect(chip(page)).toHaveAccessibleName(/writing 40%/)
  }

  test('[32] a job goes on without the page, and the next visit shows its result', async ({
    page,
    shop,
    context,
  }) => {
    await hold(page, shop)
    await page.close()
    await shop.inject({ kind: 'released-bulk' })
    const next = await context.newPage()
    await next.goto(pagePath)
    await isUpdated(next)
    await expect(bench(next)).toContainText(wholly)
  })

  test('[38] a cancelled job keeps what is written, and writes the rest after Resume', async ({
    page,
    shop,
  }) => {
    const before = await shop.products()
    await hold(page, shop)
    await button(bench(page), words.en.cancel).click()
    const question = page.getByRole('dialog')
    await button(question, words.en.cancel).click()
    await isUpdated(page, /^Cancelled, [\d,]+ written$/)
    const held = await shop.products()
    const isWritten = held.map((product, at) => !isDeepStrictEqual(product, before[at]))
    expect(new Set(isWritten)).toEqual(new Set([true, false]))
    await button(bench(page), 'Resume').click()
    await isUpdated(page)
    await expect(bench(page)).toContainText(wholly)
    const after = await shop.products()
    expect(after.filter((_, at) => isWritten[at])).toEqual(held.filter((_, at) => isWritten[at]))
    expect(after).not.toEqual(held)
  })
})
