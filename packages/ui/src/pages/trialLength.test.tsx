import { afterEach, describe, expect, test } from 'vitest'
import { trial } from '../catalogue/trial.js'
import { languages, type Language } from '../i18n/languages.js'
import { catalogTexts } from '../test/catalogTexts.js'
import { everyPage } from '../test/everyPage.js'
import { textOf } from '../test/textOf.js'
import { HelpCenterPage, SupportPage } from './SupportPage/index.js'
import { TermsPage } from './TermsPage/index.js'

/** Drawing every page in each language takes seconds on a busy machine, in ms. */
const drawingAll = 120_000

const { ...lengths } = trial

afterEach(() => {
  Object.assign(trial, lengths)
})

/** Every number of days on a page. */
function daysOn(name: string, language: Language): readonly number[] {
  const Page = everyPage.find(([each]) => each === name)?.[1]
  const text = Page ? textOf(<Page />, language) : ''
  return [...text.matchAll(/\b(\d+)(?:-day| days?| giorni)\b/g)].map(([, days]) => Number(days))
}

describe('the length of the trial', () => {
  test.each([
    ['the terms page', <TermsPage key="terms" />],
    ['the support page', <SupportPage key="support" />],
    ['the Help Center', <HelpCenterPage key="help" />],
  ])('[019] %s says 7-day', (_name, page) => {
    const main = textOf(page, 'en').replace(/7-day free trial/, '')
    expect(main).toMatch(/\b7-day trial\b/)
    expect(main).not.toContain('3-day')
  })

  test(
    '[027] comes from two constants: changing them changes every page, in both languages',
    { timeout: drawingAll },
    () => {
      expect(trial).toEqual({ planDays: 3, bannerDays: 7 })
      const places = everyPage.flatMap(([name]) =>
        languages.map((language) => [name, language] as const),
      )
      const before = places.map(([name, language]) => daysOn(name, language))
      expect(before.flat()).toEqual(expect.arrayContaining([3, 7]))

      Object.assign(trial, { planDays: 33, bannerDays: 77 })
      const changed = new Map([
        [3, 33],
        [7, 77],
      ])
      for (const [index, [name, language]] of places.entries()) {
        const expected = before[index]?.map((days) => changed.get(days) ?? days)
        expect([name, language, daysOn(name, language)]).toEqual([name, language, expected])
      }
    },
  )

  test('[(027)] is not hard-coded in any text', () => {
    expect(catalogTexts.filter(({ text }) => /\b[37][- ](?:day|giorn)/.test(text))).toEqual([])
  })
})
