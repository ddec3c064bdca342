import { describe, expect, test } from 'vitest'
import { plans } from '../../catalogue/plans.js'
import { cellCount, discount, pricePerProduct, priceParts } from './amounts.js'

function inEuros(locale: string) {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
}

describe('discount', () => {
  test.each([
    [9.99, 19.99, '50%'],
    [18.99, 29.99, '37%'],
    [24.99, 49.99, '50%'],
    [39.99, 79.99, '50%'],
    [10, 10, '0%'],
  ])('of %d from %d is %s', (price, originalPrice, expected) => {
    const percents = new Intl.NumberFormat('en', { style: 'percent' })
    expect(percents.format(discount({ price, originalPrice }))).toBe(expected)
  })
})

describe('price per product', () => {
  test.each([
    [18.99, 100, '€0.19'],
    [24.99, 300, '€0.08'],
    [39.99, 500, '€0.08'],
  ])('at %d for %d is %s', (price, products, expected) => {
    expect(inEuros('en').format(pricePerProduct(price, products))).toBe(expected)
  })
})

describe('cells', () => {
  test('are as many as the largest plan needs', () => {
    expect(cellCount(plans)).toBe(25)
  })

  test('are none for plans without a limit', () => {
    expect(cellCount([{ products: 'unlimited' }])).toBe(0)
    expect(cellCount([])).toBe(0)
  })
})

describe('a price, separated from its symbol', () => {
  test.each([
    ['en', { sign: '€', number: '24.99', signFirst: true }],
    ['it', { sign: '\u00A0€', number: '24,99', signFirst: false }],
  ])('[(139)] reads as a whole in %s', (locale, expected) => {
    expect(priceParts(inEuros(locale), 24.99)).toEqual(expected)
  })

  test('keeps thousands in the number', () => {
    expect(priceParts(inEuros('en'), 1234.5)).toMatchObject({ number: '1,234.50' })
  })
})
