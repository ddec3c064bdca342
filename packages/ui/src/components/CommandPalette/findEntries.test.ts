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
  ['nothing asked gives everything', '', 'dashboard community watermark compression valuta'],
  ['spaces ask nothing', '   ', 'dashboard community watermark compression valuta'],
  ['the beginning of a word', 'comm', 'community'],
  ['not its middle', 'board', ''],
  ['every word has to be there', 'image comp', 'compression'],
  ['words in any order', 'compression image', 'compression'],
  ['its own name comes before other words', 'image', 'compression watermark'],
  ['the heading counts as well', 'automations water', 'watermark'],
  ['case and accents do not', 'PIU', 'valuta'],
  ['signs part words', 'e-com', 'community'],
  ['signs alone find nothing', '(', ''],
  ['what nobody has', 'zebra', ''],
])('%s', (_name, query, expected) => {
  expect(found(query).join(' ')).toBe(expected)
})

test('groups with a better answer come first, and empty ones are gone', () => {
  expect(findEntries(groups, 'd').map(({ heading }) => heading)).toEqual(['Pages', 'Automations'])
  expect(findEntries(groups, 'com').map(({ heading }) => heading)).toEqual(['Pages', 'Automations'])
  expect(findEntries(groups, 'water').map(({ heading }) => heading)).toEqual(['Automations'])
})
