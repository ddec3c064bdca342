import { expect, test } from 'vitest'
import type { CommandGroup } from './CommandPalette.types.js'
import { findEntries } from './findEntries.js'

const groups: readonly CommandGroup[] = [
  {
    heading: 'Pages',
    entries: [
      { id: 'dashboard', label: 'Dashboard' },
      { id: 'community', label: 'Top E-Com Community' },
    ],
  },
  {
    heading: 'Automations',
    entries: [
      { id: 'watermark', label: 'Dynamic Watermark', keywords: ['Image Tools'] },
      { id: 'compression', label: 'Image Compression', keywords: ['Image Tools'] },
      { id: 'valuta', label: 'Più valute', keywords: [] },
    ],
  },
]

function found(query: string) {
  return findEntries(groups, query).flatMap(({ entries }) => entries.map(({ id }) => id))
}

test.each([
  ['an empty query returns everything', '', 'dashboard community watermark compression valuta'],
  ['spaces count as an empty query', '   ', 'dashboard community watermark compression valuta'],
  ['the beginning of a word', 'comm', 'community'],
  ['not its middle', 'board', ''],
  ['every word has to match', 'image comp', 'compression'],
  ['words in any order', 'compression image', 'compression'],
  ['a match in the label ranks above one in the keywords', 'image', 'compression watermark'],
  ['the heading counts as well', 'automations water', 'watermark'],
  ['case and accents are ignored', 'PIU', 'valuta'],
  ['punctuation separates words', 'e-com', 'community'],
  ['punctuation alone finds nothing', '(', ''],
  ['a query without a match', 'zebra', ''],
])('%s', (_name, query, expected) => {
  expect(found(query).join(' ')).toBe(expected)
})

test('groups with a better match come first, and empty ones are removed', () => {
  expect(findEntries(groups, 'd').map(({ heading }) => heading)).toEqual(['Pages', 'Automations'])
  expect(findEntries(groups, 'com').map(({ heading }) => heading)).toEqual(['Pages', 'Automations'])
  expect(findEntries(groups, 'water').map(({ heading }) => heading)).toEqual(['Automations'])
})
