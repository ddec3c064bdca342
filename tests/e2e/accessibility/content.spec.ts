import { paths } from '../../../packages/app/src/paths.ts'
import { expect } from '../fixtures.ts'
import { measureDifference } from './marks.ts'
import { test } from './visits.ts'

const dashboard = { path: paths.dashboard, language: 'en', visitor: 'member' } as const

test('a11y 49: without colour the status icons differ, and each has a text', async ({
  open,
  context,
}) => {
  const page = await open(dashboard)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.locator('html').evaluate((html) => html.style.setProperty('filter', 'grayscale(1)'))
  const signs: Buffer[] = []
  for (const word of ['Running', 'Done', 'Error']) {
    const badge = page.getByRole('table').locator('[data-sign]').filter({ hasText: word }).first()
    await expect(badge).toHaveText(word)
    const box = await badge.boundingBox()
    if (!box) throw new Error(`No badge says ${word}.`)
    // The start of the badge only contains its icon.
    const clip = { x: Math.round(box.x), y: Math.round(box.y), width: 24, height: 26 }
    signs.push(await page.screenshot({ clip }))
  }
  const looker = await context.newPage()
  for (const [at, sign] of signs.entries())
    for (const other of signs.slice(at + 1))
      expect(await measureDifference(looker, sign, other)).toBeGreaterThan(0.03)
})

test('a11y 42: icon-only controls have a name', async ({ open }) => {
  const page = await open(dashboard)
  await page.setViewportSize({ width: 390, height: 844 })
  const silent = page.getByRole('button').or(page.getByRole('link')).filter({ hasNotText: /\S/ })
  for (const control of await silent.all()) await expect(control).toHaveAccessibleName(/\S/)
  expect(await silent.count()).toBeGreaterThan(0)
})
