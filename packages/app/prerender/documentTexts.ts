import type { Words } from '../build/document.ts'
import type { Language } from '../src/config/languages.ts'
import type { PublicPath } from '../src/routes/manifest.ts'

/** The texts of documents that no page shows. */
export interface DocumentTexts {
  /** One or two sentences about each public page, for search engines and link previews. */
  readonly descriptions: Readonly<Record<PublicPath, string>>
  /** Messages without scripts, or if they do not load. */
  readonly words: Words
  /** Text alternative of the picture in link previews. */
  readonly pictureAlt: string
}

const modules = import.meta.glob<{ readonly documents: DocumentTexts }>('./texts/*.ts', {
  eager: true,
})

/**
 * Returns the texts of documents in a language.
 *
 * @throws {Error} if `texts` has no file for it
 */
export function documentTexts(language: Language): DocumentTexts {
  const module = modules[`./texts/${language}.ts`]
  if (!module) throw new Error(`packages/app/prerender/texts has no ${language}.ts.`)
  return module.documents
}
