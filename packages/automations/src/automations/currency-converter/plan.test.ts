import { describe, expect, test } from 'vitest'
import { runSync, generateExport, OpenFile, planAutomation, type PlanContext } from '../../index.ts'
import type { Options } from '../../options.ts'
import { planned, scopeOf } from '../test/planned.ts'

const slug = 'currency-converter'

const day = '2026-10-02'
const context: PlanContext = {
  rates: {
    date: day,
    perEuro: { USD: '1.1225', JPY: '176.99', GBP: '0.85033', HUF: '369.18', IDR: '20149.32' },
  },
  now: Date.parse(day),
}

const daysLater = (days: number) => ({ now: Date.parse(day) + days * 24 * 60 * 60 * 1000 })

/** Plans for one product with rows of ‘price,compare-at price,cost’. */
function changesOf(
  rows: readonly string[],
  options: Options = {},
  more: PlanContext = {},
): readonly string[] {
  const lines = rows.map((row, at) => `tee,S${at},${row}`)
  const text = ['Handle,Option1 Value,Price,Compare-at price,Cost per item', ...lines].join('\n')
  const set = { from: 'EUR', to: 'USD', ...options }
  return planned(slug, text, set, { ...context, ...more }).changes
}

/** Returns one converted price. */
function priceOf(price: string, options: Options): string | undefined {
  return changesOf([`${price},,`], options)[0]?.split(' → ')[1]
}

/** The rate that the plan for one price tells. */
function rateOf(set: Options) {
  const options = { from: 'EUR', to: 'USD', ...set }
  return planned(slug, 'Handle,Price\ntee,20.00\n', options, context).plan.rate
}

const ownRate = (own: number): Options => ({ rate: 'own', own })

describe('the rate', () => {
  test('is the reference rate, through the euro if needed', () => {
    expect(priceOf('20.00', {})).toBe('22.45')
    expect(priceOf('22.45', { from: 'USD', to: 'EUR' })).toBe('20.00')
    // 20 / 1.1225 × 0.85033 = 15.1506…
    expect(priceOf('20.00', { from: 'USD', to: 'GBP' })).toBe('15.15')
  })

  test('can be as small as currencies need', () => {
    // 1,050,000 × 0.0000345 = 36.225
    expect(priceOf('1050000', { ...ownRate(0.000_034_5), from: 'VND', to: 'EUR' })).toBe('36.23')
    expect(priceOf('89500000', { ...ownRate(0.000_011_173_184_36), from: 'LBP' })).toBe('1000.00')
    expect(priceOf('42000000', { ...ownRate(8.8e-7), from: 'IRR', to: 'EUR' })).toBe('36.96')
    expect(priceOf('36.23', { ...ownRate(28_985.507_246), from: 'EUR', to: 'VND' })).toBe('1050145')
    expect(priceOf('10.00', { ...ownRate(1_100_000), from: 'USD', to: 'IRR' })).toBe('11000000.00')
  })

  test('can be typed in, with six digits behind the point', () => {
    expect(priceOf('100.00', ownRate(1.234_567))).toBe('123.46')
    expect(priceOf('1000000.00', ownRate(0.000_001))).toBe('1.00')
    expect(priceOf('10', { ...ownRate(2), from: 'KWD', to: 'XOF' })).toBe('20')
  })

  test('is exact where a float would be a cent off', () => {
    expect((1.005 * 1).toFixed(2)).toBe('1.00')
    expect(priceOf('1.005', ownRate(1))).toBe('1.01')
    expect(priceOf('4.35', ownRate(100))).toBe('435.00')
  })

  test('needs one review when it is older than a week', () => {
    const text = 'Handle,Price,Price / Canada\na,20.00,\nb,30.00,\n'
    const set = { from: 'EUR', to: 'USD', into: 'Canada' }
    const { changes, remarks } = planned(slug, text, set, { ...context, ...daysLater(8) })
    expect(changes).toEqual(['1 Price / Canada:  → 22.45', '2 Price / Canada:  → 33.68'])
    expect(remarks).toEqual(['[review: old 8]'])
    const sevenDays = { ...context, ...daysLater(7) }
    expect(planned(slug, text, set, sevenDays).remarks).toEqual([])
    const own = { ...set, ...ownRate(2) }
    expect(planned(slug, text, own, { ...context, ...daysLater(8) }).remarks).toEqual([])
  })

  test('is in the plan with its source and day', () => {
    const used = { from: 'EUR', to: 'USD' }
    expect(rateOf({})).toEqual({ ...used, rate: 1.1225, source: 'ecb', date: day })
    expect(rateOf(ownRate(1.5))).toEqual({ ...used, rate: 1.5, source: 'own' })
    expect(rateOf({ to: 'KWD' })).toBeUndefined()
  })

  test('comes with the package where no other is given', () => {
    const { plan } = planned(slug, 'Handle,Price\ntee,20.00\n', { from: 'EUR', to: 'ZAR' })
    expect(plan.patches).toHaveLength(1)
  })

  test.each([
    [{ from: '', to: 'USD' }, 'no-currencies'],
    [{ from: 'EUR', to: '' }, 'no-currencies'],
    [{ from: 'EUR', to: 'KWD' }, 'no-rate'],
    [{ from: 'VND', to: 'EUR' }, 'no-rate'],
    [{ from: 'EUR', to: 'VND' }, 'no-rate'],
    [{ from: 'VND', to: 'LBP' }, 'no-rate'],
    [{ from: 'EUR', to: 'USD', rate: 'own', own: null }, 'no-own-rate'],
    [{ from: 'EUR', to: 'USD' }, undefined],
  ])('of %j is missing: %s', (set, reason) => {
    expect(planned(slug, 'Handle,Price\ntee,20.00\n', set, context).plan.nothing).toBe(reason)
  })
})

