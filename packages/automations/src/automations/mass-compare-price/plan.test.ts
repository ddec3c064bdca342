import { describe, expect, test } from 'vitest'
import { lowestPrices, type Plan } from '../../index.ts'
import type { Options } from '../../options.ts'
import { openExport, planned, scopeOf } from '../test/planned.ts'

const slug = 'mass-compare-price'

/** Plans for one product with rows of ‘price,compare-at price’. */
function changesOf(rows: readonly string[], options: Options = {}): readonly string[] {
  const lines = rows.map((row, at) => `tee,S${at},${row}`)
  return planned(
    slug,
    ['Handle,Option1 Value,Price,Compare-at price', ...lines].join('\n'),
    options,
  ).changes
}

describe('set from price', () => {
  test('adds a percentage and rounds up to the ending', () => {
    expect(changesOf(['24.90,', '18.50,', '12,', '64.90,79.00'])).toEqual([
      '1 Compare-at price:  → 32.99',
      '2 Compare-at price:  → 24.99',
      '3 Compare-at price:  → 15.99',
      '4 Compare-at price: 79.00 → 84.99',
    ])
  })

  test.each<[ending: string, after: string]>([
    ['.99', '32.99'],
    ['.95', '32.95'],
    ['.90', '32.90'],
    ['.00', '33.00'],
    ['none', '32.37'],
  ])('with the ending %s', (ending, after) => {
    expect(changesOf(['24.90,'], { ending })).toEqual([`1 Compare-at price:  → ${after}`])
  })

  test('adds money, exactly, in place of a percentage', () => {
    const money = { unit: 'money', by: 5.5 }
    expect(changesOf(['24.90,', '18.50,'], { ...money, ending: 'none' })).toEqual([
      '1 Compare-at price:  → 30.40',
      '2 Compare-at price:  → 24.00',
    ])
    expect(changesOf(['24.90,'], money)).toEqual(['1 Compare-at price:  → 30.99'])
    // Three digits behind the point, as dinars have.
    expect(changesOf(['1.250,'], { unit: 'money', by: 0.125, ending: 'none' })).toEqual([
      '1 Compare-at price:  → 1.375',
    ])
    expect(changesOf(['0.10,', '0.20,'], { unit: 'money', by: 0.2, ending: 'none' })).toEqual([
      '1 Compare-at price:  → 0.30',
      '2 Compare-at price:  → 0.40',
    ])
  })

  test.each<[prices: string, compareAt: string]>([
    ['2500 1999', '3250 2599'],
    ['1.250 9.999', '1.625 12.999'],
    ['24.9 18.5', '32.37 24.05'],
    ['12 15 24.90', '15.60 19.50 32.37'],
    ['19.9900 24.9000', '25.9900 32.3700'],
  ])('keeps the digits of the file: %s', (prices, compareAt) => {
    const rows = prices.split(' ').map((price) => `${price},`)
    expect(changesOf(rows, { ending: 'none' })).toEqual(
      compareAt.split(' ').map((price, at) => `${at + 1} Compare-at price:  → ${price}`),
    )
  })

  test('reads prices with spaces, an apostrophe or quotes', () => {
    expect(changesOf([' 24.90 ,', "'24.90,", '"24.90",""'])).toEqual([
      '1 Compare-at price:  → 32.99',
      '2 Compare-at price:  → 32.99',
      '3 Compare-at price:  → 32.99',
    ])
  })

  test('skips prices that are zero or unreadable', () => {
    const { changes, plan } = planned(
      slug,
      'Handle,Price,Compare-at price\na,$5,\nb,"1,299.00",\nc,0.00,5\nd,,7\ne,-4,\n',
    )
    expect(changes).toEqual([])
    expect(plan.nothing).toBe('no-price')
  })

  test('can keep discounts and correct other values', () => {
    const rows = ['10.00,', '10.00,""', '10.00,12.00', '10.00,10.00', '10.00,9.00', '10.00,x']
    expect(changesOf(rows, { existing: 'keep' })).toEqual([
      '1 Compare-at price:  → 13.99',
      '2 Compare-at price:  → 13.99',
      '4 Compare-at price: 10.00 → 13.99 [info: fixed]',
      '5 Compare-at price: 9.00 → 13.99 [info: fixed] [review: higher 55]',
    ])
    expect(changesOf(rows, { existing: 'keep', mend: false })).toEqual([
      '1 Compare-at price:  → 13.99',
      '2 Compare-at price:  → 13.99',
    ])
    expect(changesOf(rows, { mend: false })).toEqual([
      '1 Compare-at price:  → 13.99',
      '2 Compare-at price:  → 13.99',
      '3 Compare-at price: 12.00 → 13.99',
      '6 Compare-at price: x → 13.99',
    ])
  })

  test('keeps the notation of the same amount', () => {
    const { changes, plan } = planned(
      slug,
      'Handle,Price,Compare-at price\na,24.90, 32.990 \nb,24.90,"32.99"\n',
    )
    expect(changes).toEqual([])
    expect(plan.nothing).toBe('same')
  })

  test('needs review after a large change or discount', () => {
    expect(changesOf(['12.00,39.00', '12.00,10.66', '12.00,10.65'])).toEqual([
      '1 Compare-at price: 39.00 → 15.99 [review: lower 59]',
      '2 Compare-at price: 10.66 → 15.99 [info: fixed]',
      '3 Compare-at price: 10.65 → 15.99 [info: fixed] [review: higher 50]',
    ])
    expect(changesOf(['10.00,'], { by: 233, ending: 'none' })).toEqual([
      '1 Compare-at price:  → 33.30',
    ])
    expect(changesOf(['10.00,'], { by: 234, ending: 'none' })).toEqual([
      '1 Compare-at price:  → 33.40 [review: discount 70]',
    ])
  })

  test('cannot be where rounding leaves it at the price', () => {
    expect(changesOf(['0.01,'], { by: 1, ending: 'none' })).toEqual([
      '1 Compare-at price:  → 0.01 [conflict: not-above]',
    ])
  })
})

