import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endings, endPrice } from './endings.ts'
import { parsePrice, raisePrice, writePrice } from './price.ts'

describe('writePrice', () => {
  test.each<[units: number, decimals: number, text: string]>([
    [249_000, 2, '24.90'],
    [249_000, 0, '24.9'],
    [250_000, 0, '25'],
    [250_000, 2, '25.00'],
    [500, 2, '0.05'],
    [12_500, 3, '1.250'],
    [12_345, 2, '1.2345'],
    [0, 2, '0.00'],
  ])('%i with %i digits', (units, decimals, text) => {
    expect(writePrice(units, decimals)).toBe(text)
  })
})

const price = fc.integer({ min: 0, max: 99_999_999_999 })
const decimals = fc.integer({ min: 0, max: 4 })

describe('any price', () => {
  test('round-trips through writePrice', () => {
    fc.assert(
      fc.property(price, decimals, (units, digits) => {
        expect(parsePrice(writePrice(units, digits))).toBe(units)
      }),
    )
  })

  test('is raised exactly, rounded half up', () => {
    const percent = fc.integer({ min: 100, max: 50_000 })
    fc.assert(
      fc.property(price, percent, decimals, (units, hundredths, digits) => {
        const step = 10n ** BigInt(8 - digits)
        const exact = BigInt(units) * (10_000n + BigInt(hundredths))
        const rounded = ((exact * 2n + step) / (step * 2n)) * step
        expect(raisePrice(units, hundredths / 100, digits)).toBe(Number(rounded / 10_000n))
      }),
    )
  })

  test('is rounded up to an ending', () => {
    fc.assert(
      fc.property(price, fc.constantFrom(...Object.values(endings)), (units, ending) => {
        const ended = endPrice(units, ending)
        expect((ended - ending.start) % ending.step).toBe(0)
        expect(ended - units).toBeGreaterThanOrEqual(0)
        expect(units === 0 || ended - units < ending.step).toBe(true)
      }),
    )
  })
})

test('raisePrice avoids float errors', () => {
  expect((1.255).toFixed(2)).toBe('1.25')
  expect(writePrice(raisePrice(10_000, 25.5, 2), 2)).toBe('1.26')
})
