import { expect, test } from 'vitest'
import { fileLabel } from './fileLabel.ts'

const openedAt = new Date(2026, 0, 12, 14, 9).getTime()
const file = { id: 'a', name: 'products_export.csv', store: undefined, openedAt }

test.each([
  ['alone', undefined, [], 'products_export.csv'],
  ['of a store', { text: 'Casa Lume', badge: 'C' }, [], 'products_export.csv (Casa Lume)'],
  [
    'beside another of its name',
    undefined,
    [{ id: 'b', name: 'products_export.csv' }],
    'products_export.csv (12 gen 2026, 14:09)',
  ],
  [
    'of a store, beside another of its name',
    { text: 'Casa Lume', badge: 'C' },
    [{ id: 'b', name: 'products_export.csv' }],
    'products_export.csv (Casa Lume, 12 gen 2026, 14:09)',
  ],
] as const)('a file %s is told from all others', (_, store, others, label) => {
  expect(fileLabel({ ...file, store }, [file, ...others], 'it')).toBe(label)
})
