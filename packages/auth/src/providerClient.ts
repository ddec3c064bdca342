import { AuthClient } from '@supabase/supabase-js'
import { keepFlows, moveFlowId } from './flows.js'
import { withLocalExpiry } from './localExpiry.js'
import type { SessionStorage } from './storage.js'
import type { AuthClient as AuthClientPart } from './types.js'

interface ClientSettings {
  /** The URL of GoTrue, without a trailing slash. */
  url: string
  anonKey: string
  storageKey: string
  storage: SessionStorage
  fetch: typeof fetch
}

/**
 * Creates the provider's client. Only the auth part of the Supabase client is used, which is less
 * than half of its code.
 */
export function createClient(settings: ClientSettings): AuthClientPart {
  const { url, anonKey, storageKey, storage, fetch } = settings
  return new AuthClient({
    url,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey,
    storage: keepFlows(storage, storageKey),
    flowType: 'pkce',
    detectSessionInUrl: true,
    autoRefreshToken: true,
    persistSession: true,
    experimental: { appendPkceFlowIdToRedirects: true },
    fetch: withLocalExpiry(withFlows(fetch), storage),
  })
}

/** Moves the flow id in the requests for mails; the client leaves the page for a provider itself. */
function withFlows(send: typeof fetch): typeof fetch {
  return (input, init) => send(typeof input === 'string' ? moveFlowId(input) : input, init)
}
