import { expect, test } from 'vitest'
import { languages, prefixes, type Language } from '../config/languages.ts'
import { loadLanguage } from './language.ts'

test.each(languages)('loads %s', async (language) => {
  const loaded = await loadLanguage(language)
  expect(loaded.language).toBe(language)
})

test('a missing language is not replaced by another', async () => {
  await expect(loadLanguage('qaa' as Language)).rejects.toThrow('no texts in qaa')
})

test('every language has its own URL prefix', () => {
  expect(new Set(Object.values(prefixes)).size).toBe(languages.length)
})
