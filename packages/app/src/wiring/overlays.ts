import type { Location } from 'react-router-dom'

/** Of the router, which page it shows. */
interface Router {
  readonly state: { readonly location: Location }
}

/** What an entry of the history holds: the router's key of its page, and how many overlays lie over that. */
interface Entry {
  readonly key?: string
  readonly overlays?: number
}

const entry = (): Entry => history.state ?? {}

/**
 * Lets Back close what lies over a page, by an entry of the history for each open overlay. The
 * router is shown none of these entries: all of them are the page that it is on.
 */
export function createOverlays() {
  /** What closes each open overlay, the last one on top. */
  let open: { readonly close: () => void }[] = []
  /** How many entries of overlays the history has behind it, down to the page. */
  let above = 0
  let pageKey: string | undefined
  /** Why the history is on its way back, while it is. */
  let returning: 'closed' | 'left over' | undefined
  let afterReturn: (() => void) | undefined
  let router: Router | undefined

  const shown = () => router?.state.location

  function goBack(why: typeof returning) {
    returning = why
    history.go(open.length - above)
  }

  /** Makes as many entries as overlays are open, or goes back by those that are too many. */
  function settle() {
    if (returning) return
    while (above < open.length) {
      if (above === 0) pageKey = entry().key
      above += 1
      history.pushState({ ...entry(), overlays: above }, '')
    }
    if (above > open.length) goBack('closed')
  }

  /** What the router has replaced meanwhile, such as the language in the address, was the page. */
  function keepPage() {
    const page = shown()
    if (!page || page.key === (entry().key ?? 'default')) return
    const { key, state, pathname, search, hash } = page
    history.replaceState({ ...entry(), key, usr: state }, '', pathname + search + hash)
  }

  function onPopState(event: PopStateEvent) {
    const { key, overlays = 0 } = entry()
    const why = returning
    returning = undefined
    const isSamePage =
      above > 0 ? key === pageKey : overlays > 0 && (key ?? 'default') === shown()?.key
    const isOwn = why !== undefined || isSamePage
    above = overlays

    if (isOwn) {
      event.stopImmediatePropagation()
      if (why !== 'left over') keepPage()
    }
    if (!why) {
      const closing = open.splice(isOwn ? overlays : 0)
      for (const { close } of closing.toReversed()) close()
      if (above > open.length) goBack('left over')
    }
    settle()
    afterReturn?.()
    afterReturn = undefined
  }

  /** Makes the router, which then hears of the history only what concerns it. */
  function withRouter<Made extends Router>(make: () => Made): Made {
    // First come, first served: on the window capturing makes no difference.
    addEventListener('popstate', onPopState)
    const made = make()
    router = made
    // The page was reloaded while something was open.
    above = entry().overlays ?? 0
    if (above > 0) goBack('left over')
    return made
  }

  /** Has Back call `close` from now on, until the returned function is called. */
  function register(close: () => void): () => void {
    const overlay = { close }
    open.push(overlay)
    queueMicrotask(settle)
    return () => {
      open = open.filter((other) => other !== overlay)
      queueMicrotask(settle)
    }
  }

  /** Whether the history holds entries of overlays, which a link has to heed. */
  const hasEntries = () => above > 0 || returning !== undefined

  /** Follows a link out of what is open: the page that it leads to takes the entry of the overlay. */
  function leave(navigate: (options: { readonly replace: boolean }) => void): void {
    if (returning) {
      afterReturn = () => navigate({ replace: false })
      return
    }
    open = []
    above = 0
    navigate({ replace: true })
  }

  return { withRouter, register, hasEntries, leave }
}

/** What lies over the pages of this app. */
export const overlays = createOverlays()
