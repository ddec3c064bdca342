import { vi } from 'vitest'

/**
 * Stubs a page with this URL for the next auth object in Node. `vi.unstubAllGlobals()` removes it.
 */
export function visit(href: string) {
  // The client warns about a second instance in the same page; here each has its own page.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { origin, pathname, search, hash } = new URL(href)
  const assign = (next: string) => void (location.href = next)
  const location = { href, origin, pathname, search, hash, assign }
  const history = {
    state: null,
    replaceState: (_: unknown, __: string, next: string) => void (location.href = next),
  }
  const navigator = { onLine: true }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location, history, navigator }))
  vi.stubGlobal('document', { visibilityState: 'visible' })
  return location
}