describe('digits', () => {
  test.each<[to: string, after: string]>([
    ['JPY', '123'],
    ['KRW', '123'],
    ['USD', '123.46'],
    ['HUF', '123.46'],
    ['IDR', '123.46'],
    ['TWD', '123.46'],
    ['KWD', '123.457'],
    ['BHD', '123.457'],
  ])('of %s are those of ISO 4217', (to, after) => {
    expect(priceOf('100.00', { ...ownRate(1.234_567), to })).toBe(after)
  })

  test.each<[round: string, price: string, after: string]>([
    ['nearest', '1.002', '2.00'],
    ['nearest', '1.0025', '2.01'],
    ['up', '1.0001', '2.01'],
    ['up', '1.00', '2.00'],
    ['down', '1.0049', '2.00'],
    ['none', '1.0049', '2.0098'],
    ['none', '1.5', '3.00'],
  ])('are rounded %s: twice %s is %s', (round, price, after) => {
    expect(priceOf(price, { ...ownRate(2), round })).toBe(after)
  })

  test('of half a yen are rounded up', () => {
    expect(priceOf('1.00', { ...ownRate(150.5), to: 'JPY' })).toBe('151')
    expect(priceOf('1.00', { ...ownRate(150.5), to: 'JPY', round: 'down' })).toBe('150')
  })
})

describe('endings', () => {
  test.each<[ending: string, round: string, after: string]>([
    ['.99', 'nearest', '12.99'],
    ['.99', 'up', '13.99'],
    ['.99', 'down', '12.99'],
    ['.95', 'nearest', '12.95'],
    ['.90', 'nearest', '12.90'],
    ['.00', 'nearest', '13.00'],
    ['.00', 'up', '14.00'],
    ['9', 'nearest', '9.00'],
    ['9', 'up', '19.00'],
    ['.99', 'none', '12.99'],
  ])('%s, %s', (ending, round, after) => {
    expect(priceOf('13.20', { ...ownRate(1), ending, round })).toBe(after)
  })

  test('of yen are whole', () => {
    const yen = { ...ownRate(160), to: 'JPY' }
    expect(priceOf('13.20', { ...yen, ending: '00' })).toBe('2100')
    expect(priceOf('13.20', { ...yen, ending: '9' })).toBe('2109')
    expect(priceOf('0.20', { ...yen, ending: '00' })).toBe('100')
  })

  test('never make a price zero', () => {
    expect(priceOf('0.10', { ...ownRate(1), ending: '.99', round: 'down' })).toBe('0.99')
    expect(priceOf('0.10', { ...ownRate(1), ending: '.00' })).toBe('1.00')
  })
})

