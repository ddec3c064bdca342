import type { Hono } from 'hono'
import { resolveSettings, type LocalBackendConfig, type Settings } from './config.ts'
import { rejectForeignHost } from './hosts.ts'
import { toLocalBackendError } from './local-backend-error.ts'
import { createLockout } from './lockout.ts'
import { createRateLimit } from './rate-limit.ts'
import { createRefreshTimes } from './refresh-times.ts'
import { startCleanup } from './store/cleanup.ts'
import { openStore, type Store } from './store/index.ts'
import type { Services } from './services.ts'
import { openSigningKeys } from './tokens/keys.ts'
import { readSigningJwk, type SigningKeys } from './tokens/signing-jwk.ts'

/** A running backend. */
export interface LocalBackend {
  /** Handles a request for a path below `/auth/v1`. */
  readonly fetch: (request: Request) => Response | Promise<Response>
  /**
   * Releases the data folder lock after all pending requests are answered. A second call does nothing.
   * Later requests get 503.
   */
  readonly close: () => Promise<void>
}

/** Loads the routes, and with them most of the code, on the first request. */
function lazyApp(services: Omit<Services, 'providers'>) {
  let app: Promise<Hono> | undefined
  return async (request: Request): Promise<Response> => {
    app ??= import('./http/app.ts').then(({ createApp }) => createApp(services))
    return (await app).fetch(request)
  }
}

function startOn(store: Store, settings: Settings, keys: SigningKeys): LocalBackend {
  const answer = lazyApp({
    settings,
    store,
    keys,
    lockout: createLockout(settings.uptime),
    refreshTimes: createRefreshTimes(settings),
    limit: settings.rateLimits ? createRateLimit(settings.uptime) : () => {},
  })
  const stopCleanup = startCleanup(store, settings)
  const underWay = new Set<Promise<Response>>()
  let closed: Promise<void> | undefined

  async function answerOnce(request: Request): Promise<Response> {
    const answered = answer(request)
    underWay.add(answered)
    try {
      return await answered
    } finally {
      underWay.delete(answered)
    }
  }
  async function close(): Promise<void> {
    stopCleanup()
    if (underWay.size > 0) await Promise.allSettled(underWay)
    store.close()
  }
  return {
    fetch(request) {
      const rejected = rejectForeignHost(request)
      if (rejected) return rejected
      return closed ? new Response(null, { status: 503 }) : answerOnce(request)
    },
    close: () => (closed ??= close()),
  }
}

/**
 * Opens the data folder and returns a backend for it.
 * @throws RangeError or TypeError if a value of the configuration is invalid.
 * @throws LocalBackendError if the folder is in use, not writable, full, or damaged.
 */
export async function openLocalBackend(config: LocalBackendConfig): Promise<LocalBackend> {
  const settings = resolveSettings(config)
  const givenKeys = config.signingKey && readSigningJwk(config.signingKey)
  let store: Store | undefined
  try {
    store = openStore(config.dataDir)
    return startOn(store, settings, givenKeys ?? (await openSigningKeys(config.dataDir)))
  } catch (cause) {
    store?.close()
    throw toLocalBackendError(config.dataDir, cause)
  }
}
