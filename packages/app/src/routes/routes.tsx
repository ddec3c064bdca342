import { LoadingScreen } from '@dropwatt/ui'
import { Navigate, type RouteObject } from 'react-router-dom'
import { everyLanguage } from '../addresses.ts'
import { automationSlugs, paths, settingsPath, settingsSlugs } from '../paths.ts'
import { automationPages } from './automationPages.ts'
import { Crash } from './Crash.tsx'
import { PageFailure } from './PageFailure.tsx'
import { Root } from './Root.tsx'
import { settingsPages } from './settingsPages.ts'

const automationRoutes: RouteObject[] = automationSlugs.map((slug) => ({
  path: slug,
  lazy: automationPages[slug],
}))

const settingsRoutes: RouteObject[] = settingsSlugs.map((slug) => ({
  path: `settings/${slug}`,
  lazy: settingsPages[slug],
}))

const dashboardRoutes: RouteObject[] = [
  { index: true, lazy: () => import('./overview.tsx') },
  ...automationRoutes,
  { path: paths.affiliate, lazy: () => import('./affiliate.tsx') },
  { path: paths.dashboardSupport, lazy: () => import('./dashboardSupport.tsx') },
  { path: paths.community, lazy: () => import('./community.tsx') },
  { path: paths.settings, element: <Navigate to={settingsPath('account')} replace /> },
  ...settingsRoutes,
]

const protectedRoutes: RouteObject = {
  lazy: () => import('./protected.tsx'),
  hydrateFallbackElement: <LoadingScreen />,
  children: [
    { path: paths.paymentSuccess, lazy: () => import('./paymentSuccess.tsx') },
    {
      path: paths.dashboard,
      lazy: () => import('./dashboard.tsx'),
      children: [{ errorElement: <PageFailure />, children: dashboardRoutes }],
    },
  ],
}

/** The ways in have no frame around them that could outlive a failure. */
const entranceRoutes: RouteObject[] = [
  { path: everyLanguage(paths.signUp), lazy: () => import('./signUp.tsx') },
  { path: everyLanguage(paths.signIn), lazy: () => import('./signIn.tsx') },
  { path: everyLanguage(paths.forgotPassword), lazy: () => import('./forgotPassword.tsx') },
  { path: paths.updatePassword, lazy: () => import('./updatePassword.tsx') },
]

const siteRoutes: RouteObject = {
  lazy: () => import('./public.tsx'),
  children: [
    { path: everyLanguage(paths.home), lazy: () => import('./landing.tsx') },
    { path: everyLanguage(paths.terms), lazy: () => import('./terms.tsx') },
    { path: everyLanguage(paths.blog), lazy: () => import('./blog.tsx') },
    { path: everyLanguage(paths.support), lazy: () => import('./helpCenter.tsx') },
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
