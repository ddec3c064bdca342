import { expect, test } from 'vitest'
import { wrongCounts } from '../../../../../tests/setup/countedTexts.ts'
import { benchEn } from './en.ts'
import { benchIt } from './it.ts'

test.each([
  ['English', 'en', benchEn],
  ['Italian', 'it', benchIt],
] as const)(
  'every %s text of the workbench in the app fits 0, 1 and many',
  (_, language, texts) => {
    expect(wrongCounts(texts, language)).toEqual([])
  },
)
