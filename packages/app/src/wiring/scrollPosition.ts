/** Where the router keeps the scroll positions of the pages of this visit. */
const positionsKey = 'react-router-scroll-positions'

/** Tells the router how far the page was scrolled before it was there, so that it leaves it so. */
export function keepScrollPosition(): void {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(positionsKey) ?? '{}')
    const key = String(history.state?.key ?? 'default')
    sessionStorage.setItem(positionsKey, JSON.stringify({ ...Object(positions), [key]: scrollY }))
  } catch {
    // Without storage the router knows no positions either.
  }
}
