import { vi } from 'vitest'

/**
 * Stubs a page with this URL for the next auth object in Node. `vi.unstubAllGlobals()` removes it.
 */
export function visit(href: string) {
  // The client warns about a second instance in the same page; here each has its own page.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { origin } = new URL(href)
  const location = { href, origin }
  const history = {
    state: null,
    replaceState: (_: unknown, __: string, next: string) => void (location.href = next),
  }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location, history }))
  vi.stubGlobal('document', { visibilityState: 'visible' })
  return location
}
