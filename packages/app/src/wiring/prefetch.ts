import { matchRoutes, type RouteObject } from 'react-router-dom'

/** The handle of a route that shows more than its page has loaded. */
export interface PrefetchHandle {
  /** Loads it. */
  readonly prefetch: () => Promise<void>
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Prefetches the page of a link when it is hovered, focused or touched, unless the browser is offline
 * or saves data.
 */
export function prefetchOnIntent(routes: RouteObject[]): void {
  const requested = new Set<string>()

  function prefetch(event: Event) {
    const pathname = mayPrefetch() ? pathOfLink(event.target) : undefined
    if (pathname === undefined || requested.has(pathname)) return
    requested.add(pathname)
    for (const { route } of matchRoutes(routes, pathname) ?? []) {
      const handle = route.handle as PrefetchHandle | undefined
      for (const load of [route.lazy, handle?.prefetch]) {
        if (typeof load === 'function') load().catch(() => requested.delete(pathname))
      }
    }
  }

  for (const type of intents) addEventListener(type, prefetch, { passive: true })
}

function mayPrefetch(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  const savesData = connection instanceof Object && Reflect.get(connection, 'saveData') === true
  return navigator.onLine && !savesData
}

/** Returns the path of the link around an element, if it is on this site. */
function pathOfLink(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.download) return undefined
  return link.pathname
}
