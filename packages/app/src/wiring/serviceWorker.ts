import type { createBrowserRouter } from 'react-router-dom'
import { trustedTypesPolicy } from '../config/trustedTypes.ts'
import { rest } from './rest.ts'

interface ScriptUrlPolicy {
  readonly createScriptURL: (url: string) => string
}

declare global {
  interface Window {
    /** To TypeScript an address that a policy has let through is a string still. */
    readonly trustedTypes?: {
      readonly createPolicy: (name: string, policy: ScriptUrlPolicy) => ScriptUrlPolicy
    }
  }
}

const workerUrl = '/sw.js'

const onlyWorker: ScriptUrlPolicy = {
  createScriptURL(url) {
    if (url === workerUrl) return url
    throw new TypeError(`[@dropwatt/app] ${url} is not the service worker.`)
  },
}

/**
 * Has the browser keep the app for days without a connection, once the first page has been there
 * for a while. Where it does not (other origins than https and localhost, storage that is off) the
 * app needs the network, and is whole otherwise.
 */
export function keepForOffline(router: ReturnType<typeof createBrowserRouter>): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const settle = ({ initialized }: { readonly initialized: boolean }) => {
    if (!initialized) return
    unsubscribe()
    setTimeout(register, rest)
  }
  const unsubscribe = router.subscribe(settle)
  settle(router.state)
}

function register(): void {
  const policy = window.trustedTypes?.createPolicy(trustedTypesPolicy, onlyWorker) ?? onlyWorker
  navigator.serviceWorker.register(policy.createScriptURL(workerUrl)).catch(() => {})
}
