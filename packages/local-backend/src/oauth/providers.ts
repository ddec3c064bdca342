import type { Settings } from '../config.ts'
import { createGoogle } from './google.ts'
import { createLocalGoogle, type LocalGoogle } from './local-google.ts'
import type { OAuthProvider } from './provider.ts'

interface Providers {
  readonly providers: ReadonlyMap<string, OAuthProvider>
  /** There only where it takes Google's place. */
  readonly localGoogle?: LocalGoogle
}

/** Gives Google if it is configured, else the stand-in where development pages may be opened. */
export function openProviders({ google, developmentPages, now }: Settings): Providers {
  if (google) return { providers: new Map([['google', createGoogle(google, { now })]]) }
  if (!developmentPages) return { providers: new Map() }
  const localGoogle = createLocalGoogle(now)
  return { providers: new Map([['google', localGoogle.provider]]), localGoogle }
}
