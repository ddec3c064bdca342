import { createClient } from '@supabase/supabase-js'
import { LOCAL_ANON_KEY } from '../index.ts'

interface ClientOptions {
  readonly fetch?: typeof globalThis.fetch
  readonly flowType?: 'implicit' | 'pkce'
}

let clients = 0

/** Creates the client like an app, with in-memory storage. */
export function clientOf(
  url: string,
  { fetch = globalThis.fetch, flowType = 'pkce' }: ClientOptions = {},
) {
  const memory = new Map<string, string>()
  const client = createClient(url, LOCAL_ANON_KEY, {
    global: { fetch },
    auth: {
      flowType,
      autoRefreshToken: false,
      storageKey: `client-${(clients += 1)}`,
      storage: {
        getItem: (key) => memory.get(key) ?? null,
        setItem: (key, value) => void memory.set(key, value),
        removeItem: (key) => void memory.delete(key),
      },
    },
  })
  return client.auth
}
