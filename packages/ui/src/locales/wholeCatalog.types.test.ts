import { expectTypeOf, test } from 'vitest'
import type { Language } from '../i18n/languages.js'
import { defineStrings, joinCatalogs } from '../i18n/index.js'
import { catalogs } from '../test/catalogs.js'
import { it } from './it.js'
import type { WholeCatalog } from './wholeCatalog.js'

test('a language without a catalog does not compile', () => {
  // @ts-expect-error the third language has no catalog
  const missing: Readonly<Record<Language | 'qaa', object>> = catalogs
  // @ts-expect-error a language other than English needs a whole catalog
  const empty: typeof catalogs = { en: {}, it: {} }
  expectTypeOf([missing, empty]).toBeArray()
})

test('a catalog without a part does not compile', () => {
  const { toaster, ...rest } = it
  const whole: WholeCatalog = { ...rest, toaster }
  // @ts-expect-error the texts of the toaster are missing
  const partless: WholeCatalog = rest
  // @ts-expect-error a catalog of some parts is not whole
  const any: WholeCatalog = joinCatalogs({ toaster })
  expectTypeOf([whole, partless, any]).toBeArray()
})

test('a catalog without a text does not compile', () => {
  const { close: _, ...rest } = it.toaster
  // @ts-expect-error one text is missing
  const wordless: WholeCatalog = { ...it, toaster: rest }
  expectTypeOf(wordless).toBeObject()
})

test('a joined catalog has the parts of each catalog, with typed texts', () => {
  const one = defineStrings('one', { text: 'One', many: (count: string) => `${count} ones` })
  const two = defineStrings('two', { text: 'Two' })
  const joined = joinCatalogs(
    one.translate({ text: 'Uno', many: (count) => `${count} uno` }),
    two.translate({ text: 'Due' }),
  )
  expectTypeOf(joined.one.many).toEqualTypeOf<(count: string) => string>()
  expectTypeOf(joined).toExtend<{ readonly two: { readonly text: string } }>()
  // @ts-expect-error the third part was not joined
  const three: { readonly three: object } = joined
  expectTypeOf(three).toBeObject()
})
