import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bundledRates } from './bundledRates.ts'
import { convertPriceTo, nextPlace, type Conversion } from './convert.ts'
import type { Rounding } from './endings.ts'
import { currencies, currencyDigits } from './currencies.ts'
import { endings, fitsCurrency, isEnding } from './endings.ts'
import { ageInDays, exactRate, parseRates, rateAsNumber, rateBetween } from './rates.ts'

const codes = ['EUR', ...Object.keys(bundledRates.perEuro)]

function between(from: string, to: string) {
  const rate = rateBetween(bundledRates, from, to)
  if (!rate) throw new Error(`There is no rate from ${from} to ${to}.`)
  return rate
}

describe('the currencies', () => {
  test('are sorted ISO 4217 codes', () => {
    expect(currencies).toEqual([...new Set(currencies)].toSorted())
    expect(currencies.filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([])
    expect(currencies.length).toBeGreaterThan(150)
  })

  test.each([
    ['HUF', 2],
    ['IDR', 2],
    ['TWD', 2],
    ['MGA', 2],
    ['JPY', 0],
    ['KRW', 0],
    ['CLP', 0],
    ['KWD', 3],
    ['BHD', 3],
    ['TND', 3],
    ['EUR', 2],
    ['ISK', 0],
  ])('%s has %i digits', (code, digits) => {
    expect(currencies).toContain(code)
    expect(currencyDigits(code)).toBe(digits)
  })

  test('may have 4 digits', () => {
    expect(currencyDigits('CLF')).toBe(4)
  })
})

describe('bundled rates', () => {
  test('belong to one weekday', () => {
    expect(parseRates(bundledRates)).toEqual(bundledRates)
    expect(new Date(bundledRates.date).getUTCDay()).toBeGreaterThan(0)
    expect(new Date(bundledRates.date).getUTCDay()).toBeLessThan(6)
  })

  test('convert through the euro', () => {
    expect(rateAsNumber(between('EUR', 'USD'))).toBe(1.1225)
    expect(rateAsNumber(between('USD', 'JPY'))).toBeCloseTo(176.99 / 1.1225, 10)
    expect(rateBetween(bundledRates, 'EUR', 'KWD')).toBeUndefined()
    expect(rateBetween(bundledRates, 'toString', 'EUR')).toBeUndefined()
  })

  test.each(codes)('invert exactly from %s', (from) => {
    for (const to of codes) {
      const [there, back] = [between(from, to), between(to, from)]
      expect(there.numerator * back.numerator).toBe(there.denominator * back.denominator)
    }
  })
})

test.each<[number: number, numerator: bigint, denominator: bigint]>([
  [0.000_034_5, 345n, 10_000_000n],
  [3.45e-5, 345n, 10_000_000n],
  [7.712_345_678e-7, 7_712_345_678n, 10n ** 16n],
  [1.15, 115n, 100n],
  [28_985.507_246_376_81, 2_898_550_724_637_681n, 10n ** 11n],
  [1e9, 1_000_000_000n, 1n],
])('a typed rate of %d is exact', (number, numerator, denominator) => {
  expect(exactRate(number)).toEqual({ numerator, denominator })
  expect(rateAsNumber(exactRate(number))).toBe(number)
})

describe('a converted price', () => {
  const rate = fc.integer({ min: 1, max: 10_000_000_000 }).map((millionths) => millionths / 1e6)
  const price = fc.integer({ min: 1, max: 99_999_999 })
  const ending = fc.constantFrom(undefined, ...Object.values(endings))

  test('is the nearest allowed ending', () => {
    const to = fc.constantFrom('USD', 'JPY', 'KWD')
    fc.assert(
      fc.property(price, rate, ending, to, (units, number, end, code) => {
        const convert = (round: Rounding) =>
          convertPriceTo(units, { rate: exactRate(number), to: code, round, ending: end })
        const { step, start } = end ?? { step: 10 ** (4 - currencyDigits(code)), start: 0 }
        const { numerator, denominator } = exactRate(number)
        const exact = BigInt(units) * numerator
        const isBelow = (place: number) => BigInt(place) * denominator <= exact
        const [up, down, nearest] = [convert('up'), convert('down'), convert('nearest')]
        for (const place of [up, down, nearest]) expect((place - start) % step).toBe(0)
        const isExact = BigInt(up) * denominator === exact
        expect(!isBelow(up) || isExact).toBe(true)
        // There is none below the first place.
        const lowest = end ? start || step : 0
        expect(isBelow(down) || down === lowest).toBe(true)
        expect([up, down]).toContain(nearest)
        expect(up - down === step || up === down).toBe(true)
      }),
    )
  })

  test('has a next ending above it', () => {
    fc.assert(
      fc.property(price, ending, (units, end) => {
        const conversion: Conversion = { rate: exactRate(1), to: 'USD', round: 'up', ending: end }
        const next = nextPlace(units, conversion)
        expect(next).toBeGreaterThan(units)
        expect(convertPriceTo(units + 1, conversion)).toBe(next)
      }),
    )
  })
})

test('endings fit the digits of a currency', () => {
  const all = [...Object.keys(endings), 'none']
  const fitting = (code: string) => all.filter((name) => fitsCurrency(name, code))
  expect(fitting('USD').toSorted()).toEqual(['.00', '.90', '.95', '.99', '9', 'none'])
  expect(fitting('JPY').toSorted()).toEqual(['00', '9', 'none'])
  expect(all.filter(isEnding)).toHaveLength(all.length - 1)
})

test.each([
  ['2026-10-02T00:00:00Z', 0],
  ['2026-10-02T23:59:59Z', 0],
  ['2026-10-09T15:00:00Z', 7],
  ['2026-10-01T22:00:00Z', 0],
])('at %s the rates are %i days old', (now, days) => {
  expect(ageInDays('2026-10-02', Date.parse(now))).toBe(days)
})

describe('parseRates', () => {
  const { date, perEuro } = bundledRates

  test('drops unknown currencies', () => {
    expect(parseRates({ date, perEuro: { ...perEuro, XAU: '0.0003', EUR: '1' } })).toEqual(
      bundledRates,
    )
  })

  test.each([
    undefined,
    null,
    'rates',
    {},
    { date },
    { date: '2026-13-01', perEuro },
    { date: 'today', perEuro },
    { date, perEuro: null },
    { date, perEuro: {} },
    { date, perEuro: { USD: '1.1' } },
    { date, perEuro: { ...perEuro, USD: 1.1225 } },
    { date, perEuro: { ...perEuro, USD: '0' } },
    { date, perEuro: { ...perEuro, USD: '-1' } },
    { date, perEuro: { ...perEuro, USD: '1e9' } },
    { date, perEuro: { ...perEuro, USD: '1'.repeat(400) } },
  ])('%#: rejects malformed rates', (value) => {
    expect(parseRates(value)).toBeUndefined()
  })
})
