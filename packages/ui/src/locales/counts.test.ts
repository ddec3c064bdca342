import { expect, test } from 'vitest'
import { wrongCounts, type TextGroup } from '../../../../tests/setup/countedTexts.js'
import { languages } from '../i18n/languages.js'
import { catalogs } from '../test/catalogs.js'
import { englishStoreCatalog, englishWorkbenchCatalog } from '../test/englishCatalog.js'

/** Texts in which no count, or never 1, is before the word. */
const exceptions = new Set([
  'diffCell.changes',
  'diffTable.someVariants',
  'fileDropZone.binary',
  'fileDropZone.damaged',
  'fileDropZone.noTable',
  'fileDropZone.tooManyCellsText',
  'fileDropZone.unpacksTooBig',
  'jobResult.all',
  'undoConflictDialog.keep',
])

const english = { ...englishWorkbenchCatalog, ...englishStoreCatalog }

/** The texts of the workbench and the live store in a language. */
function countedTexts(language: (typeof languages)[number]): TextGroup {
  const texts: TextGroup = { ...english, ...catalogs[language] }
  return Object.fromEntries(Object.keys(english).map((id) => [id, texts[id] ?? {}]))
}

test.each(languages)('every text in %s fits 0, 1 and many', (language) => {
  const wrong = wrongCounts(countedTexts(language), language)
  expect(wrong.filter((each) => !exceptions.has(each.split(':')[0] ?? ''))).toEqual([])
})

test('a text without a singular is found', () => {
  const texts = { jobs: (count: number) => `${count} jobs`, row: (row: number) => `row ${row}` }
  expect(wrongCounts(texts, 'en')).toEqual(['jobs: 1 jobs'])
})