/** Plans for products with prices and a market’s prices. */
function plannedFor(rows: readonly string[], options: Options = {}) {
  const header =
    'Handle,Price,Compare-at price,Price / International,Compare-at price / International'
  const lines = rows.map((row, at) => `p${at},${row}`)
  const { changes, remarks } = planned(slug, [header, ...lines].join('\n'), options)
  return { after: changes.map((change) => change.split(' → ')[1] ?? ''), remarks }
}

describe('a file whose prices have no decimals', () => {
  test('gets none, and that is said once', () => {
    expect(plannedFor(['1050000,,,', '650000,,,'], { by: 25 })).toEqual({
      after: ['1312500', '812500'],
      remarks: ['[review: whole Price]'],
    })
    expect(plannedFor(['333,,,', '0.00,,,', '500,0.00,,'], { by: 25 })).toEqual({
      after: ['417', '625 [info: fixed]'],
      remarks: ['[review: whole Price]'],
    })
  })

  test.each<[ending: string, after: readonly string[]]>([
    ['.99', ['1299', '2599']],
    ['.00', ['1299', '2599']],
    ['9', ['1299', '2599']],
    ['00', ['1300', '2600']],
    ['none', ['1299', '2599']],
  ])('with the ending %s', (ending, after) => {
    expect(plannedFor(['999,,,', '1999,,,'], { ending }).after).toEqual(after)
  })

  test('needs no answer for whole endings or chosen decimals', () => {
    const answers: readonly Options[] = [
      { ending: '9' },
      { ending: '.00' },
      { digits: '0' },
      { digits: '2' },
    ]
    for (const set of answers) {
      expect(plannedFor(['25,,,', '40,,,'], set).remarks).toEqual([])
    }
    expect(plannedFor(['25,,,', '40,,,'], { digits: '0' }).after).toEqual(['33', '52'])
    expect(plannedFor(['25,,,', '40,,,'], { digits: '2' }).after).toEqual(['32.99', '52.99'])
    expect(plannedFor(['1.250,,,'], { digits: '3', ending: 'none' }).after).toEqual(['1.625'])
  })

  test('does not take half a unit of money', () => {
    const { after } = plannedFor(['2500,,,'], { unit: 'money', by: 500.5, ending: 'none' })
    expect(after).toEqual(['3001'])
  })

  test.each([
    ['a price ends in .00', '25.00,,,', '32.99'],
    ['a compare-at price has decimals', '2500,2999.50,,', '3250.99'],
    ['a price cannot be read, but has decimals', '2500,,,|"12,90",,,', '3250.99'],
  ])('is none where %s', (_, rows, after) => {
    expect(plannedFor(rows.split('|'))).toMatchObject({ after: [after], remarks: [] })
  })

  test('is asked about where large prices end in zeros', () => {
    expect(plannedFor(['1050000.00,,,', '650000.00,,,'], { by: 25 })).toEqual({
      after: ['1312500.99', '812500.99'],
      remarks: ['[review: zeros Price]'],
    })
    expect(plannedFor(['1050000.00,,,'], { digits: '0', by: 25 })).toEqual({
      after: ['1312500.00'],
      remarks: [],
    })
    expect(plannedFor(['1299.00,,,', '49.00,,,']).remarks).toEqual([])
  })

  test.each(['1980.00', '1980.5', '-5.00'])(
    'is asked about where few prices are like %s',
    (odd) => {
      const rows = Array.from({ length: 12 }, () => '1980,,,')
      const { after, remarks } = plannedFor([...rows, `${odd},,,`])
      expect(after[0]).toBe('2574.99')
      expect(remarks).toEqual(['[review: most Price]'])
      expect(plannedFor(['25,,,', '12.50,,,']).remarks).toEqual([])
    },
  )

  test('each market has a currency of its own', () => {
    const columns = ['Compare-at price', 'Compare-at price / International']
    expect(plannedFor(['2500,,16.90,'], { columns, by: 20 })).toEqual({
      after: ['3000', '20.99'],
      remarks: ['[review: whole Price]'],
    })
    expect(plannedFor(['16.90,,2500,'], { columns, by: 20, digits: '2' })).toEqual({
      after: ['20.99', '3000'],
      remarks: ['[review: whole-market Price / International]'],
    })
  })
})

