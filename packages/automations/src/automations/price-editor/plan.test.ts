import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OptionsError, parseOptions } from '../../options.ts'
import type { Options } from '../../options.ts'
import { planned, type Planned } from '../test/planned.ts'
import { fields } from './options.ts'

const slug = 'price-editor'

/** Plans for one product with rows of ‘price,compare-at price,cost’. */
function plannedFor(rows: readonly string[], options: Options = {}): Planned {
  const lines = rows.map((row, at) => `tee,S${at},${row}`)
  const header = 'Handle,Option1 Value,Price,Compare-at price,Cost per item'
  return planned(slug, [header, ...lines].join('\n'), options)
}

/** Returns the changes of prices, without their row and column. */
function pricesOf(rows: readonly string[], options: Options = {}): readonly string[] {
  return plannedFor(rows, options).changes.map((change) => change.replace(/^\d+ Price: /, ''))
}

/** Generates amounts of money. */
function cents(most: number) {
  return fc.integer({ min: 1, max: most }).map((units) => units / 100)
}

describe('by percent', () => {
  test('raises and lowers prices exactly', () => {
    expect(pricesOf(['64.90,,', '0.10,,'], { by: 5 })).toEqual(['64.90 → 68.15', '0.10 → 0.11'])
    expect(pricesOf(['64.90,,'], { by: -12.5 })).toEqual(['64.90 → 56.79'])
  })

  test.each<[ending: string, round: string, after: string]>([
    ['none', 'nearest', '68.15'],
    ['none', 'up', '68.15'],
    ['none', 'down', '68.14'],
    ['.95', 'nearest', '67.95'],
    ['.95', 'up', '68.95'],
    ['.95', 'down', '67.95'],
    ['.00', 'nearest', '68.00'],
    ['9', 'nearest', '69.00'],
    ['00', 'nearest', '100.00'],
  ])('ends at %s, %s', (ending, round, after) => {
    expect(plannedFor(['64.90,,'], { by: 5, ending, round }).plan.patches[0]?.[3]).toBe(after)
  })

  test('of 0 only rounds to the ending', () => {
    const options = { by: 0, ending: '.95' }
    expect(pricesOf(['64.90,,', '12.95,,'], options)).toEqual(['64.90 → 64.95'])
  })

  test('never makes a price zero', () => {
    expect(pricesOf(['0.30,,'], { by: 5, ending: '.95', round: 'down' })).toEqual([
      '0.30 → 0.95 [review: up 216.7]',
    ])
    expect(pricesOf(['0.01,,'], { by: -90 })).toEqual([])
  })

  test('leaves prices of zero alone, and says so', () => {
    expect(plannedFor(['0.00,,', '10.00,,'])).toMatchObject({
      changes: ['2 Price: 10.00 → 10.50'],
      remarks: ['[info: free]'],
    })
  })

  test('leaves what is no plain number alone, and says so', () => {
    expect(plannedFor(['$5,,', ',,'])).toMatchObject({
      changes: [],
      remarks: ['[review: unread $5]'],
    })
  })

  test.each([-100, -250, 1000.01])('refuses %s', (by) => {
    expect(() => parseOptions(fields, { by })).toThrow(OptionsError)
  })
})

describe('by an amount', () => {
  test('adds and subtracts exactly', () => {
    expect(pricesOf(['0.10,,'], { how: 'amount', by: 0.2 })).toEqual([
      '0.10 → 0.30 [review: up 200]',
    ])
    expect(pricesOf(['10.00,,'], { how: 'amount', by: -0.05 })).toEqual(['10.00 → 9.95'])
  })

  test.each(['10', '9.99'])('leaves %s alone where nothing would be left of it', (price) => {
    expect(plannedFor([`${price},,`], { how: 'amount', by: -10 })).toMatchObject({
      changes: [],
      remarks: ['[review: negative]'],
    })
  })
})

describe('set', () => {
  test('gives all variants one price', () => {
    expect(pricesOf(['64.90,,', '18.00,,'], { how: 'set', price: 20 })).toEqual([
      '64.90 → 20.00 [review: down 69.2]',
      '18.00 → 20.00',
    ])
  })

  test('asks for the price', () => {
    expect(plannedFor(['10,,'], { how: 'set' }).plan.nothing).toBe('no-new-price')
  })

  test('of 0 needs review, and so does what was 0', () => {
    expect(pricesOf(['10.00,,'], { how: 'set', price: 0 })).toEqual(['10.00 → 0.00 [review: zero]'])
    expect(pricesOf(['0.00,,'], { how: 'set', price: 5 })).toEqual([
      '0.00 → 5.00 [review: was-zero]',
    ])
  })
})

