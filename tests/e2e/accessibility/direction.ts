import type { Page } from 'playwright/test'

/** Returns the positions of elements, from the inline start. */
export function measurePlaces(page: Page): Promise<[string, number][]> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll<HTMLElement>(
      'h1, h2, h3, a, button, input, select, textarea, table, nav, aside',
    )
    const width = document.documentElement.clientWidth
    const isMirrored = getComputedStyle(document.documentElement).direction === 'rtl'
    return [...parts]
      .filter((part) => part.checkVisibility() && !part.closest('body [dir="ltr"], bdi'))
      .map((part) => {
        const { left, right } = part.getBoundingClientRect()
        const start = Math.round(isMirrored ? width - right : left)
        return [part.getAttribute('aria-label') ?? part.innerText, start] as [string, number]
      })
  })
}

/** Finds standalone numbers, addresses and codes that are not left to right. */
export function findTurnedNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const turned: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const text = node.textContent ?? ''
      const parent = node.parentElement
      if (!/^\s*\S*[\d@/_]\S*\s*$/.test(text) || parent?.closest('option, script, style')) continue
      if (!parent?.checkVisibility()) continue
      const places = Array.from(text.trimEnd(), (_, offset) => {
        const range = document.createRange()
        range.setStart(node, offset)
        range.setEnd(node, offset + 1)
        return range.getBoundingClientRect()
      })
      const isTurned = places.some((place, at) => {
        const last = places[at - 1]
        return last && place.width > 0 && place.top === last.top && place.left < last.left
      })
      if (isTurned) turned.push(text.trim())
    }
    return turned
  })
}
