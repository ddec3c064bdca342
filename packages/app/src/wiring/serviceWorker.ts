import type { createBrowserRouter } from 'react-router-dom'

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
 * Has the browser keep the app for days without a connection, once the first page is there. Where
 * it does not (other origins than https and localhost, storage that is off) the app needs the
 * network, and is whole otherwise.
 */
export function keepForOffline(router: ReturnType<typeof createBrowserRouter>): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (router.state.initialized) {
    register()
    return
  }
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (!initialized) return
    unsubscribe()
    register()
  })
}

function register(): void {
  const policy = window.trustedTypes?.createPolicy('dropwatt', onlyWorker) ?? onlyWorker
  navigator.serviceWorker.register(policy.createScriptURL(workerUrl)).catch(() => {})
}
