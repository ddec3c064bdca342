import { expectTypeOf, test } from 'vitest'
import { descriptions } from '../../prerender/descriptions.ts'
import { documentWords } from '../../prerender/words.ts'
import { en, type Texts } from '../texts/en.ts'
import { directions, locales, prefixes, type Language } from './languages.ts'

type AndOneMore = Readonly<Record<Language | 'qaa', unknown>>

test('a language without its texts, its URL prefix does not compile', () => {
  // @ts-expect-error it has no URL prefix
  const prefixed: AndOneMore = prefixes
  // @ts-expect-error it has no locale for shared links
  const shared: AndOneMore = locales
  // @ts-expect-error it has no direction
  const directed: AndOneMore = directions
  // @ts-expect-error it has no description of the start page
  const described: AndOneMore = descriptions['/']
  // @ts-expect-error it has no texts for documents without scripts
  const documents: AndOneMore = documentWords
  expectTypeOf([prefixed, shared, directed, described, documents]).toBeArray()
})

test('an incomplete language does not compile', () => {
  // @ts-expect-error the titles are missing
  const untitled: Texts = { ...en, titles: {} }
  expectTypeOf(untitled).toBeObject()
})
