import { matchRoutes } from 'react-router-dom'
import type { NamedImport } from '../build/namedImports.ts'
import { pageLoaders } from '../src/routes/pageLoaders.ts'
import { routes } from '../src/routes/routes.tsx'

export { brand } from '@dropwatt/ui'
export { background } from './background.ts'
export { documentTexts } from './documentTexts.ts'
export { renderOfflinePage } from './renderOfflinePage.tsx'
export { renderPage, type RenderedPage } from './renderPage.tsx'
export { titleIn } from './titles.tsx'

/**
 * Returns the modules that the page at a path loads, relative to the app folder. Call it before
 * `renderPage`, which replaces the lazy loaders of the routes by what they load.
 *
 * @throws {Error} when the page loads no known module
 */
export async function sourcesOf(pathname: string): Promise<string[]> {
  const frames = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.lazy)
  const page = new Map(Object.entries(pageLoaders)).get(pathname)
  const loaders = [...frames, page]
  const sources: string[] = []
  for (const load of loaders) {
    if (typeof load !== 'function') continue
    const loading = load() as Partial<NamedImport> & Promise<unknown>
    await loading
    if (loading.source !== undefined) sources.push(loading.source)
  }
  if (sources.length === 0) throw new Error(`The routes of ${pathname} load no known module.`)
  return sources
}
