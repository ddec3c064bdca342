import { authPath } from './auth-path.ts'
import type { Settings } from './config.ts'
import type { OAuthProvider } from './oauth/provider.ts'
import type { RateLimit } from './rate-limit.ts'
import type { Store } from './store/index.ts'
import type { SigningKeys } from './tokens/signing-jwk.ts'

/** What the routes work with. */
export interface Services {
  readonly settings: Settings
  readonly store: Store
  readonly keys: SigningKeys
  readonly limit: RateLimit
  readonly providers: ReadonlyMap<string, OAuthProvider>
}

/** The present, in the notation of the store. */
export function timestamp(settings: Settings): string {
  return new Date(settings.now()).toISOString()
}

/** What tokens name as their issuer: the public address of the backend. */
export function issuerOf(settings: Settings): string {
  return `${settings.url()}${authPath}`
}
