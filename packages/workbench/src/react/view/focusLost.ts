/** Moves focus to the heading of the page if what had it is gone, without scrolling. */
export function focusLost(): void {
  const heading = document.querySelector('h1')
  if (!heading || document.activeElement !== document.body) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
