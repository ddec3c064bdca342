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
  /** Called when a token request reaches no server, or one that fails; the client then retries it. */
  onOutage: () => void
}

/**
 * Creates the provider's client. Only the auth part of the Supabase client is used, which is less
 * than half of its code.
 */
export function createClient(settings: ClientSettings): AuthClientPart {
  const { url, anonKey, storageKey, storage, fetch, onOutage } = settings
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
    fetch: withLocalExpiry(withOutages(withKeys(withFlows(fetch)), onOutage), storage),
  })
}

/** Moves the flow id in the requests for mails; the client leaves the page for a provider itself. */
function withFlows(send: typeof fetch): typeof fetch {
  return (input, init) => send(typeof input === 'string' ? moveFlowId(input) : input, init)
}

/**
 * Falls back to the public keys in the browser's cache while the server is unreachable, so that tokens
 * are verified offline. Nobody can edit that cache as they can edit a storage.
 */
function withKeys(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    try {
      return await send(input, init)
    } catch (cause) {
      const isKeys = typeof input === 'string' && input.endsWith('/.well-known/jwks.json')
      if (!isKeys) throw cause
      return send(input, { ...init, cache: 'force-cache' })
    }
  }
}

function withOutages(send: typeof fetch, onOutage: () => void): typeof fetch {
  return async (input, init) => {
    const answer = send(input, init)
    if (typeof input === 'string' && input.includes('/token?')) {
      const isDown = await answer.then(
        ({ status }) => status >= 500,
        () => true,
      )
      if (isDown) onOutage()
    }
    return answer
  }
}