test('the converted price is adjusted before it is rounded', () => {
  expect(priceOf('10.00', { ...ownRate(1.1), margin: 5 })).toBe('11.55')
  expect(priceOf('10.00', { ...ownRate(1.1), margin: -50 })).toBe('5.50')
  expect(priceOf('10.00', { ...ownRate(1.1), margin: 2.55, ending: '.99' })).toBe('10.99')
})

describe('the minimum price', () => {
  const floor = { ...ownRate(2), floor: 20 }

  test('is the converted cost plus a share, rounded up', () => {
    expect(changesOf(['10.00,,9.00', '10.00,,5.00', '10.00,,', '10.00,,0.00'], floor)).toEqual([
      '1 Price: 10.00 → 21.60 [review: below 21.60]',
      '2 Price: 10.00 → 20.00',
      '3 Price: 10.00 → 20.00',
      '4 Price: 10.00 → 20.00',
    ])
    expect(changesOf(['10.00,,9.00'], { ...floor, ending: '.99', round: 'down' })).toEqual([
      '1 Price: 10.00 → 21.99 [review: below 21.99]',
    ])
  })

  test('needs no share and keeps the cost', () => {
    expect(changesOf(['10.00,,11.00'], { ...floor, floor: 0 })).toEqual([
      '1 Price: 10.00 → 22.00 [review: below 22.00]',
    ])
  })
})

describe('compare-at prices', () => {
  test('are converted by the same rule', () => {
    expect(changesOf(['10.00,15.00,'], { ...ownRate(1.1), margin: 10 })).toEqual([
      '1 Price: 10.00 → 12.10',
      '1 Compare-at price: 15.00 → 18.15',
    ])
  })

  test('stay above the price where they were', () => {
    const set = { ...ownRate(1), ending: '.99' }
    expect(changesOf(['10.00,10.20,', '10.00,9.50,', '10.00,x,'], set)).toEqual([
      '1 Price: 10.00 → 9.99',
      '1 Compare-at price: 10.20 → 10.99 [info: above]',
      '2 Price: 10.00 → 9.99',
      '2 Compare-at price: 9.50 → 9.99 [review: fake]',
      '3 Price: 10.00 → 9.99',
      '3 Compare-at price: x →  [conflict: unread x]',
    ])
    expect(changesOf(['10.00,10.20,20.00'], { ...ownRate(1), floor: 0 })).toEqual([
      '1 Price: 10.00 → 20.00 [review: below 20.00]',
      '1 Compare-at price: 10.20 → 20.01 [info: above]',
    ])
  })

  test('can stay, with a note where the price exceeds them', () => {
    expect(changesOf(['10.00,15.00,', '10.00,40.00,'], { ...ownRate(2), compare: false })).toEqual([
      '1 Price: 10.00 → 20.00 [review: not-above]',
      '2 Price: 10.00 → 20.00',
    ])
  })
})

describe('where the currency of a market is known', () => {
  const text = 'Handle,Price,Price / Canada\ntee,10.00,\n'
  const currencies = { base: 'EUR', markets: { Canada: 'CAD' } }
  const inCanada = (to: string, more: PlanContext = { currencies }) =>
    planned(slug, text, { ...ownRate(1.5), from: 'EUR', to, into: 'Canada' }, more)

  test('prices in it are written', () => {
    expect(inCanada('CAD').changes).toEqual(['1 Price / Canada:  → 15.00'])
  })

  test('prices in another one are not', () => {
    const { changes, plan } = inCanada('USD')
    expect(changes).toEqual([])
    expect(plan.nothing).toBe('other-currency')
  })

  test.each([
    ['of another market', { currencies: { base: 'EUR', markets: { Japan: 'JPY' } } }],
    ['of no market', {}],
  ])('%s, any currency is written', (_, more) => {
    expect(inCanada('USD', more).changes).toEqual(['1 Price / Canada:  → 15.00'])
  })

  test('a file keeps it for recipes and copies', () => {
    const bytes = new TextEncoder().encode(text)
    const file = OpenFile.open(bytes, { name: 'live.csv', currencies })
    expect(file.copy().currencies).toEqual(currencies)
  })
})

