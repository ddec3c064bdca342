import type { Settings } from '../config.ts'
import { createGoogle } from './google.ts'
import { createLocalGoogle, type LocalGoogle } from './local-google.ts'
import type { OAuthProvider } from './provider.ts'

interface Providers {
  readonly providers: ReadonlyMap<string, OAuthProvider>
  /** Only set if it stands in for Google. */
  readonly localGoogle?: LocalGoogle
}

/** Returns Google if it is configured, else the stand-in if development pages are enabled. */
export function openProviders({ google, developmentPages, now }: Settings): Providers {
  if (google) return { providers: new Map([['google', createGoogle(google, { now })]]) }
  if (!developmentPages) return { providers: new Map() }
  const localGoogle = createLocalGoogle(now)
  return { providers: new Map([['google', localGoogle.provider]]), localGoogle }
}
