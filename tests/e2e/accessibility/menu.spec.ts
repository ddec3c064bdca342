import { paths } from '../../../packages/app/src/paths.ts'
import { expect } from '../fixtures.ts'
import { expectNothingLost, narrow } from './layouts.ts'
import { findBrokenWords } from './text.ts'
import { nameOf, test, visits } from './visits.ts'

test.use({ viewport: narrow, contextOptions: { reducedMotion: 'reduce' } })

for (const visit of visits.filter(({ path }) => path === paths.home || path === paths.dashboard)) {
  test(`a11y 50: the menu of ${nameOf(visit)} fits its texts at 320 px`, async ({ openForUse }) => {
    const page = await openForUse(visit)
    await page.getByRole('button', { name: /^(?:Open menu|Apri il menu)$/ }).click()
    const closed = page.getByRole('dialog').locator('button[aria-expanded="false"]')
    while ((await closed.count()) > 0) await closed.first().click()
    expect(await findBrokenWords(page)).toEqual([])
    await expectNothingLost(page, 'in the menu')
  })
}
