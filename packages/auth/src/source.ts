import { disposedError } from './errors.js'
import { importClient, type ClientModule } from './importClient.js'
import { linkKey } from './linkType.js'
import { hasExpired } from './machine.js'
import { once } from './once.js'
import { checkProjectOptions, DEFAULT_STORAGE_KEY } from './options.js'
import { createSessionStorage, type SessionStorage } from './storage.js'
import type { AuthClient, AuthOptions, ProjectOptions, Session } from './types.js'

/** What the package does itself with a session that it stores, without the provider's client. */
export interface StoredSession {
  readonly storageKey: string
  /**
   * Ends the session here and asks the server to revoke it, at once. Resolves when the client has
   * forgotten it too, which nobody has to wait for; never rejects.
   */
  end(): Promise<void>
}

/** Where the provider's client comes from, and what it may be asked without it. */
export interface ClientSource {
  /** Returns the one client, made at the first call. */
  load(): Promise<AuthClient>
  /** Loads what needs the client: a chunk with the client that this package makes. */
  loadChunk(): Promise<ClientModule>
  /** Unknown for a client made elsewhere. */
  readonly stored?: StoredSession
  /** Where the mark of a recovery is kept: beside the session where that is known. */
  readonly marks: SessionStorage
  readonly fetch: typeof fetch
  /** Returns the header Retry-After of the last answer of status 429. */
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
  const { anonKey, storageKey = DEFAULT_STORAGE_KEY } = options
  const url = `${options.url.replace(/\/+$/, '')}/auth/v1`
  const storage = createSessionStorage(storageKey, options.storage)
  let retryHeader: string | null = null
  let made: AuthClient | undefined
  let isDisposed = false

  // The client passes on nothing of the headers of an answer.
  const send: typeof fetch = async (input, init) => {
    const response = await (options.fetch ?? fetch)(input, init)
    if (response.status === 429) retryHeader = response.headers.get('Retry-After')
    return response
  }

  const loadChunk = once(importClient)
  const load = once(async () => {
    const { createClient } = await loadChunk()
    // A client that nobody uses any more would still renew the session.
    if (isDisposed) throw disposedError()
    made = createClient({ url, anonKey, storageKey, storage, fetch: send })
    return made
  })

  /** The client itself would first renew a token that is about to run out. */
  function revoke({ access_token: token }: Session): void {
    const headers = { apikey: anonKey, Authorization: `Bearer ${token}` }
    // The request goes on when the page is left right after it.
    const request = { method: 'POST', headers, keepalive: true }
    send(`${url}/logout?scope=local`, request).catch(ignore)
  }

  /** The client finds no session, so it asks nobody: it forgets its secrets and tells other tabs. */
  async function tellClient(): Promise<void> {
    const client = await load()
    await client.initialize?.()
    // Somebody may have signed in meanwhile.
    if (!storage.readSession()) await client.signOut({ scope: 'local' })
  }

  return {
    load,
    loadChunk,
    stored: {
      storageKey,
      end() {
        const session = storage.readSession()
        storage.removeItem(storageKey)
        storage.removeItem(linkKey(storageKey))
        if (session && !hasExpired(session, 0)) revoke(session)
        return tellClient().catch(ignore)
      },
    },
    marks: storage,
    fetch: send,
    retryHeader: () => retryHeader,
    dispose() {
      isDisposed = true
      void made?.dispose?.()
    },
  }
}

function ignore(): void {}
