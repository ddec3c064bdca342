import { authPath } from './auth-path.ts'
import type { Settings } from './config.ts'
import type { Lockout } from './lockout.ts'
import type { OAuthProvider } from './oauth/provider.ts'
import type { RateLimit } from './rate-limit.ts'
import type { RefreshTimes } from './refresh-times.ts'
import type { Store } from './store/index.ts'
import type { SigningKeys } from './tokens/signing-jwk.ts'

/** The dependencies of the routes. */
export interface Services {
  readonly settings: Settings
  readonly store: Store
  readonly keys: SigningKeys
  readonly limit: RateLimit
  readonly lockout: Lockout
  readonly refreshTimes: RefreshTimes
  readonly providers: ReadonlyMap<string, OAuthProvider>
}

/** Returns the current time in the format of the store. */
export function timestamp(settings: Settings): string {
  return new Date(settings.now()).toISOString()
}

/** Returns the issuer of tokens: the public URL of the backend. */
export function issuerOf(settings: Settings): string {
  return `${settings.url()}${authPath}`
}
