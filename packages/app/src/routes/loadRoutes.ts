import { matchRoutes, type RouteObject } from 'react-router-dom'

/**
 * Loads what the page at `pathname` is made of, so that it can be rendered in one go.
 *
 * @throws when a part cannot be loaded
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
