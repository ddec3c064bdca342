import { expect, test } from 'vitest'
import { isOld, isTooOldToUpdate } from './liveAge.ts'

const minutes = (count: number) => count * 60_000

test.each([
  { age: 239, old: false, tooOld: false },
  { age: 240, old: true, tooOld: false },
  { age: 24 * 60 - 1, old: true, tooOld: false },
  { age: 24 * 60, old: true, tooOld: true },
])('a file of $age minutes is old: $old, too old to update: $tooOld', ({ age, old, tooOld }) => {
  expect(isOld({ readAt: 0 }, minutes(age))).toBe(old)
  expect(isTooOldToUpdate({ readAt: 0 }, minutes(age))).toBe(tooOld)
})
