/** Timeout in ms for the next page to replace this one; after that, this one stays. */
const patience = 10_000

let staying: Promise<unknown> = Promise.resolve()

/** Starts noting when the user leaves the page. Without it, the page always stays. */
export function watchLeaving(): void {
  addEventListener('beforeunload', note)
}

function note(): void {
  staying = new Promise((resolve) => {
    addEventListener('pageshow', resolve, { once: true })
    setTimeout(resolve, patience)
  })
}

/**
 * Resolves immediately, or while the user is leaving the page, once it stays after all: it returned
 * from the back/forward cache, or nothing replaced it for ten seconds. Wait for it before an automatic
 * reload, which would cancel leaving. Firefox cancels the requests of a page that is being left, so its
 * scripts seem to be missing.
 */
export function untilStaying(): Promise<unknown> {
  return staying
}
