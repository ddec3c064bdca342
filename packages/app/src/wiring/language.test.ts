import { expect, test } from 'vitest'
import { languages, prefixes, type Language } from '../config/languages.ts'
import { loadLanguage } from './language.ts'

test.each(languages)('loads %s', async (language) => {
  const loaded = await loadLanguage(language)
  expect(loaded.language).toBe(language)
})

test('nothing is loaded in the place of a language that is missing', async () => {
  await expect(loadLanguage('qaa' as Language)).rejects.toBeInstanceOf(TypeError)
})

test('every language has its own URL prefix', () => {
  expect(new Set(Object.values(prefixes)).size).toBe(languages.length)
})
