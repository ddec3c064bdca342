import { readClaims } from './jwt.js'
import type { ProjectOptions } from './types.js'

/** The storage key of a session when none is given. */
export const DEFAULT_STORAGE_KEY = 'dropwatt-auth'

/** @throws {Error} naming the option that is wrong, without printing a key. */
export function checkProjectOptions({ url, anonKey }: ProjectOptions): void {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error(
      `[@dropwatt/auth] createAuth() got the url ${JSON.stringify(url)}, which is no http(s) URL. ` +
        'Pass the URL of the Supabase project.',
    )
  }
  if (!anonKey) {
    throw new Error(
      '[@dropwatt/auth] createAuth() got no anonKey, without which the server refuses every ' +
        'call. Pass the anonymous (publishable) key of the Supabase project.',
    )
  }
  if (anonKey.startsWith('sb_secret_') || readClaims(anonKey).role === 'service_role') {
    throw new Error(
      '[@dropwatt/auth] createAuth() got a secret key. Whoever opens the page could read and ' +
        'change all data with it. Pass the anonymous (publishable) key, and replace the secret one.',
    )
  }
}