describe('the other actions', () => {
  const rows = ['10.00,', '10.00,12.00', '10.00,10.00', '10.00,""']

  test('fix only what is no discount', () => {
    expect(changesOf(rows, { action: 'fix' })).toEqual([
      '3 Compare-at price: 10.00 → 13.99 [info: fixed]',
    ])
    const { plan } = planned(slug, 'Handle,Price,Compare-at price\na,10,12\n', { action: 'fix' })
    expect(plan.nothing).toBe('no-fakes')
  })

  test('clear values and keep empty cells', () => {
    expect(changesOf(rows, { action: 'clear' })).toEqual([
      '2 Compare-at price: 12.00 → ',
      '3 Compare-at price: 10.00 → ',
    ])
    const { plan } = planned(slug, 'Handle,Price,Compare-at price\na,10,\n', { action: 'clear' })
    expect(plan.nothing).toBe('all-empty')
  })
})

describe('rows and columns', () => {
  test('each market is changed by its own price', () => {
    const text = `Handle,Variant Price,Variant Compare At Price,Price / Canada,Compare At Price / Canada
tee,10.00,,20.00,
mug,10.00,,,
`
    const columns = ['Compare-at price', 'Compare-at price / Canada']
    expect(planned(slug, text, { columns }).changes).toEqual([
      '1 Variant Compare At Price:  → 13.99',
      '1 Compare At Price / Canada:  → 26.99',
      '2 Variant Compare At Price:  → 13.99',
    ])
  })

  test('changes are in the order of the file', () => {
    const text = `Handle,Compare-at price / Canada,Price / Canada,Price,Compare-at price
tee,1.00,20.00,10.00,1.00
`
    const columns = ['Compare-at price', 'Compare-at price / Canada']
    expect(planned(slug, text, { columns }).changes).toEqual([
      '1 Compare-at price / Canada: 1.00 → 26.99 [info: fixed] [review: higher 2599]',
      '1 Compare-at price: 1.00 → 13.99 [info: fixed] [review: higher 1299]',
    ])
  })

  test('gift cards stay out unless they are asked for', () => {
    const text = `Handle,Gift card,Price,Compare-at price
card,TRUE,10.00,
card,,20.00,
tee,FALSE,10.00,
`
    expect(planned(slug, text).changes).toEqual(['3 Compare-at price:  → 13.99'])
    expect(planned(slug, text, { gift: false }).changes).toHaveLength(3)
  })

  test('rows of images and rows that end early stay as they are', () => {
    const text = `Handle,Image Src,Price,Compare-at price
tee,1.jpg,10.00,
tee,2.jpg,,
tee,3.jpg
mug,,10.00
`
    expect(planned(slug, text).changes).toEqual(['1 Compare-at price:  → 13.99'])
  })

  test('quotes and decimal points stay', () => {
    const { plan } = planned(slug, 'Handle;Price;Compare-at price\ntee;10.00;"9.00"\n')
    expect(plan.patches).toEqual([[1, 2, '"9.00"', '"13.99"']])
  })

  test('without the column there is a reason', () => {
    const { plan } = planned(slug, 'Handle,Price\ntee,10.00\n')
    expect(plan.nothing).toBe('no-column')
  })

  test('filters on price and options choose variants', () => {
    const text = `Handle,Option1 Name,Option1 Value,Price,Compare-at price
tee,Size,S,10.00,
tee,,M,20.00,
tee,,L,30.00,
mug,Size,S,40.00,
`
    const price = { on: 'price', is: 'between', values: ['15', '35'] } as const
    expect(planned(slug, text, { scope: scopeOf(price) }).changes).toEqual([
      '2 Compare-at price:  → 26.99',
      '3 Compare-at price:  → 39.99',
    ])
    const size = { on: 'option:Size', is: 'is', values: ['M', 'S'] } as const
    expect(planned(slug, text, { scope: scopeOf(price, size) }).changes).toHaveLength(1)
    const any = { ...price, of: 'any-variant' } as const
    expect(planned(slug, text, { scope: scopeOf(any) }).changes).toHaveLength(3)
    expect(planned(slug, text, { scope: scopeOf(any, size) }).changes).toHaveLength(2)
  })

  test('only the products in scope change', () => {
    const text = `Handle,Vendor,Price,Compare-at price
tee,Acme,10.00,
tee,,11.00,
mug,Zeta,10.00,
`
    const scope = scopeOf({ on: 'vendor', is: 'is', values: ['acme'] })
    expect(planned(slug, text, { scope }).changes).toHaveLength(2)
    const none = scopeOf({ on: 'vendor', is: 'is', values: ['Other'] })
    expect(planned(slug, text, { scope: none }).plan.nothing).toBe('no-products')
  })
})

