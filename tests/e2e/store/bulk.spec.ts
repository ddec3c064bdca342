import type { Page } from 'playwright/test'
import { columnNames, Table } from '@dropwatt/automations'
import { expect } from '../fixtures.ts'
import { downloadChosen } from '../workbench/parts.ts'
import { apply, bench, button, chip, heading, openStore, update, words } from './bench.ts'
import { test, type StoreProduct } from './liveServer.ts'

/** The parts of checking, writing and verifying that a page shows, in percent. */
type Shown = readonly [checking: number, writing: number, verifying: number]

/** Runs in the page: notes each progress that it shows, as the widths of the three segments. */
function noteProgress(): void {
  const shown: (readonly number[])[] = []
  function note() {
    const segments = [...document.querySelectorAll<HTMLElement>('[data-segment]')]
    if (segments.length === 0) return
    const widths = segments.map(({ style }) => Number(style.getPropertyValue('--value')))
    if (widths.join(' ') !== shown.at(-1)?.join(' ')) shown.push(widths)
  }
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['style'],
  })
  Object.assign(globalThis, { shown })
}

const progressOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { readonly shown: readonly Shown[] }).shown)

/** Reads the compare-at prices of the variants of an export, by the handle of their product. */
function pricesOf(bytes: Uint8Array): Record<string, (number | null)[]> {
  const table = new Table(bytes)
  const at = (names: readonly string[]) => table.header.findIndex((name) => names.includes(name))
  const [handle, price, compareAt] = [
    at(columnNames.handle),
    at(columnNames.price),
    at(columnNames.compareAtPrice),
  ] as const
  const prices: Record<string, (number | null)[]> = {}
  for (let row = 1; row < table.rowCount; row += 1) {
    // Rows without a price are of pictures alone.
    if (table.text(row, price) === '') continue
    const text = table.text(row, compareAt)
    const ofProduct = (prices[table.text(row, handle)] ??= [])
    ofProduct.push(text === '' ? null : Number(text))
  }
  return prices
}

const pricesIn = (products: readonly StoreProduct[]) =>
  Object.fromEntries(
    products.map(({ handle, compareAt }) => [
      handle,
      compareAt.map((price) => (price === null ? null : Number(price))),
    ]),
  )

test.describe('5,000 products', () => {
  test.use({ products: 5000 })

  test('[21] 5,000 products are written in bulk, and the progress on the page never falls', async ({
    page,
    shop,
  }) => {
    test.setTimeout(600_000)
    await openStore(page)
    const before = await shop.products()
    await apply(page)
    await page.evaluate(noteProgress)
    // In the middle of the first wave of 2,000 products, and near the start of the second.
    await shop.inject({ kind: 'bulk-held', lines: 500 }, { kind: 'bulk-held', skip: 2100 })
    await update(page)
    await expect(chip(page)).toHaveAccessibleName(/writing [1-9]\d*%/)
    await shop.inject({ kind: 'released-bulk' })
    const verified = async () => (await progressOf(page)).at(-1)?.[2]
    await expect.poll(verified).toBeGreaterThan(0)
    // What is verified is shown before the second wave is held, so one release may come too early.
    await expect(async () => {
      await shop.inject({ kind: 'released-bulk' })
      await expect(heading(page, words.en.updated)).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 180_000 })

    const shown = await progressOf(page)
    for (const segment of [0, 1, 2] as const) {
      const widths = shown.map((widthsOfAll) => widthsOfAll[segment])
      expect(widths).toEqual(widths.toSorted((one, other) => one - other))
      expect(widths.filter((width) => width > 0 && width < 100)).not.toEqual([])
    }

    await expect(bench(page)).toContainText(/([\d,]+) of \1 values written/)
    await button(bench(page), 'File menu').click()
    await page.getByRole('menuitem', { name: 'Download', exact: true }).click()
    const file = await downloadChosen(page, /^Whole file/)
    const after = await shop.products()
    expect(after).not.toEqual(before)
    expect(pricesIn(after)).toEqual(pricesOf(file))
  })
})
