import { matchRoutes, type RouteObject } from 'react-router-dom'

const intents = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Loads the page that a link leads to as soon as somebody is about to follow it, so that nothing is
 * left to load when they do. Whoever asked for few data, or has no network, gets it at the click.
 */
export function prefetchOnIntent(routes: RouteObject[]): void {
  const asked = new Set<string>()

  function prefetch(event: Event) {
    const pathname = isFree() ? pathOfLink(event.target) : undefined
    if (pathname === undefined || asked.has(pathname)) return
    asked.add(pathname)
    for (const { route } of matchRoutes(routes, pathname) ?? []) {
      if (typeof route.lazy === 'function') route.lazy().catch(() => asked.delete(pathname))
    }
  }

  for (const type of intents) addEventListener(type, prefetch, { passive: true })
}

function isFree(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  const saves = connection instanceof Object && Reflect.get(connection, 'saveData') === true
  return navigator.onLine && !saves
}

/** Finds where the link around an element leads, if that is a page of this app. */
function pathOfLink(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.download) return undefined
  return link.pathname
}
