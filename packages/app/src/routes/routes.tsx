import { LoadingScreen } from '@dropwatt/ui'
import { Navigate, type RouteObject } from 'react-router-dom'
import { addressesOf } from '../addresses.ts'
import { paths } from '../paths.ts'
import type { PrefetchHandle } from '../wiring/prefetch.ts'
import { ownIntakes, prefetchIntakes } from '../../../workbench/src/react/ownIntakes.ts'
import { Crash } from './Crash.tsx'
import { listEntries, type Entry, type Page } from './manifest.ts'
import { PageFailure } from './PageFailure.tsx'
import { Root } from './Root.tsx'

async function loadPage({ load, slug }: Page) {
  const { Component, components } = await load()
  return { Component: slug ? components?.[slug] : Component }
}

/** Creates the routes of the pages that `matches` selects, one for each path. */
function routesFor(matches: (access: Entry['access'], path: string) => boolean): RouteObject[] {
  return listEntries().flatMap(([path, entry]): RouteObject[] => {
    if (!matches(entry.access, path)) return []
    if ('redirectsTo' in entry) {
      return [{ path, element: <Navigate to={entry.redirectsTo} replace /> }]
    }
    const lazy = () => loadPage(entry)
    const handle: PrefetchHandle | undefined =
      entry.slug !== undefined && ownIntakes.has(entry.slug)
        ? { prefetch: prefetchIntakes }
        : undefined
    return addressesOf(path).map((address) => ({ path: address, lazy, handle }))
  })
}

const isInDashboard = (path: string) => path.startsWith(paths.dashboard)

const protectedRoutes: RouteObject = {
  lazy: () => import('./protected.tsx'),
  hydrateFallbackElement: <LoadingScreen />,
  children: [
    ...routesFor((access, path) => access === 'members' && !isInDashboard(path)),
    {
      lazy: () => import('./dashboard.tsx'),
      children: [
        {
          errorElement: <PageFailure />,
          children: routesFor((access, path) => access === 'members' && isInDashboard(path)),
        },
      ],
    },
  ],
}

/** Sign-in, sign-up and password pages have no shared frame that could stay when one fails. */
const authRoutes = routesFor((access) => access === 'visitors' || access === 'recovery')

const siteRoutes: RouteObject = {
  lazy: () => import('./public.tsx'),
  children: [
    ...routesFor((access) => access === 'everyone'),
    { path: '*', lazy: () => import('./notFound.tsx') },
  ],
}

/**
 * All routes. Pages are lazy. An error is shown in the innermost frame that still works: the dashboard,
 * the site, or the whole screen.
 */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <Crash />,
    hydrateFallbackElement: <></>,
    children: [
      {
        errorElement: <PageFailure screen />,
        children: [siteRoutes, ...authRoutes, protectedRoutes],
      },
    ],
  },
]
