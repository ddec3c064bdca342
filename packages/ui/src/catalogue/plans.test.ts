import { describe, expect, test } from 'vitest'
import { claims } from './claims.js'
import { plans } from './plans.js'

describe('plans', () => {
  test('[(120)] are four, from the smallest to the largest', () => {
    expect(plans.map(({ name }) => name)).toEqual([
      'BASIC IMPORTER',
      'OPTIMIZER 100',
      'OPTIMIZER 300',
      'OPTIMIZER 500',
    ])
  })

  test.each([
    ['[(121)] BASIC IMPORTER', 9.99, 19.99, 'unlimited'],
    ['[(125), (126)] OPTIMIZER 100', 18.99, 29.99, 100],
    ['[(127), (128)] OPTIMIZER 300', 24.99, 49.99, 300],
    ['[(129), (130)] OPTIMIZER 500', 39.99, 79.99, 500],
  ] as const)('%s has its price, its earlier price and its amount', (title, ...facts) => {
    const plan = plans.find(({ name }) => title.endsWith(name))
    expect([plan?.price, plan?.originalPrice, plan?.products]).toEqual(facts)
  })

  test('highlight at most one of them', () => {
    expect(plans.filter(({ highlighted }) => highlighted)).toHaveLength(1)
  })
})

test('[(021-023)] the figures of the claims', () => {
  expect(claims).toMatchObject({
    items: 5000,
    minutes: 10,
    hoursBefore: 46,
    hoursAfter: 6,
    flatMonthly: 29,
    assistantMonthly: 480,
  })
})