describe('from cost', () => {
  test('reaches a margin', () => {
    expect(pricesOf(['9.00,,6.00'], { how: 'cost', margin: 40 })).toEqual(['9.00 → 10.00'])
    expect(pricesOf(['9.00,,6.00'], { how: 'cost', margin: 99.99, round: 'up' })).toEqual([
      '9.00 → 60000.00 [review: up 666566.7]',
    ])
  })

  test('multiplies the cost', () => {
    const options = { how: 'cost', basis: 'factor', factor: 2.345 }
    expect(pricesOf(['10.00,,4.00'], options)).toEqual(['10.00 → 9.38'])
  })

  test.each(['', '0', 'n/a'])('leaves a variant with the cost ‘%s’ alone, and says so', (cost) => {
    expect(plannedFor([`9.00,,${cost}`, '9.00,,6.00'], { how: 'cost' })).toMatchObject({
      changes: ['2 Price: 9.00 → 10.00'],
      remarks: ['[info: average 33.3 40]', '[info: no-cost]'],
    })
  })

  test.each([100, 120, -1])('refuses a margin of %s', (margin) => {
    expect(() => parseOptions(fields, { how: 'cost', margin })).toThrow(OptionsError)
  })

  test('says which column is missing', () => {
    expect(planned(slug, 'Handle,Price\na,5\n', { how: 'cost' }).plan.nothing).toBe(
      'no-cost-column',
    )
    expect(planned(slug, 'Handle,Title\na,A\n').plan.nothing).toBe('no-column')
  })
})

describe('limits', () => {
  test('raise a price to the cost with its share, at the next ending', () => {
    const options = { by: 5, ending: '.95', floor: 15 }
    expect(pricesOf(['10.90,,9.60', '13.90,,13.20'], options)).toEqual([
      '10.90 → 11.95 [info: raised 15]',
      '13.90 → 15.95 [review: up 14.7] [info: raised 15]',
    ])
  })

  test('cut a price to the last ending that is not above the highest', () => {
    expect(pricesOf(['19.00,,'], { by: 10, ending: '.95', ceiling: 20 })).toEqual([
      '19.00 → 19.95 [info: cut]',
    ])
  })

  test('refuse a price that cannot keep both', () => {
    expect(pricesOf(['19.00,,18.00'], { floor: 15, ceiling: 20 })).toEqual([
      '19.00 → 19.95 [conflict: limits 15]',
    ])
    // Between them there is no price with the ending.
    expect(pricesOf(['19.00,,19.00'], { floor: 0, ceiling: 19.9, ending: '.95' })).toEqual([
      '19.00 → 19.95 [conflict: limits 0]',
    ])
    expect(pricesOf(['0.60,,'], { ceiling: 0.5, ending: '.99' })).toEqual([
      '0.60 → 0.99 [conflict: no-ending]',
    ])
  })

  test('say where there is no cost for the lowest price', () => {
    expect(pricesOf(['10.00,,'], { floor: 15 })).toEqual(['10.00 → 10.50 [review: no-floor]'])
  })

  test('hold together with every ending, for any price and cost', () => {
    const written = new Map([
      ['none', ''],
      ['9', '9.00'],
    ])
    const endings = fc.constantFrom('none', '.99', '.95', '.90', '.00', '9')
    const rounds = fc.constantFrom('nearest', 'up', 'down')
    const run = fc.property(
      fc.record({ price: cents(50_000), cost: cents(50_000) }),
      fc.integer({ min: -9900, max: 20_000 }).map((basisPoints) => basisPoints / 100),
      fc.option(fc.integer({ min: 0, max: 200 })),
      fc.option(cents(60_000)),
      endings,
      rounds,
      ({ price, cost }, by, floor, ceiling, ending, round) => {
        const options = { by, floor, ceiling, ending, round }
        const { plan } = plannedFor([`${price.toFixed(2)},,${cost.toFixed(2)}`], options)
        const after = plan.patches[0]?.[3]
        const isRefused = plan.notes.get(0)?.some(({ tone }) => tone === 'conflict')
        if (after === undefined || after === null || isRefused) return true
        const lowest = floor === null ? 0.01 : (Math.round(cost * 100) * (100 + floor)) / 10_000
        const isWithin = Number(after) >= lowest && Number(after) <= (ceiling ?? Infinity)
        return isWithin && after.endsWith(written.get(ending) ?? ending)
      },
    )
    expect(() => fc.assert(run)).not.toThrow()
  })
})

