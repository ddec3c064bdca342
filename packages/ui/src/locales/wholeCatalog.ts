import type { Language } from '../i18n/languages.js'
import type { Catalog, SameShape, Strings } from '../i18n/index.js'
import type { TextModules } from './textModules.js'

/** The declarations that a module exports. */
type Declared<Module> = Module extends unknown
  ? Extract<Module[keyof Module], Pick<Strings<never>, 'id'>>
  : never

type Part = Declared<TextModules[number]>

/** Every text of the library in another language: what is left out does not compile. */
export type WholeCatalog = { readonly [Each in Part as Each['id']]: SameShape<Each['en']> }

/** What is loaded for a language: English stands in the parts themselves, any other is whole. */
export type CatalogIn<Each extends Language> = Each extends 'en' ? Catalog : WholeCatalog