describe('the compare-at price of a market', () => {
  const header = 'Handle,Price,Compare-at price,Price / Canada,Compare-at price / Canada\n'
  const canada = { ...ownRate(1.5), from: 'EUR', to: 'CAD', into: 'Canada' }
  const ofMarket = (row: string, more: Options = {}) =>
    planned(slug, `${header}tee,${row}\n`, { ...canada, ...more }).changes

  test.each(['0.00', '0', '9.00', '10.00', ''])('is left empty where the store has %j', (fake) => {
    expect(ofMarket(`10.00,${fake},,`)).toEqual(['1 Price / Canada:  → 15.00'])
  })

  test.each([
    ['10.00,9.00,9.00,12.00', '12.00'],
    ['10.00,,9.00,15.00', '15.00'],
    ['10.00,0.00,15.50,0.00', '0.00'],
  ])('goes where the new price passes it: %s', (row, before) => {
    const [price] = row.split(',').slice(2)
    expect(ofMarket(row)).toEqual([
      `1 Price / Canada: ${price} → 15.00 [review: not-above]`,
      `1 Compare-at price / Canada: ${before} →  [review: removed]`,
    ])
  })

  test('stays where it is above the new price', () => {
    expect(ofMarket('10.00,9.00,9.00,19.00')).toEqual(['1 Price / Canada: 9.00 → 15.00'])
  })

  test('is kept above the price where there is a discount', () => {
    expect(ofMarket('10.00,10.10,,', { ending: '.00' })).toEqual([
      '1 Price / Canada:  → 15.00',
      '1 Compare-at price / Canada:  → 16.00 [info: above]',
    ])
  })

  test('can stay, with a note where the price exceeds it', () => {
    expect(ofMarket('10.00,12.00,9.00,12.00', { compare: false })).toEqual([
      '1 Price / Canada: 9.00 → 15.00 [review: not-above]',
    ])
  })

  test('leaves a note on a higher price if it is unreadable', () => {
    expect(ofMarket('10.00,$12,9.00,12.00')).toEqual([
      '1 Price / Canada: 9.00 → 15.00 [review: not-above]',
      '1 Compare-at price / Canada: 12.00 → 18.00 [conflict: unread $12]',
    ])
  })

  test('stays beside a price that is too large', () => {
    expect(ofMarket('9000000000,1.00,,5.00', ownRate(2))).toEqual([
      '1 Price / Canada:  → 18000000000.00 [conflict: too-large]',
    ])
  })
})

