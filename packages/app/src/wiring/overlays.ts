import type { Location } from 'react-router-dom'

/** The part of the React Router API that is used here. */
interface Router {
  readonly state: { readonly location: Location }
}

interface HistoryState {
  /** The key that the router gave to the page. */
  readonly key?: string
  /** Number of overlays that are open in this entry. @default 0 */
  readonly overlays?: number
}

const historyState = (): HistoryState => history.state ?? {}

/**
 * Makes the Back button close dialogs, drawers and menus. Each open overlay has a history entry of its
 * own; the router does not see these entries, as they belong to the current page.
 */
export function createOverlays() {
  /** The open overlays, from bottom to top. */
  let open: { readonly close: () => void }[] = []
  /** Number of overlay entries in the history between the page and the current entry. */
  let entries = 0
  let pageKey: string | undefined
  /** Reason that this module called `history.go`, until the browser fires `popstate`. */
  let pending: 'closed' | 'left over' | undefined
  let afterPop: (() => void) | undefined
  let router: Router | undefined

  const currentPage = () => router?.state.location

  function goBack(reason: typeof pending) {
    pending = reason
    history.go(open.length - entries)
  }

  /** Pushes the missing history entries, or goes back over the extra ones. */
  function syncHistory() {
    if (pending) return
    while (entries < open.length) {
      if (entries === 0) pageKey = historyState().key
      entries += 1
      history.pushState({ ...historyState(), overlays: entries }, '')
    }
    if (entries > open.length) goBack('closed')
  }

  /** Writes the router's location to the page's entry, if the router replaced it from an overlay's. */
  function restoreLocation() {
    const page = currentPage()
    if (!page || page.key === (historyState().key ?? 'default')) return
    const { key, state, pathname, search, hash } = page
    history.replaceState({ ...historyState(), key, usr: state }, '', pathname + search + hash)
  }

  function onPopState(event: PopStateEvent) {
    const { key, overlays = 0 } = historyState()
    const reason = pending
    pending = undefined
    const isSamePage =
      entries > 0 ? key === pageKey : overlays > 0 && (key ?? 'default') === currentPage()?.key
    const isOwn = reason !== undefined || isSamePage
    entries = overlays

    if (isOwn) {
      event.stopImmediatePropagation()
      if (reason !== 'left over') restoreLocation()
    }
    if (!reason) {
      const closing = open.splice(isOwn ? overlays : 0)
      for (const { close } of closing.toReversed()) close()
      if (entries > open.length) goBack('left over')
    }
    syncHistory()
    afterPop?.()
    afterPop = undefined
  }

  /** Creates the router so that it does not see the history entries of overlays. */
  function withRouter<Created extends Router>(create: () => Created): Created {
    // Listeners on the window run in the order of registration, so this one has to precede the router's.
    addEventListener('popstate', onPopState)
    const created = create()
    router = created
    // After a reload with open overlays, their entries are still there.
    entries = historyState().overlays ?? 0
    if (entries > 0) goBack('left over')
    return created
  }

  /** Makes Back call `close`; call the returned function when the overlay closes otherwise. */
  function register(close: () => void): () => void {
    const overlay = { close }
    open.push(overlay)
    queueMicrotask(syncHistory)
    return () => {
      open = open.filter((other) => other !== overlay)
      queueMicrotask(syncHistory)
    }
  }

  /** Returns whether the history has entries of overlays, so that links have to use `leave`. */
  const hasEntries = () => entries > 0 || pending !== undefined

  /** Calls `navigate` so that the new page replaces the history entry of the overlay. */
  function leave(navigate: (options: { readonly replace: boolean }) => void): void {
    if (pending) {
      afterPop = () => navigate({ replace: false })
      return
    }
    open = []
    entries = 0
    navigate({ replace: true })
  }

  return { withRouter, register, hasEntries, leave }
}

/** The overlays of this app. */
export const overlays = createOverlays()
