/**
 * Scrolls the navigation so that one of its entries is visible. It does not use `scrollIntoView`,
 * which in Chromium makes Tab start after the entry instead of at the top of the page.
 */
export function keepInView(entry: Element): void {
  const list = entry.closest('nav')
  if (!list) return
  const seen = list.getBoundingClientRect()
  const { top, bottom } = entry.getBoundingClientRect()
  if (top < seen.top) list.scrollTop -= seen.top - top
  else if (bottom > seen.bottom) list.scrollTop += bottom - seen.bottom
}
