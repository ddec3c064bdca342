import { matchRoutes, type RouteObject } from 'react-router-dom'

/**
 * Loads the lazy routes of a page, so that its first render is complete.
 *
 * @throws when a route cannot be loaded
 */
export async function loadRoutes(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}
