import { matchRoutes } from 'react-router-dom'
import { findEntry } from '../src/routes/manifest.ts'
import { routes } from '../src/routes/routes.tsx'

export { brand } from '@dropwatt/ui'
export { descriptions } from './descriptions.ts'
export { drawings } from './drawings.tsx'
export { renderOfflinePage } from './renderOfflinePage.tsx'
export { renderPage, type RenderedPage } from './renderPage.tsx'
export { titleIn } from './titles.tsx'
export { documentWords } from './words.ts'

/**
 * Names the files that the page at a path is loaded from, as this build imports them. The router and
 * the manifest know them by functions that import them, so these are read; rendering a page uses
 * those of the router up.
 */
export function importsOf(pathname: string): string[] {
  const frames = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.lazy)
  const entry = findEntry(pathname)
  const loaders = [...frames, entry && 'load' in entry ? entry.load : undefined]
  return loaders.flatMap((load) => {
    if (typeof load !== 'function') return []
    const imports = load.toString().matchAll(/\bimport\(\s*["'`]([^"'`]+)["'`]/g)
    return Array.from(imports, ([, file]) => file ?? '')
  })
}