/** Writes a product for each price. */
function productsAt(prices: readonly string[]): string {
  return prices.map((price, index) => `p${index},,${price},\n`).join('')
}

describe('the lowest price of 30 days', () => {
  const day = 24 * 60 * 60 * 1000
  const now = 100 * day
  const header = 'Handle,Option1 Value,Price,Compare-at price\n'
  const at = (days: number, rows: string) => ({
    products: openExport(header + rows),
    at: now - days * day,
  })
  const text = `${header}tee,S,10.00,\ntee,M,10.00,\nmug,,10.00,\n`

  test('is that of the same variant in the exports of this time', () => {
    const context = {
      lowestPrices: lowestPrices(
        [
          at(31, 'tee,S,1.00,\n'),
          at(30, 'tee,S,12.00,\ntee,M,99.00,\n'),
          at(2, 'tee,S,13.00,\nmug,,no,\n'),
        ],
        now,
      ),
    }
    expect(planned(slug, text, {}, context).changes).toEqual([
      '1 Compare-at price:  → 13.99',
      '2 Compare-at price:  → 13.99',
      '3 Compare-at price:  → 13.99',
    ])
    expect(planned(slug, text, { history: true }, context).changes).toEqual([
      '1 Compare-at price:  → 13.99 [review: lowest 12.00]',
      '2 Compare-at price:  → 13.99',
      '3 Compare-at price:  → 13.99',
    ])
  })

  test('is said once where every new price is above it', () => {
    const same = at(2, 'tee,S,10.00,\ntee,M,10.00,\n')
    const context = { lowestPrices: lowestPrices([same], now) }
    const { changes, remarks } = planned(slug, text, { history: true }, context)
    expect(changes).toEqual([
      '1 Compare-at price:  → 13.99',
      '2 Compare-at price:  → 13.99',
      '3 Compare-at price:  → 13.99',
    ])
    expect(remarks).toEqual(['[review: all-above-lowest]'])
  })

  test('is reported once for many prices above it', () => {
    const lows = Array.from({ length: 20 }, (_, index) => (index < 11 ? '10.00' : '99.00'))
    const prices = header + productsAt(lows.map(() => '10.00'))
    const context = { lowestPrices: lowestPrices([at(2, productsAt(lows))], now) }
    const many = planned(slug, prices, { history: true }, context)
    expect(many.remarks).toEqual(['[review: many-above-lowest 11 20]'])
    expect(many.changes[0]).toBe('1 Compare-at price:  → 13.99 [info: lowest 10.00]')
    expect(many.changes[11]).toBe('12 Compare-at price:  → 13.99')
    const few = lows.map((low, index) => (index < 10 ? low : '99.00'))
    const single = planned(
      slug,
      prices,
      { history: true },
      {
        lowestPrices: lowestPrices([at(2, productsAt(few))], now),
      },
    )
    expect(single.remarks).toEqual([])
    expect(single.changes[0]).toBe('1 Compare-at price:  → 13.99 [review: lowest 10.00]')
  })

  test('leaves the other notes of a change where it is said once', () => {
    const before = `${header}tee,S,10.00,9.00\ntee,M,10.00,\n`
    const context = { lowestPrices: lowestPrices([at(2, 'tee,S,9.00,\ntee,M,9.00,\n')], now) }
    expect(planned(slug, before, { history: true }, context).changes).toEqual([
      '1 Compare-at price: 9.00 → 13.99 [info: fixed] [review: higher 55]',
      '2 Compare-at price:  → 13.99',
    ])
  })
})

test('the preview shows the discount of the new prices', () => {
  const { plan, products } = planned(slug, 'Handle,Price,Compare-at price\ntee,24.90,\nmug,5,5\n')
  const shown = (row: number, after: Plan['patches']) =>
    plan.columns.map((column) =>
      column.kind === 'computed'
        ? column.valueOf(
            row,
            (at) =>
              after.find((patch) => patch[0] === row && patch[1] === at)?.[3] ??
              products.table.text(row, at),
          )
        : column.key,
    )
  expect(shown(1, plan.patches)).toEqual(['price', 'compareAtPrice', { percent: 24.5 }])
  expect(shown(2, [])).toEqual(['price', 'compareAtPrice', undefined])
})
