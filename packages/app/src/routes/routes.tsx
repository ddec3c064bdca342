import { LoadingScreen } from '@dropwatt/ui'
import { prefetchOf } from '@dropwatt/workbench'
import { Navigate, type RouteObject } from 'react-router-dom'
import { addressesOf } from '../addresses.ts'
import { paths, type AutomationSlug } from '../paths.ts'
import type { PrefetchHandle } from '../wiring/prefetch.ts'
import { Crash } from './Crash.tsx'
import { automationOf, listEntries, type Entry, type PagePath } from './manifest.ts'
import { PageFailure } from './PageFailure.tsx'
import { pageLoaders } from './pageLoaders.ts'
import { Root } from './Root.tsx'

async function loadPage(path: PagePath, slug: AutomationSlug | undefined) {
  const { Component, components } = await pageLoaders[path]()
  return { Component: slug ? components?.[slug] : Component }
}

/** Creates the routes of the pages that `matches` selects, one for each path. */
function routesFor(matches: (access: Entry['access'], path: string) => boolean): RouteObject[] {
  return listEntries().flatMap(([path, entry]): RouteObject[] => {
    if (!matches(entry.access, path)) return []
    if ('redirectsTo' in entry) {
      return [{ path, element: <Navigate to={entry.redirectsTo} replace /> }]
    }
    const slug = automationOf(entry)
    const lazy = () => loadPage(path as PagePath, slug)
    const prefetch = slug && prefetchOf(slug)
    const handle: PrefetchHandle | undefined = prefetch && { prefetch }
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
