import { expectTypeOf, test } from 'vitest'
import { en, type Texts } from '../texts/en.ts'
import { directions, locales, prefixes, type Language } from './languages.ts'

type AndOneMore = Readonly<Record<Language | 'qaa', unknown>>

test('a language without its URL prefix or locale does not compile', () => {
  // @ts-expect-error it has no URL prefix
  const prefixed: AndOneMore = prefixes
  // @ts-expect-error it has no locale for shared links
  const shared: AndOneMore = locales
  // @ts-expect-error it has no direction
  const directed: AndOneMore = directions
  expectTypeOf([prefixed, shared, directed]).toBeArray()
})

test('an incomplete language does not compile', () => {
  // @ts-expect-error the titles are missing
  const untitled: Texts = { ...en, titles: {} }
  expectTypeOf(untitled).toBeObject()
})
