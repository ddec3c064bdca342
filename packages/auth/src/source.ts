import { disposedError } from './errors.js'
import { importClient, type ClientModule } from './importClient.js'
import { linkKey } from './linkType.js'
import { once } from './once.js'
import { checkProjectOptions, DEFAULT_STORAGE_KEY } from './options.js'
import { hasExpired } from './machine.js'
import { createRevocationQueue } from './revocationQueue.js'
import { createSessionStorage, type SessionStorage } from './storage.js'
import type { AccountService, AuthClient, AuthOptions, ProjectOptions, Session } from './types.js'

/** Operations on the stored session that do not need the provider's client. */
interface StoredSession {
  readonly storageKey: string
  /**
   * Removes the session at once and asks the server to revoke it, now or later. Resolves when the
   * client has dropped it too, which callers need not await; never rejects.
   */
  end(): Promise<void>
  /** Tells whether a session has ended here and not yet on the server. */
  isRevoking(): boolean
  /** Asks the server again to revoke those that wait. */
  revoke(): void
}

/** Provides the provider's client, and the operations that do not need it. */
export interface ClientSource {
  /** Returns the single client, created on the first call. */
  load(): Promise<AuthClient>
  /** Loads the chunk with the client and the actions. */
  loadChunk(): Promise<ClientModule>
  /** Not set for a client passed by the app. */
  readonly stored?: StoredSession
  /** Resolves once the client could not renew a session because of the network or the server. */
  readonly outage?: Promise<void>
  /** Holds the recovery marker: next to the session if its storage is known. */
  readonly marks: SessionStorage
  readonly fetch: typeof fetch
  /** Not set without the option `accountUrl`. */
  readonly service?: AccountService | undefined
  /** Returns the `Retry-After` header of the last response with status 429. */
  readonly retryHeader?: () => string | null
  dispose(): void
}

export function createSource(options: AuthOptions): ClientSource {
  if (!options.client) return createProjectSource(options)
  const { auth } = options.client
  return {
    load: () => Promise.resolve(auth),
    loadChunk: once(importClient),
    marks: createSessionStorage(DEFAULT_STORAGE_KEY),
    fetch: (input, init) => fetch(input, init),
    dispose: () => {},
  }
}

function createProjectSource(options: ProjectOptions): ClientSource {
  checkProjectOptions(options)
  const { anonKey, accountUrl, storageKey = DEFAULT_STORAGE_KEY } = options
  const url = `${withoutSlash(options.url)}/auth/v1`
  const storage = createSessionStorage(storageKey, options.storage)
  let retryHeader: string | null = null
  let created: AuthClient | undefined
  let isDisposed = false

  // The client does not expose response headers.
  const send: typeof fetch = async (input, init) => {
    const response = await (options.fetch ?? fetch)(input, init)
    if (response.status === 429) retryHeader = response.headers.get('Retry-After')
    return response
  }

  const loadChunk = once(importClient)
  let onOutage = ignore
  const outage = new Promise<void>((resolve) => {
    onOutage = resolve
  })
  const load = once(async () => {
    const { createClient } = await loadChunk()
    // A client that is no longer used would still refresh the session.
    if (isDisposed) throw disposedError()
    created = createClient({ url, anonKey, storageKey, storage, fetch: send, onOutage })
    return created
  })

  const queue = createRevocationQueue(storage, storageKey)
  const loadRevocations = once(async () => {
    const { createRevocations } = await loadChunk()
    return createRevocations(queue, { url, anonKey, fetch: send })
  })

  /** Stores the session before anything is loaded: the page may be closed meanwhile. */
  function addRevocation(session: Session): void {
    const entry = { token: session.refresh_token, at: Date.now(), until: 0 }
    queue.write([...queue.read(), entry])
    const accessToken = hasExpired(session, 0) ? undefined : session.access_token
    loadRevocations().then((loaded) => loaded.end(entry, accessToken), ignore)
  }

  /** The client finds no session, so it sends no request: it clears its secrets and notifies tabs. */
  async function tellClient(): Promise<void> {
    const client = await load()
    await client.initialize?.()
    // There may have been a sign-in meanwhile.
    if (!storage.readSession()) await client.signOut({ scope: 'local' })
  }

  return {
    load,
    loadChunk,
    outage,
    stored: {
      storageKey,
      end() {
        const session = storage.readSession()
        storage.removeItem(storageKey)
        storage.removeItem(linkKey(storageKey))
        if (session) addRevocation(session)
        return tellClient().catch(ignore)
      },
      isRevoking: () => !queue.isEmpty(),
      revoke: () => void loadRevocations().then((loaded) => loaded.send(), ignore),
    },
    marks: storage,
    fetch: send,
    service: accountUrl ? { url: withoutSlash(accountUrl), anonKey, fetch: send } : undefined,
    retryHeader: () => retryHeader,
    dispose() {
      isDisposed = true
      void created?.dispose?.()
    },
  }
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}

function ignore(): void {}
