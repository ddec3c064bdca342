import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { LocaleProvider } from '../i18n/index.js'
import { catalogs } from '../test/catalogs.js'
import { useDays } from './useDays.js'

/** A quarter past midnight. */
const now = new Date(2026, 10, 28, 0, 15)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})

const inItalian = ({ children }: { children: ReactNode }) => (
  <LocaleProvider locale="it" catalog={catalogs.it}>
    {children}
  </LocaleProvider>
)

test.each([
  ['this day', new Date(2026, 10, 28, 0, 1), 'today 12:01 AM', 'oggi 0:01'],
  [
    'some minutes ago, on the day before',
    new Date(2026, 10, 27, 23, 56),
    'yesterday 11:56 PM',
    'ieri 23:56',
  ],
  [
    'a day and some minutes ago',
    new Date(2026, 10, 26, 23, 56),
    'November 26 11:56 PM',
    '26 novembre 23:56',
  ],
  [
    'another year',
    new Date(2025, 10, 28, 9, 5),
    'November 28, 2025 9:05 AM',
    '28 novembre 2025 9:05',
  ],
])('a moment of %s is written by the calendar', async (_when, at, english, italian) => {
  const inEnglish = await renderHook(useDays)
  const translated = await renderHook(useDays, { wrapper: inItalian })
  expect(inEnglish.result.current.moment(at.getTime())).toBe(english)
  expect(translated.result.current.moment(at.getTime())).toBe(italian)
})
