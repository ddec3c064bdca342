import { expect, test } from 'vitest'
import { Columns, type Patch } from '../index.ts'
import { countLosses } from './losses.ts'

test('countLosses counts lost variants and values', () => {
  const columns = new Columns(['Handle', 'Option1 Name', 'Option1 Value', 'Price', 'SKU'])
  const patches: Patch[] = [
    [1, 1, 'Size', '"Größe"'],
    [1, 2, 'S', 'M'],
    [1, 3, '19.99', ''],
    [2, 3, '"24.00"', '""'],
    [3, 4, '""', ''],
    [3, 3, ' 9.50 ', '9.50'],
    [3, 4, 'A-1', null],
  ]
  expect(countLosses(columns, patches)).toEqual({ optionValues: 2, emptied: 3 })
})
