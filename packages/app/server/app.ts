import { serveStatic } from '@hono/node-server/serve-static'
import { accountPath, authPath, LOCAL_ANON_KEY, rejectForeignHost } from '@dropwatt/local-backend'
import { storePath } from '@dropwatt/workbench/store-api'
import { pagePath, ratesPath } from '@dropwatt/workbench/endpoints'
import { Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import type { Project } from '../src/config/env.ts'
import { brotliOnce } from './brotli.ts'
import { cacheHeaders, hashedFiles } from './cacheControl.ts'
import { findDocument, readDocuments, readSiteFiles } from './documents.ts'
import { writeConfig, writeStoreMode } from './pageConfig.ts'
import { metricsPath, metricsRoute, type MetricsAccess } from './metrics/metricsRoute.ts'
import type { Backend } from './Backend.ts'
import { authOfBackend, authOfProject } from './pages/AuthServer.ts'
import { pageRoute } from './pages/pageRoute.ts'
import type { PageSettings } from './pages/requestPage.ts'
import { redirects } from './redirects.ts'
import type { RatesOfTheDay } from './rates/RatesOfTheDay.ts'
import { ratesRoute } from './rates/ratesRoute.ts'
import { contentSecurityPolicy, policyOfFile, securityHeaders } from './securityHeaders.ts'
import { writeSite } from './siteUrls.ts'
import type { LiveStore } from './store/openLiveStore.ts'
import { storeRoutes } from './store/storeRoutes.ts'

export interface AppOptions {
  /** Folder of the built app. */
  readonly distDir: string
  /** URL of the site, without a trailing slash. */
  readonly siteUrl: string
  /** The Supabase project, if configured; otherwise `backend` is used. */
  readonly project?: Project | undefined
  /** Handles everything below `/auth/v1`. */
  readonly backend?: Backend | undefined
  /** Path of the outbox, if there is one. */
  readonly outbox?: string | undefined
  /** The reference rates of the day. @default they are not offered, which has no content */
  readonly rates?: RatesOfTheDay | undefined
  /** Settings of the requests for product pages. @default they are not offered */
  readonly pages?: PageSettings | undefined
  /** Signs the access tokens of a project that publishes no keys. @default not known */
  readonly jwtSecret?: string | undefined
  /** Number of proxies in front that add to `X-Forwarded-For`. @default 0 */
  readonly proxies?: number
  /** Whether requests for rates and pages are limited. @default true */
  readonly rateLimits?: boolean
  /** The live store. @default there is none, and nothing says that there could be */
  readonly store?: LiveStore | undefined
  /** Metrics, for those who have their token. @default there are none */
  readonly metrics?: MetricsAccess | undefined
  /** A shop to practise on, below `/practice`. @default there is none */
  readonly practice?: Backend | undefined
  /** Whether it answers under any host name. @default false, only under those of this machine */
  readonly isPublic?: boolean
}

/**
 * Creates the server of the built app: the app and its backend on one origin. The configuration is
 * written into the documents here, so one build works with the local backend and any project.
 *
 * @throws {StartError} if the app is not built
 */
export function createApp({
  distDir,
  siteUrl,
  project,
  backend,
  outbox = '',
  rates,
  pages,
  jwtSecret,
  proxies = 0,
  rateLimits = true,
  store,
  metrics,
  practice,
  isPublic = false,
}: AppOptions): Hono {
  const config = project ?? {
    url: '',
    anonKey: LOCAL_ANON_KEY,
    accountUrl: accountPath,
    outbox,
  }
  const documents = readDocuments(distDir, (html) => {
    const written = writeSite(writeConfig(html, config), siteUrl)
    return store ? writeStoreMode(written, store.mode) : written
  })
  const brotli = brotliOnce()
  const app = new Hono()

  app.use((context, next) => {
    // A host that is no address would otherwise fail later, where the URL is read.
    if (isPublic && URL.canParse(context.req.url)) return next()
    const rejected = rejectForeignHost(context.req.raw)
    return rejected ? Promise.resolve(rejected) : next()
  })
  app.use(
    securityHeaders(
      contentSecurityPolicy([...documents.byPath.values(), documents.notFound], project?.url),
    ),
  )
  app.use(cacheHeaders())
  app.use(compress())

  app.all(`${authPath}/*`, ({ req, notFound }) => backend?.fetch(req.raw) ?? notFound())

  app.get(ratesPath, rates ? ratesRoute(rates, rateLimits) : ({ body }) => body(null, 204))

  const auth = project ? authOfProject(project) : backend && authOfBackend(backend, siteUrl)
  app.get(
    pagePath,
    pages && auth
      ? pageRoute({ ...pages, auth, jwtSecret, proxies, isLimited: rateLimits })
      : ({ body }) => body(null, 204),
  )

  if (store && auth) {
    app.route(storePath, storeRoutes(store, { auth, jwtSecret, proxies, isLimited: rateLimits }))
  }
  if (metrics) app.get(metricsPath, metricsRoute(metrics))
  if (practice) app.all('/practice/*', ({ req }) => practice.fetch(req.raw))

  app.get(
    `${hashedFiles}*`,
    async (context, next) => {
      await next()
      context.header('Content-Security-Policy', policyOfFile(context.req.path))
    },
    serveStatic({ root: distDir, precompressed: true }),
    // A missing script must not return a page.
    ({ notFound }) => notFound(),
  )
  for (const [path, to] of Object.entries(redirects)) {
    app.get(path, (context) => context.redirect(to))
  }
  for (const { path, type, text } of readSiteFiles(distDir, siteUrl)) {
    app.get(path, (context) => context.body(text, 200, { 'Content-Type': type }))
  }
  app.get(
    '/:file{sw\\.js|licences\\.txt|[^/]+\\.(?:svg|png|ico|webmanifest)}',
    etag(),
    serveStatic({ root: distDir }),
  )

  app.get('*', etag(), async (context) => {
    // The code of a sign-in link must not be sent as a referrer.
    if (context.req.query('code')) context.header('Referrer-Policy', 'no-referrer')
    const found = findDocument(documents, context.req.path)
    const html = found ?? documents.notFound
    context.status(found === undefined ? 404 : 200)
    context.header('Vary', 'Accept-Encoding')
    const supports = ['br', 'identity']
    if (accepts(context, { header: 'Accept-Encoding', supports, default: 'identity' }) !== 'br') {
      return context.html(html)
    }
    context.header('Content-Type', 'text/html; charset=UTF-8')
    context.header('Content-Encoding', 'br')
    return context.body(await brotli(html))
  })
  return app
}
