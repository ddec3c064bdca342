import { trustedTypesPolicy } from '../config/trustedTypes.ts'

interface ScriptUrlPolicy {
  readonly createScriptURL: (url: string) => string
}

declare global {
  interface Window {
    /** Typed with strings, as TypeScript does not know `TrustedScriptURL`. */
    readonly trustedTypes?: {
      readonly createPolicy: (name: string, policy: ScriptUrlPolicy) => ScriptUrlPolicy
    }
  }
}

/** The service worker, and the hashed files of the build. */
const own = /^\/(?:sw\.js|assets\/[\w-]+\.js)$/

const ownScripts: ScriptUrlPolicy = {
  createScriptURL(url) {
    // Only a build has such a policy and these addresses.
    if (!import.meta.env.PROD || own.test(url)) return url
    throw new TypeError(`[@dropwatt/app] ${url} is no script of the app.`)
  },
}

let policy: ScriptUrlPolicy | undefined

/**
 * Returns the address of a worker as the content security policy requires it.
 *
 * @throws {TypeError} when it is not a script of this app
 */
export function workerUrl(url: string): string {
  // The document allows one policy, created once.
  policy ??= window.trustedTypes?.createPolicy(trustedTypesPolicy, ownScripts) ?? ownScripts
  return policy.createScriptURL(url)
}
