import type { createBrowserRouter } from 'react-router-dom'
import { backgroundDelay } from './backgroundDelay.ts'
import { workerUrl } from './scriptUrls.ts'

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
  navigator.serviceWorker.register(workerUrl('/sw.js')).catch(() => {})
}
