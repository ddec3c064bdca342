import { describe, expect, test } from 'vitest'
import * as samples from '../../samples/settingsSamples.js'
import { parsePercent } from './parsePercent.js'
import { percentOf } from './percentOf.js'

describe('settings: numbers', () => {
  test('[(389)] 195 of 300 are 65 percent', () => {
    const { productsUsed, productsLimit } = samples.samplePlanUsage
    expect(percentOf(productsUsed, productsLimit)).toBe(65)
  })

  test('the used percentage of a limit of 0 is 0', () => {
    expect(percentOf(3, 0)).toBe(0)
  })

  test('used and remaining products add up, by plan and by automation', () => {
    const { productsUsed, productsLimit, creditsLeft } = samples.samplePlanUsage
    expect(productsUsed + creditsLeft).toBe(productsLimit)
    const byAutomation = samples.sampleAutomationUsage.map(({ products }) => products)
    expect(byAutomation.reduce((sum, products) => sum + products)).toBe(productsUsed)
  })

  test.each([
    ['0', 0],
    ['100', 100],
    [' 10 ', 10],
    ['12.5', 12.5],
    ['12,25', 12.25],
  ])('[(397)] reads a discount from "%s"', (typed, percent) => {
    expect(parsePercent(typed)).toBe(percent)
  })

  test.each(['', ' ', '101', '-1', '1e1', '10%', '1.234', 'ten', '99999999999'])(
    '[(397)] reads no discount from "%s"',
    (typed) => {
      expect(parsePercent(typed)).toBeUndefined()
    },
  )
})

test('[(408)] the samples hold masks only', () => {
  for (const { maskedKey } of samples.sampleApiKeys) expect(maskedKey).toMatch(/^dw_•{4}\w{4}$/)
  for (const { maskedSecret } of samples.sampleWebhooks) expect(maskedSecret).toMatch(/^•{4}\w{4}$/)
})
