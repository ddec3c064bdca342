import type { Hono } from 'hono'
import { resolveSettings, type LocalBackendConfig, type Settings } from './config.ts'
import { rejectForeignHost } from './hosts.ts'
import { toLocalBackendError } from './local-backend-error.ts'
import { createLocalGoogle, type LocalGoogle } from './oauth/local-google.ts'
import { createRateLimit } from './rate-limit.ts'
import { startCleanup } from './store/cleanup.ts'
import { openStore, type Store } from './store/index.ts'
import type { Services } from './services.ts'
import { openSigningKeys } from './tokens/keys.ts'

/** A running backend. */
export interface LocalBackend {
  /** Answers a request for a path below `basePath`. */
  readonly fetch: (request: Request) => Response | Promise<Response>
  /** Gives the data folder free; a second call does nothing. Ask nothing of the backend afterwards. */
  readonly close: () => void
}

/** Loads the routes, and with them most of the code, when the first request comes. */
function lazyApp(services: Services, localGoogle: LocalGoogle) {
  let app: Promise<Hono> | undefined
  return async (request: Request): Promise<Response> => {
    app ??= import('./http/app.ts').then(({ createApp }) => createApp(services, localGoogle))
    return (await app).fetch(request)
  }
}

async function startOn(store: Store, settings: Settings, dataDir: string): Promise<LocalBackend> {
  const localGoogle = createLocalGoogle(settings.basePath, settings.now)
  const services: Services = {
    settings,
    store,
    keys: await openSigningKeys(dataDir),
    limit: settings.rateLimits ? createRateLimit(settings.now) : () => {},
    providers: new Map([[localGoogle.name, localGoogle]]),
  }
  const answer = lazyApp(services, localGoogle)
  const stopCleanup = startCleanup(store, settings)
  return {
    fetch: (request) => rejectForeignHost(request) ?? answer(request),
    close() {
      stopCleanup()
      store.close()
    },
  }
}

/**
 * Opens the data folder and gives a backend that answers from it.
 * @throws RangeError when a number of the configuration is out of range.
 * @throws LocalBackendError when the folder is in use, not writable, full, or damaged.
 */
export async function openLocalBackend(config: LocalBackendConfig): Promise<LocalBackend> {
  const settings = resolveSettings(config)
  let store: Store | undefined
  try {
    store = openStore(config.dataDir)
    return await startOn(store, settings, config.dataDir)
  } catch (cause) {
    store?.close()
    throw toLocalBackendError(config.dataDir, cause)
  }
}
