import { AuthClient } from '@supabase/supabase-js'
import { withLocalExpiry } from './localExpiry.js'
import type { SessionStorage } from './storage.js'
import type { AuthClient as AuthClientPart } from './types.js'

interface ClientSettings {
  /** Where GoTrue is, without a slash at the end. */
  url: string
  anonKey: string
  storageKey: string
  storage: SessionStorage
  fetch: typeof fetch
}

/**
 * Makes the provider's client. Of the whole Supabase client only its authentication part is used,
 * which is less than half of the code to load.
 */
export function createClient(settings: ClientSettings): AuthClientPart {
  const { url, anonKey, storageKey, storage, fetch } = settings
  return new AuthClient({
    url,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey,
    storage,
    flowType: 'pkce',
    detectSessionInUrl: true,
    autoRefreshToken: true,
    persistSession: true,
    fetch: withLocalExpiry(fetch, storage),
  })
}
