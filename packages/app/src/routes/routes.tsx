import { LoadingScreen } from '@dropwatt/ui'
import { prefetchOf } from '@dropwatt/workbench'
import type { ReactNode } from 'react'
import { Navigate, type RouteObject } from 'react-router-dom'
import { addressesOf } from '../addresses.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../wiring/LanguageProvider.tsx'
import type { PrefetchHandle } from '../wiring/prefetch.ts'
import { Crash } from './Crash.tsx'
import {
  automationOf,
  listEntries,
  type Entry,
  type Page,
  type PagePath,
  type TitleKey,
} from './manifest.ts'
import { PageFailure } from './PageFailure.tsx'
import { pageLoaders } from './pageLoaders.ts'
import { Root } from './Root.tsx'
import { useTitle } from '../wiring/usePageTitle.ts'

/** Sets the document title of a page whose title is a text of the app. */
function Titled({ title, children }: { title: TitleKey; children: ReactNode }) {
  useTitle(useTexts().titles[title])
  return children
}

async function loadPage(path: PagePath, entry: Page) {
  const { Component, components } = await pageLoaders[path]()
  const slug = automationOf(entry)
  if (slug || !Component || typeof entry.title !== 'string') {
    return { Component: slug ? components?.[slug] : Component }
  }
  return {
    element: (
      <Titled title={entry.title}>
        <Component />
      </Titled>
    ),
  }
}

/** Creates the routes of the pages that `matches` selects, one for each path. */
function routesFor(matches: (access: Entry['access'], path: string) => boolean): RouteObject[] {
  return listEntries().flatMap(([path, entry]): RouteObject[] => {
    if (!matches(entry.access, path)) return []
    if ('redirectsTo' in entry) {
      return [{ path, element: <Navigate to={entry.redirectsTo} replace /> }]
    }
    const slug = automationOf(entry)
    const lazy = () => loadPage(path as PagePath, entry)
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
const authRoutes = routesFor((access) => access !== 'everyone' && access !== 'members')

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
