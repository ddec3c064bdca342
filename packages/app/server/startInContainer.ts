/**
 * Starts the server of a public site: behind a proxy that terminates TLS, with a Supabase project in
 * place of the local backend. It listens on all addresses, and answers under any host name.
 */
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { parseConfig } from '../src/config/env.ts'
import { readSiteUrl } from '../src/config/site.ts'
import { createApp } from './app.ts'
import { readServerOptions, type Environment } from './environment.ts'
import { exitWith, StartError } from './failure.ts'
import { everyAddress, listen } from './listen.ts'
import { RatesOfTheDay } from './rates/RatesOfTheDay.ts'
import { openMetricsFor } from './metrics/openMetricsFor.ts'
import { openLiveStore } from './store/openLiveStore.ts'
import { stopOnSignals } from './stopOnSignals.ts'

/** The folder of the built app; an argument overrides it. */
const distDir = process.argv[2] ?? join(import.meta.dirname, '../dist')

/** Starts the server and returns a function that stops it. */
async function start(env: Environment): Promise<() => Promise<void>> {
  const project = parseConfig(env)
  if (!project) {
    throw new StartError(
      'VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY are missing. Set both to those of the Supabase project.',
    )
  }
  const siteUrl = readSiteUrl(env)
  if (siteUrl === undefined) {
    throw new StartError(
      'SITE_URL is missing. Set it to the URL of the site, such as https://app.example.com.',
    )
  }
  const { port, ratesUrl, requestsPages, metricsToken, ...options } = readServerOptions(env)
  // The proxy in front that terminates TLS.
  const { rateLimits, jwtSecret, proxies = 1 } = options
  const rates = ratesUrl === undefined ? undefined : new RatesOfTheDay({ url: ratesUrl })
  const pages = requestsPages ? {} : undefined
  if (options.store?.connection.mode === 'practice') {
    throw new StartError(
      'PRACTICE_STORE is on, which "npm start" offers on one machine. Leave it out on a public site.',
    )
  }
  const { dataDir } = options
  const metrics = await openMetricsFor(metricsToken)
  const log = options.storeLog ? console.log : undefined
  const store =
    options.store && (await openLiveStore({ ...options.store, siteUrl, dataDir, log, metrics }))
  const app = createApp({
    distDir,
    siteUrl,
    project,
    rates,
    pages,
    jwtSecret,
    proxies,
    rateLimits,
    store,
    metrics,
    isPublic: true,
  })
  const stop = await listen(getRequestListener(app.fetch), port, everyAddress).catch(
    async (error: unknown) => {
      await store?.close()
      throw error
    },
  )
  console.log(`Dropwatt is ready on port ${port} for ${siteUrl}`)
  return async () => {
    await Promise.all([stop(), store?.stop()])
    await store?.close()
  }
}

try {
  stopOnSignals(await start(process.env))
} catch (error) {
  exitWith(error)
}
