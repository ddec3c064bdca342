import { expect } from '../fixtures.ts'
import { judge, prepareAxe } from './axe.ts'
import { nameOf, open, places, stopTimers, test } from './places.ts'

// The browser logs the 404 response.
test.use({ allowedProblems: /status of 404/, contextOptions: { reducedMotion: 'reduce' } })

for (const place of places) {
  test(`a11y 2, 3, 9, 10, 65: axe finds no violation on ${nameOf(place)}`, async ({
    page,
    session,
  }) => {
    await stopTimers(page)
    await open(page, place, session)
    await prepareAxe(page)
    const { violations, undecided } = await judge(page)
    expect(violations).toEqual([])
    expect(undecided).toEqual([])
  })
}
