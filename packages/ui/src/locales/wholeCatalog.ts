import type { Language } from '../i18n/languages.js'
import type { Catalog, SameShape, Strings } from '../i18n/index.js'
import type { TextModules } from './textModules.js'

/** The declarations that a module exports. */
type Declared<Module> = Module extends unknown
  ? Extract<Module[keyof Module], Pick<Strings<never>, 'id'>>
  : never

type Part = Declared<TextModules[number]>

/** All texts of the library in another language; a missing text does not compile. */
export type WholeCatalog = { readonly [Each in Part as Each['id']]: SameShape<Each['en']> }

/** The catalog of a language. English is part of the components; any other language has a whole catalog. */
export type CatalogIn<Each extends Language> = Each extends 'en' ? Catalog : WholeCatalog
