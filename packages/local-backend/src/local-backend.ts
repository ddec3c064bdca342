import { resolveSettings, type LocalBackendConfig, type Settings } from './config.ts'
import { rejectForeignHost } from './hosts.ts'
import { createApp } from './http/app.ts'
import { toLocalBackendError } from './local-backend-error.ts'
import { createLocalGoogle } from './oauth/local-google.ts'
import { createRateLimit } from './rate-limit.ts'
import { startCleanup } from './store/cleanup.ts'
import { openStore, type Store } from './store/index.ts'
import { openSigningKeys } from './tokens/keys.ts'

/** A running backend. */
export interface LocalBackend {
  /** Answers a request for a path below `basePath`. */
  fetch(request: Request): Response | Promise<Response>
  /** Gives the data folder free. Nothing may be asked of the backend afterwards. */
  close(): void
}

async function startOn(store: Store, settings: Settings, dataDir: string): Promise<LocalBackend> {
  const keys = await openSigningKeys(dataDir)
  const localGoogle = createLocalGoogle(settings.basePath, settings.now)
  const app = createApp(
    {
      settings,
      store,
      keys,
      limit: settings.rateLimits ? createRateLimit(settings.now) : () => {},
      providers: new Map([[localGoogle.name, localGoogle]]),
    },
    localGoogle,
  )
  const stopCleanup = startCleanup(store, settings)
  return {
    fetch: (request) => rejectForeignHost(request) ?? app.fetch(request),
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
