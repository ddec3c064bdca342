import type { Language } from '../i18n/languages.js'
import type { Catalog, SameShape, Strings, Texts } from '../i18n/index.js'
import type { TextModules } from './textModules.js'

/** The declarations that a module exports. */
export type Declared<Module> = Module extends unknown
  ? Extract<Module[keyof Module], Pick<Strings<never>, 'id'>>
  : never

/** The catalog of the texts that modules declare. */
export type CatalogOf<Part extends Strings<Texts>> = {
  readonly [Each in Part as Each['id']]: SameShape<Each['en']>
}

/** All texts of the library in another language, without the workbench; a missing text does not compile. */
export type WholeCatalog = CatalogOf<Declared<TextModules[number]>>

/** The catalog of a language. English is part of the components; any other language has a whole catalog. */
export type CatalogIn<Each extends Language> = Each extends 'en' ? Catalog : WholeCatalog
