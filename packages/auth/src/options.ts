import { readClaims } from './jwt.js'
import type { ProjectOptions } from './types.js'

/** The default storage key of a session. */
export const DEFAULT_STORAGE_KEY = 'dropwatt-auth'

/**
 * Validates the URL and the key of a project.
 *
 * @throws {Error} that names the invalid option and does not print a key.
 */
export function checkProjectOptions({ url, anonKey }: ProjectOptions): void {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error(
      `[@dropwatt/auth] createAuth() got the url ${JSON.stringify(url)}, which is not an http(s) URL. ` +
        'Pass the URL of the Supabase project.',
    )
  }
  if (!anonKey) {
    throw new Error(
      '[@dropwatt/auth] createAuth() got no anonKey, and the server rejects requests without ' +
        'one. Pass the anonymous (publishable) key of the Supabase project.',
    )
  }
  if (anonKey.startsWith('sb_secret_') || readClaims(anonKey).role === 'service_role') {
    throw new Error(
      '[@dropwatt/auth] createAuth() got a secret key. Every visitor could read and ' +
        'change all data with it. Pass the anonymous (publishable) key, and replace the secret one.',
    )
  }
}
