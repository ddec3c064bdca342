import { matchRoutes } from 'react-router-dom'
import type { Language } from '../src/config/languages.ts'
import { routes } from '../src/routes/routes.tsx'
import type { Texts } from '../src/texts/en.ts'
import { loadLanguage } from '../src/wiring/language.ts'
import { titleOf } from '../src/wiring/usePageTitle.ts'

export { brand } from '@dropwatt/ui'
export { localize } from '../src/addresses.ts'
export { drawings } from './drawings.tsx'
export { publicPages, type PublicPage } from './publicPages.ts'
export { renderOfflinePage } from './renderOfflinePage.tsx'
export { renderPage, type RenderedPage } from './renderPage.tsx'
export { documentWords } from './words.ts'

/**
 * Names the files that the page at a path is loaded from, as this build imports them. The router
 * knows them by functions that import them, so these are read; rendering a page uses them up.
 */
export function importsOf(pathname: string): string[] {
  const matches = matchRoutes(routes, pathname) ?? []
  return matches.flatMap(({ route }) => {
    if (typeof route.lazy !== 'function') return []
    const imports = route.lazy.toString().matchAll(/\bimport\(\s*["'`]([^"'`]+)["'`]/g)
    return Array.from(imports, ([, file]) => file ?? '')
  })
}

/** Gives the title that the document of a page has in a language. */
export async function titleIn(language: Language, key: keyof Texts['titles']): Promise<string> {
  const { texts } = await loadLanguage(language)
  return titleOf(texts.titles[key])
}
