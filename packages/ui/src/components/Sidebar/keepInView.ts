/**
 * Scrolls the navigation so that one of its entries is seen. It is done by hand, as in Chromium
 * `scrollIntoView` would also make Tab begin behind the entry instead of at the top of the page.
 */
export function keepInView(entry: Element): void {
  const list = entry.closest('nav')
  if (!list) return
  const seen = list.getBoundingClientRect()
  const { top, bottom } = entry.getBoundingClientRect()
  if (top < seen.top) list.scrollTop -= seen.top - top
  else if (bottom > seen.bottom) list.scrollTop += bottom - seen.bottom
}
