import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import {
  authPath,
  localBackendDecision,
  openLocalBackend,
  outboxPath,
} from '@dropwatt/local-backend'
import { parseConfig } from '../src/config/env.ts'
import { createApp } from './app.ts'
import { readEnvironment, readServerOptions, type Environment } from './environment.ts'
import { exitWith, StartError } from './failure.ts'
import { listen } from './listen.ts'
import { RatesOfTheDay } from './rates/RatesOfTheDay.ts'
import { openMetricsFor } from './metrics/openMetricsFor.ts'
import { openLiveStore, type LiveStore } from './store/openLiveStore.ts'
import { openPractice } from './store/openPractice.ts'
import { stopOnSignals } from './stopOnSignals.ts'

/** The folder of the built app; an argument overrides it. */
const distDir = process.argv[2] ?? join(import.meta.dirname, '../dist')

/** Starts the server and returns a function that stops it. */
async function start(env: Environment): Promise<() => Promise<void>> {
  const project = parseConfig(env)
  const { port, ratesUrl, requestsPages, jwtSecret, proxies, metricsToken, ...options } =
    readServerOptions(env)
  const siteUrl = `http://localhost:${port}`

  const decision = localBackendDecision(env)
  if (!project && !decision.start) throw new StartError(decision.reason)
  const backend = project ? undefined : await openLocalBackend({ siteUrl, ...options })
  const practice =
    options.store?.connection.mode === 'practice'
      ? await openPractice(siteUrl, options.dataDir)
      : undefined
  let store: LiveStore | undefined

  const close = async () => {
    await store?.close()
    await practice?.close()
    await backend?.close()
  }
  try {
    const { dataDir } = options
    const metrics = await openMetricsFor(metricsToken)
    const log = options.storeLog ? console.log : undefined
    if (options.store) {
      store = await openLiveStore({ ...options.store, siteUrl, dataDir, practice, log, metrics })
    }
    const outbox = options.developmentPages ? authPath + outboxPath : undefined
    const rates = ratesUrl === undefined ? undefined : new RatesOfTheDay({ url: ratesUrl })
    const { rateLimits } = options
    const pages = requestsPages ? {} : undefined
    const app = createApp({
      distDir,
      siteUrl,
      project,
      backend,
      outbox,
      rates,
      pages,
      jwtSecret,
      proxies,
      rateLimits,
      store,
      metrics,
      practice,
    })
    const stopListening = await listen(getRequestListener(app.fetch), port)
    console.log(`Dropwatt is ready at ${siteUrl}`)
    return async () => {
      await Promise.all([stopListening(), store?.stop()])
      await close()
    }
  } catch (error) {
    await close()
    throw error
  }
}

try {
  stopOnSignals(await start(readEnvironment()))
} catch (error) {
  exitWith(error)
}
