import { expect, test } from 'vitest'
import { wrongCounts, type TextGroup } from '../../../../../tests/setup/countedTexts.js'
import { englishWorkbenchCatalog } from '../../test/englishCatalog.js'
import { workbenchIt } from './it.js'

const english: TextGroup = englishWorkbenchCatalog
const italian: TextGroup = workbenchIt

/** Texts whose number is no count, or never 1. */
const exceptions = new Set([
  'diffCell.changes',
  'diffTable.someVariants',
  'fileDropZone.binary',
  'fileDropZone.damaged',
  'fileDropZone.noTable',
  'jobResult.all',
  'undoConflictDialog.keep',
])

test.each([
  ['English', 'en', english],
  ['Italian', 'it', italian],
] as const)('every %s text fits 0, 1 and many', (_, language, texts) => {
  const wrong = wrongCounts(texts, language)
  expect(wrong.filter((each) => !exceptions.has(each.split(':')[0] ?? ''))).toEqual([])
})

test('a text without a singular is found', () => {
  const texts = { jobs: (count: number) => `${count} jobs`, row: (row: number) => `row ${row}` }
  expect(wrongCounts(texts, 'en')).toEqual(['jobs: 1 jobs'])
})
