import type { createBrowserRouter } from 'react-router-dom'
import { trustedTypesPolicy } from '../config/trustedTypes.ts'
import { backgroundDelay } from './backgroundDelay.ts'

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

const workerUrl = '/sw.js'

const workerPolicy: ScriptUrlPolicy = {
  createScriptURL(url) {
    if (url === workerUrl) return url
    throw new TypeError(`[@dropwatt/app] ${url} is not the service worker.`)
  },
}

/**
 * Registers the service worker, which makes the app work offline, some time after the first page has
 * loaded. Does nothing in development and in browsers without service workers.
 */
export function registerServiceWorker(router: ReturnType<typeof createBrowserRouter>): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const onState = ({ initialized }: { readonly initialized: boolean }) => {
    if (!initialized) return
    unsubscribe()
    setTimeout(register, backgroundDelay)
  }
  const unsubscribe = router.subscribe(onState)
  onState(router.state)
}

function register(): void {
  const policy = window.trustedTypes?.createPolicy(trustedTypesPolicy, workerPolicy) ?? workerPolicy
  navigator.serviceWorker.register(policy.createScriptURL(workerUrl)).catch(() => {})
}