describe('what is true of all prices is said once', () => {
  const text = 'Handle,Price,Price / Hungary\na,10.00,3690\nb,12.00,4990\n'
  const remarksOf = (set: Options, more: string = text) =>
    planned(slug, more, { ...ownRate(369.18), from: 'EUR', to: 'HUF', ...set })

  test('base prices change without the currency of the store', () => {
    const { remarks } = remarksOf({ to: 'USD' }, 'Handle,Price\na,10.00\nb,12.00\n')
    expect(remarks).toEqual(['[review: base USD]'])
    expect(remarksOf({ to: 'USD', ...ownRate(1) }, 'Handle,Price\na,10.00\n').remarks).toEqual([])
  })

  test('a market without decimals gets none', () => {
    const { changes, remarks } = remarksOf({ into: 'Hungary', ending: '.99' })
    expect(changes).toEqual(['1 Price / Hungary: 3690 → 3692', '2 Price / Hungary: 4990 → 4430'])
    expect(remarks).toEqual(['[review: whole Price / Hungary]'])
  })

  test('a currency keeps its decimals in every market', () => {
    const { changes, remarks } = remarksOf(
      { ...ownRate(1.5), to: 'CAD', into: 'Canada', ending: '.99' },
      'Handle,Price,Price / Canada\na,10.00,12\n',
    )
    expect(changes).toEqual(['1 Price / Canada: 12 → 14.99'])
    expect(remarks).toEqual([])
  })

  test.each<[set: Options, remark: string]>([
    [{ into: 'Peru', to: 'HUF' }, '[review: rarely HUF]'],
    [{ into: 'Peru', to: 'IDR', ending: '.99' }, '[review: rarely IDR]'],
    [{ into: 'Peru', to: 'JPY', round: 'none' }, '[review: unrounded JPY]'],
    [{ into: 'Peru', to: 'USD', round: 'none', ...ownRate(1.123_45) }, '[review: unrounded USD]'],
  ])('decimals that cannot be charged: %j', (set, remark) => {
    const peru = 'Handle,Price,Price / Peru\na,10.01,\nb,12.35,\n'
    expect(remarksOf(set, peru).remarks).toEqual([remark])
  })

  test.each<[to: string, ending: string]>([
    ['HUF', '.00'],
    ['JPY', '00'],
    ['VND', 'none'],
    ['KWD', '.99'],
  ])('nothing where prices in %s end as %s', (to, ending) => {
    const peru = 'Handle,Price,Price / Peru\na,10.01,\nb,12.35,\n'
    expect(remarksOf({ to, ending, into: 'Peru' }, peru).remarks).toEqual([])
  })
})

describe('prices that are special', () => {
  test('zero and empty prices stay, zero with a review', () => {
    const text = `Handle,Price,Price / Japan
a,0.00,
b,,5
c,"",
`
    const set = { from: 'EUR', to: 'JPY', into: 'Price / Japan', ending: '00' }
    expect(planned(slug, text, set, context).changes).toEqual([
      '1 Price / Japan:  → 0 [review: zero]',
    ])
  })

  test('one that rounds to zero needs review', () => {
    expect(changesOf(['0.01,,'], ownRate(0.1))).toEqual(['1 Price: 0.01 → 0.00 [review: zero]'])
  })

  test('unrecognised digits are a conflict with their possible meanings', () => {
    expect(changesOf(['$20.00,,', '"1.299,00",,', 'free,,'], ownRate(2))).toEqual([
      '1 Price: $20.00 → 40.00 [conflict: unread $20.00]',
      '2 Price: 1.299,00 → 2598.00 [conflict: unread 1.299,00]',
      '3 Price: free →  [conflict: unread free]',
    ])
  })

  test('one that would be too large is a conflict', () => {
    expect(changesOf(['9000000000,,'], { ...ownRate(2), to: 'IDR' })).toEqual([
      '1 Price: 9000000000 → 18000000000.00 [conflict: too-large]',
    ])
  })

  test('gift cards stay out', () => {
    const text = `Handle,Gift card,Price
card,TRUE,10.00
card,,20.00
tee,FALSE,10.00
`
    expect(planned(slug, text, { from: 'EUR', to: 'USD' }, context).changes).toEqual([
      '3 Price: 10.00 → 11.23',
    ])
  })
})

