import { columnNames } from '@dropwatt/automations'
import { describe, expect, test } from 'vitest'
import { isAbsent, isReadOnly, type AbsentField, type Field } from './Field.ts'
import { fields } from './fields.ts'
import { readOnlyColumns } from './readOnlyColumns.ts'

test.each([
  ['URL handle', 'is-key'],
  ['Option2 Linked To', 'is-linked-option'],
  ['Inventory quantity', 'needs-inventory'],
  ['Variant Inventory Qty', 'needs-inventory'],
  ['Product image URL', 'is-picture'],
  ['Image position', 'is-picture'],
  ['Variant image URL', 'is-picture'],
  ['Gift card', 'is-gift-card'],
  ['Ours (product.metafields.app--12--ours.note)', 'is-app-owned'],
  ['Tax code', 'is-not-read'],
  ['Included / Canada', 'is-not-read'],
  ['Template Suffix', 'is-unknown'],
  ['', 'is-unknown'],
])('%s is read-only: %s', (name, reason) => {
  expect(readOnlyColumns([name])).toEqual([reason])
})

test.each([
  'Title',
  'Tags',
  'Price',
  'Price / Canada',
  'Compare At Price / Canada',
  'Fabric (product.metafields.custom.fabric)',
])('%s is written', (name) => {
  expect(readOnlyColumns([name])).toEqual([undefined])
})

test('a column whose meaning an earlier one has is not written', () => {
  expect(readOnlyColumns(['Title', 'title'])).toEqual([undefined, 'is-unknown'])
})

test('every column of an export is written or read-only, as its record says', () => {
  const keys = Object.keys(columnNames) as (keyof typeof columnNames)[]
  const written = keys.filter((key) => {
    const field: Field | AbsentField = fields[key]
    return !isAbsent(field) && !isReadOnly(field.write)
  })
  const reasons = readOnlyColumns(keys.map((key) => columnNames[key][0]))
  expect(keys.filter((_, at) => reasons[at] === undefined)).toEqual(written)
})

describe('a permission that the store has not given', () => {
  const header = ['Title', 'Image alt text']
  const texts = [
    'Type',
    'Identification',
    'Field',
    'Locale',
    'Default content',
    'Translated content',
  ]

  test('stops its columns', () => {
    expect(readOnlyColumns(header, ['write_products'])).toEqual([undefined, 'needs-write_files'])
    expect(readOnlyColumns(texts, ['write_products']).at(-1)).toBe('needs-write_translations')
  })

  test.each([
    ['was given', ['write_products', 'write_files', 'write_translations']],
    ['is not known to be missing', undefined],
  ])('stops nothing once it %s', (_, granted) => {
    expect(readOnlyColumns(header, granted)).toEqual([undefined, undefined])
    expect(readOnlyColumns(texts, granted).at(-1)).toBeUndefined()
  })
})
