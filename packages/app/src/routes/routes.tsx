import { LoadingScreen } from '@dropwatt/ui'
import { Navigate, type RouteObject } from 'react-router-dom'
import { addressesOf } from '../addresses.ts'
import { paths } from '../paths.ts'
import { Crash } from './Crash.tsx'
import { listEntries, type Entry, type Page } from './manifest.ts'
import { PageFailure } from './PageFailure.tsx'
import { Root } from './Root.tsx'

async function loadPage({ load, slug }: Page) {
  const { Component, components } = await load()
  return { Component: slug ? components?.[slug] : Component }
}

/** Makes the routes of the pages that `isMeant` picks, one for each address. */
function routesFor(isMeant: (access: Entry['access'], path: string) => boolean): RouteObject[] {
  return listEntries().flatMap(([path, entry]): RouteObject[] => {
    if (!isMeant(entry.access, path)) return []
    if ('redirectsTo' in entry) {
      return [{ path, element: <Navigate to={entry.redirectsTo} replace /> }]
    }
    const lazy = () => loadPage(entry)
    return addressesOf(path).map((address) => ({ path: address, lazy }))
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

/** The ways in have no frame around them that could outlive a failure. */
const entranceRoutes = routesFor((access) => access === 'visitors' || access === 'recovery')

const siteRoutes: RouteObject = {
  lazy: () => import('./public.tsx'),
  children: [
    ...routesFor((access) => access === 'everyone'),
    { path: '*', lazy: () => import('./notFound.tsx') },
  ],
}

/**
 * Every page of the app; each is loaded when it is first opened. What fails is shown in the frame
 * that is left: the dashboard's, the site's, or the screen itself.
 */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <Crash />,
    hydrateFallbackElement: <></>,
    children: [
      {
        errorElement: <PageFailure screen />,
        children: [siteRoutes, ...entranceRoutes, protectedRoutes],
      },
    ],
  },
]
