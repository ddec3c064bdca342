import { expect, test } from 'vitest'
import type { Catalog, Strings, Texts } from '../i18n/index.js'
import { catalogs } from '../test/catalogs.js'
import { catalogTexts } from '../test/catalogTexts.js'

const italian: Catalog = catalogs.it

const modules = import.meta.glob<Record<string, Strings<Texts>>>('../**/*.strings.ts', {
  eager: true,
})
const declared = Object.values(modules).flatMap((module) => Object.values(module))

test('each part has a unique id', () => {
  const ids = declared.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('[446] every part speaks Italian, and no part is translated that does not exist', () => {
  expect(Object.keys(italian).toSorted()).toEqual(declared.map(({ id }) => id).toSorted())
})

test('[446] every text is translated', () => {
  const missing = declared.flatMap(({ id, en }) =>
    Object.keys(en)
      .filter((key) => !Object.hasOwn(italian[id] ?? {}, key))
      .map((key) => `${id}.${key}`),
  )
  expect(missing).toEqual([])
})

test('no text is empty in any language', () => {
  expect(catalogTexts.filter(({ text }) => text.trim() === '')).toEqual([])
})