describe('compare-at prices', () => {
  test('stay, with a note where the price is no longer below', () => {
    expect(plannedFor(['20.00,30.00,', '20.00,20.50,']).changes).toEqual([
      '1 Price: 20.00 → 21.00',
      '2 Price: 20.00 → 21.00 [review: not-above]',
    ])
  })

  test('rise with a discounted price, so that the discount stays', () => {
    expect(
      plannedFor(['20.00,30.00,', '20.00,,', '20.00,18.00,'], { raise: true }).changes,
    ).toEqual([
      '1 Price: 20.00 → 21.00',
      '1 Compare-at price: 30.00 → 31.50',
      '2 Price: 20.00 → 21.00',
      '3 Price: 20.00 → 21.00 [review: not-above]',
    ])
  })

  test('stay above the price with the same ending', () => {
    expect(plannedFor(['20.00,20.10,'], { raise: true, ending: '.95' }).changes).toEqual([
      '1 Price: 20.00 → 20.95',
      '1 Compare-at price: 20.10 → 21.95',
    ])
  })

  test('stay where a price falls', () => {
    expect(plannedFor(['20.00,30.00,'], { by: -5, raise: true }).changes).toEqual([
      '1 Price: 20.00 → 19.00',
    ])
  })
})

describe('review', () => {
  test('asks for large changes, and for those far from the percent', () => {
    expect(pricesOf(['10.00,,', '10.05,,'], { by: 25 })).toEqual(['10.00 → 12.50', '10.05 → 12.56'])
    expect(pricesOf(['10.00,,'], { by: 25.1 })).toEqual(['10.00 → 12.51 [review: up 25.1]'])
    expect(pricesOf(['10.00,,'], { by: -50 })).toEqual(['10.00 → 5.00'])
    expect(pricesOf(['2.00,,'], { by: 5, ending: '.95' })).toEqual([
      '2.00 → 1.95 [review: down 2.5]',
    ])
  })

  test('asks for a price below the cost', () => {
    expect(pricesOf(['10.00,,9.90'], { by: -5 })).toEqual(['10.00 → 9.50 [review: loss]'])
  })

  test('says once what many have in common', () => {
    const rows = Array.from({ length: 12 }, () => '10.00,,')
    const { changes, remarks } = plannedFor(rows, { by: 30 })
    expect(remarks).toEqual(['[review: many-up 12 12 25]'])
    expect(new Set(changes.map((change) => change.slice(change.indexOf('['))))).toEqual(
      new Set(['[info: up 30]']),
    )
  })
})

test('gift cards stay unless they are wanted', () => {
  const text = 'Handle,Price,Gift card\na,10.00,true\nb,10.00,false\n'
  expect(planned(slug, text).changes).toEqual(['2 Price: 10.00 → 10.50'])
  expect(planned(slug, text, { gift: false }).changes).toHaveLength(2)
})

test.each([
  ['2500', '2625'],
  ['1.250', '1.313'],
  ['24.9', '26.15'],
])('keeps the digits of the file: %s', (before, after) => {
  expect(plannedFor([`${before},,`]).plan.patches[0]?.[3]).toBe(after)
})

describe('prices of a market', () => {
  const text = [
    'Handle,Price,Price / Canada,Cost per item',
    'a,10.00,14.00,9.00',
    'b,20.00,,5.00',
  ].join('\n')
  const columns = ['Price / Canada']

  test('change for themselves', () => {
    expect(planned(slug, text, { columns }).changes).toEqual(['1 Price / Canada: 14.00 → 14.70'])
  })

  test('have no lowest price, as costs are in the currency of the store', () => {
    expect(planned(slug, text, { columns, floor: 200 })).toMatchObject({
      changes: ['1 Price / Canada: 14.00 → 14.70'],
      remarks: ['[review: market-floor Price / Canada]'],
    })
  })

  test('are not calculated from costs', () => {
    expect(planned(slug, text, { columns: ['Price', ...columns], how: 'cost' })).toMatchObject({
      changes: [
        '1 Price: 10.00 → 15.00 [review: up 50]',
        '2 Price: 20.00 → 8.33 [review: down 58.4]',
      ],
      remarks: ['[info: average 53.3 40]', '[review: market-cost Price / Canada]'],
    })
  })
})

test('the average margin counts each variant with a cost once', () => {
  expect(plannedFor(['10.00,,4.00', '20.00,,6.00', '5.00,,'], { by: 10 }).remarks).toEqual([
    '[info: average 66.7 69.7]',
  ])
})

test('without costs nothing is said of margins', () => {
  expect(plannedFor(['10.00,,']).remarks).toEqual([])
})
