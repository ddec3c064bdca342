import { disposedError } from './errors.js'
import { importClient } from './importClient.js'
import { checkProjectOptions, DEFAULT_STORAGE_KEY } from './options.js'
import { createSessionStorage, type SessionStorage } from './storage.js'
import type { AuthClient, AuthOptions, ProjectOptions } from './types.js'

/** Where the provider's client comes from, and what it may be asked without it. */
export interface ClientSource {
  /** Returns the one client, made at the first call. */
  load(): Promise<AuthClient>
  /** Where the client keeps its session; unknown for a client made elsewhere. */
  readonly stored?: { readonly key: string; readonly storage: SessionStorage }
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
    marks: createSessionStorage(DEFAULT_STORAGE_KEY),
    fetch: (input, init) => fetch(input, init),
    dispose: () => {},
  }
}

function createProjectSource(options: ProjectOptions): ClientSource {
  checkProjectOptions(options)
  const { url, anonKey, storageKey: key = DEFAULT_STORAGE_KEY } = options
  const storage = createSessionStorage(key, options.storage)
  let retryHeader: string | null = null
  // The client passes on nothing of the headers of an answer.
  const send: typeof fetch = async (input, init) => {
    const response = await (options.fetch ?? fetch)(input, init)
    if (response.status === 429) retryHeader = response.headers.get('Retry-After')
    return response
  }
  // A sign-out reaches the server even when the page is left right after it.
  const sendBeyondPage: typeof fetch = (input, init) => send(input, { ...init, keepalive: true })
  let client: Promise<AuthClient> | undefined
  let isDisposed = false

  async function create(): Promise<AuthClient> {
    const { createClient } = await importClient()
    // A client that nobody uses any more would still renew the session.
    if (isDisposed) throw disposedError()
    return createClient({ url, anonKey, storageKey: key, storage, fetch: sendBeyondPage })
  }

  return {
    load() {
      client ??= create().catch((cause: unknown) => {
        client = undefined
        throw cause
      })
      return client
    },
    stored: { key, storage },
    marks: storage,
    fetch: send,
    retryHeader: () => retryHeader,
    dispose() {
      isDisposed = true
      void client?.then(
        (made) => made.dispose?.(),
        () => {},
      )
    },
  }
}
