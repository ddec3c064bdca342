import { describe, expect, test } from 'vitest'
import { claimExamples, inventedClaims } from '../../../../tests/setup/inventedClaims.js'
import { languages } from '../i18n/languages.js'
import { catalogTexts } from '../test/catalogTexts.js'
import { everyPage } from '../test/everyPage.js'
import { textOf } from '../test/textOf.js'

/** Timeout in ms; rendering every page in each language can take several seconds. */
const drawingAll = 120_000

/** Parts whose texts are samples, marked as such where they are shown. */
const samples = /^(patchBay|jobSamples|automationSamples)$/

/** The figures in the specification, as they may appear in a text. */
const stated = new Set(
  '0 1 1st 2 2h 3 5 5,000 5.000 6 8 10 10MB 14 20 25 29 30 46 48 60 70 80 90 100 300 480 500 404'.split(
    ' ',
  ),
)

describe('no invented claim', () => {
  test('[(455)] each sort of it would be found', () => {
    for (const example of claimExamples) expect(inventedClaims(example)).toHaveLength(1)
  })

  test('[455] customer counts, ratings, most popular, uptime: none in a text of either language', () => {
    expect(catalogTexts.length).toBeGreaterThan(600)
    expect(catalogTexts.filter(({ text }) => inventedClaims(text).length > 0)).toEqual([])
  })

  test('[455] none on a page as it is drawn in either language', { timeout: drawingAll }, () => {
    expect(everyPage.length).toBeGreaterThan(35)
    for (const [name, Page] of everyPage) {
      for (const language of languages) {
        const found = inventedClaims(textOf(<Page />, language))
        expect([name, language, ...found]).toEqual([name, language])
      }
    }
  })

  test('[455] every figure in a text of either language is one that was stated', () => {
    const figures = catalogTexts
      .filter(({ id }) => !samples.test(id))
      .flatMap(({ id, key, text }) =>
        (text.replaceAll(/\\u[\dA-F]{4}/g, ' ').match(/\d[\d.,]*(?:MB|h\b|st\b)?/g) ?? [])
          .map((figure) => figure.replace(/[.,]$/, ''))
          .filter((figure) => !stated.has(figure))
          .map((figure) => `${id}.${key}: ${figure} in "${text}"`),
      )
    expect(figures).toEqual([])
  })
})