describe('where prices are written', () => {
  const legacy = `Handle,Variant Price,Variant Compare At Price,Price / Canada,Compare At Price / Canada,Price / Japan
tee,10.00,12.00,1.00,,
mug,10.00,,,20.00,
`

  test('the first market of the file, if it has one', () => {
    expect(planned(slug, legacy, { from: 'EUR', to: 'CAD', ...ownRate(1.5) }).changes).toEqual([
      '1 Variant Price: 10.00 → 15.00',
      '1 Variant Compare At Price: 12.00 → 18.00',
      '2 Variant Price: 10.00 → 15.00',
    ])
    const into = { from: 'EUR', to: 'CAD', ...ownRate(1.5), into: 'Price / Canada' }
    const { changes, plan } = planned(slug, legacy, into)
    expect(changes).toEqual([
      '1 Price / Canada: 1.00 → 15.00',
      '1 Compare At Price / Canada:  → 18.00',
      '2 Price / Canada:  → 15.00',
    ])
    expect(plan.columns.map(({ key }) => key)).toEqual([
      'price',
      'price',
      'compareAtPrice',
      'change',
    ])
  })

  test('a market without compare-at prices, by its name alone', () => {
    const into = { from: 'EUR', to: 'JPY', ...ownRate(160), into: 'Japan' }
    expect(planned(slug, legacy, into).changes).toEqual([
      '1 Price / Japan:  → 1600',
      '2 Price / Japan:  → 1600',
    ])
  })

  test.each(['base', 'Price / Peru'])('%s without a price column', (into) => {
    const { plan } = planned(slug, 'Handle,Title\ntee,Tee\n', { from: 'EUR', to: 'USD', into })
    expect(plan.nothing).toBe('no-column')
  })

  test('the same amount in another notation stays', () => {
    const text = 'Handle,Price,Price / Canada\ntee,10.00, 15.000 \n'
    const set = { from: 'EUR', to: 'CAD', ...ownRate(1.5), into: 'Price / Canada' }
    const { changes, plan } = planned(slug, text, set)
    expect(changes).toEqual([])
    expect(plan.nothing).toBe('same')
  })

  test('only the variants in scope', () => {
    const text = 'Handle,Price,Price / Canada\ntee,10.00,\ntee,20.00,\nmug,20.00,\n'
    const scope = scopeOf({ on: 'price', is: 'between', values: ['15', ''] })
    const set = { from: 'EUR', to: 'CAD', ...ownRate(1.5), into: 'Canada', scope }
    expect(planned(slug, text, set).changes).toEqual([
      '2 Price / Canada:  → 30.00',
      '3 Price / Canada:  → 30.00',
    ])
  })

  test('only the products in scope', () => {
    const text = 'Handle,Vendor,Price\ntee,Acme,10.00\nmug,Zeta,10.00\n'
    const set = {
      from: 'EUR',
      to: 'USD',
      scope: scopeOf({ on: 'vendor', is: 'is', values: ['Zeta'] }),
    }
    expect(planned(slug, text, set, context).changes).toEqual(['2 Price: 10.00 → 11.23'])
  })
})

test('the preview shows by how much a price changes', () => {
  const { plan, products } = planned(slug, 'Handle,Price\ntee,10.00\n', {
    from: 'EUR',
    to: 'USD',
    ...ownRate(1.255),
  })
  const [, change] = plan.columns
  if (change?.kind !== 'computed') throw new Error('The column is gone.')
  expect(change.valueOf(1, () => '12.55')).toEqual({ percent: 25.5 })
  expect(change.valueOf(1, (at) => products.table.text(1, at))).toEqual({ percent: 0 })
})

test.each([',', ';'])('a job on a file separated by “%s” is undone byte for byte', (delimiter) => {
  const text = new TextDecoder().decode(generateExport({ products: 60, seed: 3 }))
  const windows = text.replaceAll('\n', '\r\n')
  const source = new TextEncoder().encode(delimiter === ',' ? windows : text.replaceAll(',', ';'))
  const file = OpenFile.open(source, { name: 'products.csv' })
  const options = { from: 'USD', to: 'JPY', into: 'base', ending: '00', floor: 30 }
  const { patches } = runSync(planAutomation(slug, file.current, options, context))
  expect(patches.length).toBeGreaterThan(100)
  const origin = { kind: 'automation', slug, options } as const
  const { id } = file.apply({ id: 'job', origin, at: 0, patches })
  const [changed] = file.download({ which: 'whole' })
  expect(changed?.bytes).not.toEqual(source)
  file.undo(id)
  const [undone] = file.download({ which: 'whole' })
  expect(undone?.bytes).toEqual(source)
})
