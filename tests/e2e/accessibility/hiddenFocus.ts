import type { Page } from 'playwright/test'

declare global {
  interface Window {
    /** Finds parts of the focused control and its label that are covered or outside the window. */
    findHiddenFocus: () => readonly string[]
    /** The findings after each Tab. */
    afterTabs: (readonly string[])[]
  }
}

/** Makes the page look for hidden focus, on call and after each Tab. */
export async function watchFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.findHiddenFocus = () => {
      const focused = document.activeElement
      const labels = focused && 'labels' in focused ? (focused.labels as NodeListOf<Element>) : []
      return [focused, ...labels].flatMap((part) => {
        if (!part) return []
        const { left, right, top, bottom } = part.getBoundingClientRect()
        // Pages scroll by whole pixels, but controls may start at fractions.
        const isInside = top > -1 && bottom < innerHeight + 1
        const isSeen = [top + 2, bottom - 2].every((y) => {
          const at = document.elementFromPoint((left + right) / 2, y)
          return part.contains(at) || (at !== null && at === part.closest('label'))
        })
        return isInside && isSeen ? [] : [`${part.outerHTML.slice(0, 120)} at ${top} to ${bottom}`]
      })
    }
    window.afterTabs = []
    addEventListener('keyup', ({ key }) => {
      if (key === 'Tab') window.afterTabs.push(window.findHiddenFocus())
    })
  })
}
