import { expect, test } from 'vitest'
import type { Strings, Texts } from '../i18n/index.js'
import { languages } from '../i18n/languages.js'
import { catalogs } from '../test/catalogs.js'
import { catalogTexts } from '../test/catalogTexts.js'

const modules = import.meta.glob<Record<string, Strings<Texts>>>('../**/*.strings.ts', {
  eager: true,
})
const declared = Object.values(modules).flatMap((module) => Object.values(module))
const ids = declared.map(({ id }) => id).toSorted()
const translations = languages.filter((language) => language !== 'en')

test('each part has a unique id', () => {
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(translations)(
  '[446] every part is translated in %s, and no part that does not exist',
  (language) => {
    expect(Object.keys(catalogs[language]).toSorted()).toEqual(ids)
  },
)

test.each(translations)('[446] every text is translated in %s', (language) => {
  const missing = declared.flatMap(({ id, en }) =>
    Object.keys(en)
      .filter((key) => !Object.hasOwn(catalogs[language][id] ?? {}, key))
      .map((key) => `${id}.${key}`),
  )
  expect(missing).toEqual([])
})

test('no text is empty in any language', () => {
  expect(catalogTexts.filter(({ text }) => text.trim() === '')).toEqual([])
})
