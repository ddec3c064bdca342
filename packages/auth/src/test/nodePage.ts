import { vi } from 'vitest'

/**
 * Gives what is opened next in Node the address of a page to come to. `vi.unstubAllGlobals()` takes
 * it away.
 */
export function visit(href: string) {
  // The client warns of a second one in the same page; here they are on pages of their own.
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
