import { expect, test } from 'vitest'
import { wrongCounts } from '../../../../../tests/setup/countedTexts.ts'
import { benchEn } from './en.ts'
import { texts as benchIt } from './it.ts'

/** Keys with a name before the word, or a count that is never 1. */
const exceptions = new Set(['recipes.full', 'recipes.problems.unknownAutomation'])

test.each([
  ['English', 'en', benchEn],
  ['Italian', 'it', benchIt],
] as const)(
  'every %s text of the workbench in the app fits 0, 1 and many',
  (_, language, texts) => {
    const wrong = wrongCounts(texts, language)
    expect(wrong.filter((each) => !exceptions.has(each.split(':')[0] ?? ''))).toEqual([])
  },
)
