import { expect, test } from 'vitest'
import { openExport } from '../automations/test/planned.ts'
import { MarginReport, type MarginGoals } from './MarginReport.ts'

const charges = { feePercent: 0, feeAmount: 0, shipping: 0, vatPercent: 0, dutyPercent: 0 }
const goals: MarginGoals = { charges, floor: 20, target: 40 }

const products =
  openExport(`Handle,Title,Option1 Value,Variant Price,Cost per item,Gift Card,Image Src
a,Candle,S,10.00,12.00,false,1.jpg
a,,L,20.00,17.00,,
b,Lamp,Brass,100.00,50.00,,
b,,Steel,100.00,,,
c,Card,Default Title,50.00,1.00,true,
d,Free,Default Title,0.00,1.00,,
e,Glass,Default Title,10.00,10.00,,
e,,,,,,2.jpg
`)

test('the summary covers priced variants', () => {
  const { summary } = new MarginReport(products, goals)
  expect(summary).toMatchObject({ variants: 5, known: 4, estimated: 0, losses: 1, belowFloor: 3 })
  expect(summary.median).toBeCloseTo(7.5)
  expect(summary.breakEven).toBeCloseTo(100 / 7.5)
})

test('bars count every variant once', () => {
  const { bars, known } = new MarginReport(products, goals).summary
  const filled = bars.filter(({ variants }) => variants > 0)
  expect(filled).toEqual([
    { from: undefined, to: -10, variants: 1 },
    { from: 0, to: 10, variants: 1 },
    { from: 10, to: 20, variants: 1 },
    { from: 50, to: 60, variants: 1 },
  ])
  expect(bars.reduce((sum, { variants }) => sum + variants, 0)).toBe(known)
})

test('rows are sorted by margin', () => {
  const report = new MarginReport(products, goals, (row) => row === 1)
  expect(report.rows('loss', 0, 2)).toEqual([
    {
      row: 1,
      name: 'Candle, S',
      price: 100_000,
      cost: 120_000,
      isEstimate: true,
      charges: 0,
      margin: expect.closeTo(-20) as number,
      targetPrice: 200_000,
    },
  ])
  expect(report.rows('floor', 1, 20)).toEqual([
    expect.objectContaining({ row: 7, name: 'Glass', isEstimate: false }),
    expect.objectContaining({ row: 2, name: 'Candle, L' }),
  ])
  expect(report.rows('loss', 1, 2)).toEqual([])
  expect(report.summary.estimated).toBe(1)
})

test('variants without a cost keep the file order', () => {
  expect(new MarginReport(products, goals).rows('missing', 0, 9)).toEqual([
    expect.objectContaining({
      row: 4,
      name: 'Lamp, Steel',
      cost: undefined,
      margin: undefined,
      targetPrice: undefined,
    }),
  ])
})

test('an export without costs has no margins', () => {
  const { summary } = new MarginReport(openExport('Handle,Variant Price\na,10\n'), goals)
  expect(summary).toMatchObject({ variants: 1, known: 0, median: undefined, breakEven: undefined })
})
