import { expect, test } from 'vitest'
import { fillWords } from './fillWords.ts'

const values = { vendor: 'Supplier 014', sku: 'MUG-RED', title: 'Red mug', year: '2026' }

test.each([
  ['{vendor} · {sku}', 'Supplier 014 · MUG-RED'],
  ['© {year} {vendor}', '© 2026 Supplier 014'],
  ['{ Vendor }/{SKU}', 'Supplier 014/MUG-RED'],
  ['{vendor} ({sku})', 'Supplier 014 (MUG-RED)'],
  ['Made by {vendor}, {year}.', 'Made by Supplier 014, 2026.'],
  ['Sample', 'Sample'],
  ['★★★', '★★★'],
  ['متجر {vendor}', 'متجر Supplier 014'],
])('%s is filled with the values', (template, text) => {
  expect(fillWords(template, values)).toBe(text)
})

test.each([
  ['{vendor} · {sku}', { sku: 'A1' }, 'A1'],
  ['{vendor} · {sku}', { vendor: 'Acme' }, 'Acme'],
  ['{vendor} · {sku} | {title}', { vendor: 'Acme', title: 'Mug' }, 'Acme · Mug'],
  ['{vendor} · {sku} | {title}', { title: 'Mug' }, 'Mug'],
  ['{vendor} · {sku} | {title}', { vendor: 'Acme' }, 'Acme'],
  ['{vendor} ({sku})', { vendor: 'Acme' }, 'Acme'],
  ['{vendor} [{sku}] {year}', { vendor: 'Acme', year: '2026' }, 'Acme 2026'],
  ['{vendor} - sample', {}, 'sample'],
  ['sample - {vendor}', {}, 'sample'],
  ['{vendor}', { vendor: '  ' }, ''],
  ['© {vendor}', {}, ''],
  ['{vendor} · {sku}', {}, ''],
])('%s with %o leaves out what has no value', (template, some, text) => {
  expect(fillWords(template, some)).toBe(text)
})

test.each(['{store} 1', '{vendor', 'a } b'])('%s has no word that is known, and stays', (text) => {
  expect(fillWords(text, {})).toBe(text)
})

test('a value is written in one line without being filled', () => {
  expect(fillWords('{title}', { title: 'A {sku}\n B', sku: 'x' })).toBe('A {sku} B')
})
