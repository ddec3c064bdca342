import { expectTypeOf, test } from 'vitest'
import { cardWords } from '../../build/pictures/words.ts'
import { descriptions } from '../../prerender/descriptions.ts'
import { documentWords } from '../../prerender/words.ts'
import { en, type Texts } from '../texts/en.ts'
import { loaders } from '../wiring/language.ts'
import { directions, locales, prefixes, type Language } from './languages.ts'

type AndOneMore = Readonly<Record<Language | 'qaa', unknown>>

test('a language without its words, its address or what loads it does not compile', () => {
  // @ts-expect-error nothing loads the third language
  const loaded: AndOneMore = loaders
  // @ts-expect-error its addresses begin with nothing
  const prefixed: AndOneMore = prefixes
  // @ts-expect-error shared links do not know what it is called
  const shared: AndOneMore = locales
  // @ts-expect-error it has no direction
  const directed: AndOneMore = directions
  // @ts-expect-error the start page is not described in it
  const described: AndOneMore = descriptions['/']
  // @ts-expect-error documents without scripts do not speak it
  const documents: AndOneMore = documentWords
  // @ts-expect-error the pictures of shared links do not speak it
  const cards: AndOneMore = cardWords
  expectTypeOf([loaded, prefixed, shared, directed, described, documents, cards]).toBeArray()
})

test('half a language does not compile', () => {
  type Loaded = Awaited<ReturnType<(typeof loaders)['it']>>
  expectTypeOf<object>().not.toExtend<Loaded['catalog']>()
  // @ts-expect-error the titles are missing
  const untitled: Texts = { ...en, titles: {} }
  expectTypeOf(untitled).toBeObject()
})
