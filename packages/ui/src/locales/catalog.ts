import type { SameShape, Strings, Texts } from '../i18n/index.js'
import type * as library from './en/library.js'

/** The catalog of the texts that a module exports, in another language. */
export type CatalogOf<Module> = {
  readonly [Each in Extract<Module[keyof Module], Strings<Texts>> as Each['id']]: SameShape<
    Each['en']
  >
}

/** All texts of the library in another language, without the workbench; a missing text does not compile. */
export type WholeCatalog = CatalogOf<typeof library>
