import { automationFields, automationTexts, defaultOptions } from '@dropwatt/automations/options'
import { expect, test } from 'vitest'
import { benchEn } from '../texts/en.ts'
import { stepSummary } from './stepSummary.ts'

const texts = (slug: keyof typeof automationTexts) => ({
  fields: automationTexts[slug].fields,
  words: benchEn.recipes.summary,
  language: 'en',
})
const price = defaultOptions(automationFields['mass-compare-price'])
const summary = (options: object, header?: readonly string[]) =>
  stepSummary(
    { slug: 'mass-compare-price', options: { ...price, ...options } },
    texts('mass-compare-price'),
    header,
  )
const numbers = 'What to do: Set from price · Increase over price: 30% · Price ending: .99'

test('numbers and choices are always said, other options where they are not the default', () => {
  expect(summary({})).toBe(numbers)
  expect(summary({ gift: false, existing: 'keep' })).toBe(
    `${numbers} · If a compare-at price already exists: Keep it and fill only empty cells · Exclude gift cards: off`,
  )
  expect(summary({ by: 4.5, unit: 'money' })).toBe(
    'What to do: Set from price · Increase over price: 4.5 · Unit: Money · Price ending: .99',
  )
  expect(summary({ action: 'clear' })).toBe('What to do: Clear')
})

test.each([
  ['without a file', undefined],
  ['with a file of the same names', ['Compare-at price']],
  ['with an older file', ['Variant Compare At Price']],
])('a column is the default whatever its name is, %s', (_, header) => {
  for (const name of ['Compare-at price', 'Variant Compare At Price']) {
    expect(summary({ columns: [name] }, header)).toBe(numbers)
  }
})

test('a column of a market is not the default', () => {
  expect(summary({ columns: ['Compare-at price / Canada'] })).toBe(
    `${numbers} · Columns to change: Compare-at price / Canada`,
  )
})

test('currencies and the prices to write are named', () => {
  const slug = 'currency-converter'
  const options = {
    ...defaultOptions(automationFields[slug]),
    from: 'EUR',
    to: 'JPY',
    rate: 'own',
    own: 161.234_567,
  }
  const said =
    'From: EUR · To: JPY · Exchange rate: My own rate · My own rate: 161.234567 · Adjust converted price by: 0% · Rounding: Nearest · Price ending: none'
  expect(stepSummary({ slug, options }, texts(slug))).toBe(
    `${said} · Minimum price: cost plus: off`,
  )
  const into = { ...options, into: 'Price / Japan', floor: 10 }
  expect(stepSummary({ slug, options: into }, texts(slug))).toBe(
    `${said} · Write prices to: Price / Japan · Minimum price: cost plus: 10%`,
  )
  const unchosen = { ...options, from: '', own: null }
  expect(stepSummary({ slug, options: unchosen }, texts(slug))).toContain(
    'From: none · To: JPY · Exchange rate: My own rate · My own rate: none',
  )
})

test('names, rules and filters are counted', () => {
  const options = {
    ...defaultOptions(automationFields['bulk-vendor-change']),
    map: { one: 'Two', three: 'Four' },
    scope: [{ kind: 'title' as const, text: 'x' }],
  }
  const step = { slug: 'bulk-vendor-change' as const, options }
  expect(stepSummary(step, texts('bulk-vendor-change'))).toBe('Vendors: 2 · Which products: 1')
  const plain = { ...step, options: { ...options, map: {}, scope: [] } }
  expect(stepSummary(plain, texts('bulk-vendor-change'))).toBe('Default options')
})

test('answers for product types are counted, and a file is named', () => {
  const options = {
    ...defaultOptions(automationFields['size-exchanger']),
    kind: { Summer: 'shoes' as const, Winter: 'clothes' as const },
    chart: { name: 'sizes.csv', text: 'US,EU' },
  }
  expect(stepSummary({ slug: 'size-exchanger', options }, texts('size-exchanger'))).toBe(
    'From: Detected in the file · To: EU · Size category: 2 · Half sizes: Keep · Your own size chart: sizes.csv',
  )
})
