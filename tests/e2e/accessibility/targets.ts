import type { Page } from 'playwright/test'

/**
 * Finds targets that are too small: neither the hit area nor the spacing to other targets
 * (WCAG 2.5.8) is `size` px. Links in a sentence are exempt.
 */
export function findSmallTargets(page: Page, size: 24 | 44): Promise<string[]> {
  return page.evaluate((wanted) => {
    const half = wanted / 2
    const selector =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="slider"], [role="switch"], [role="tab"]'
    const targets = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert], [aria-hidden="true"]') &&
        getComputedStyle(element).clipPath === 'none',
    )

    function isInSentence(element: HTMLElement): boolean {
      if (getComputedStyle(element).display !== 'inline') return false
      const around = element.closest('p, li, label, dd, td')?.textContent ?? ''
      return around.trim().length > (element.textContent ?? '').trim().length
    }

    function isHit(element: HTMLElement, x: number, y: number): boolean {
      const at = document.elementFromPoint(x, y)
      if (!at) return false
      const label = at.closest('label')
      return element.contains(at) || (label !== null && label.control === element)
    }

    /** Controls in a label are also clickable by its text. */
    function boxOf(element: HTMLElement): DOMRect {
      return (element.closest('label') ?? element).getBoundingClientRect()
    }

    function middleOf(element: HTMLElement) {
      const { left, right, top, bottom } = boxOf(element)
      return { x: (left + right) / 2, y: (top + bottom) / 2 }
    }

    function hitsAll(element: HTMLElement): boolean {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { width, height } = boxOf(element)
      const { x, y } = middleOf(element)
      const ends = (middle: number) => [Math.ceil(middle - half), Math.floor(middle + half) - 1]
      return (
        (width >= wanted || ends(x).every((end) => isHit(element, end, y))) &&
        (height >= wanted || ends(y).every((end) => isHit(element, x, end)))
      )
    }

    /** Tells whether a circle of this size around the target meets no other target. */
    function standsApart(element: HTMLElement): boolean {
      const { x, y } = middleOf(element)
      return targets.every((other) => {
        if (other === element || other.contains(element) || element.contains(other)) return true
        const box = other.getBoundingClientRect()
        const across = Math.max(box.left - x, 0, x - box.right)
        const down = Math.max(box.top - y, 0, y - box.bottom)
        return Math.hypot(across, down) >= half
      })
    }

    return targets
      .filter((target) => !isInSentence(target) && !hitsAll(target))
      .filter((target) => wanted > 24 || !standsApart(target))
      .map((target) => {
        const { width, height } = boxOf(target)
        const name = target.getAttribute('aria-label') ?? (target.textContent || target.id)
        return `${target.tagName} ${name}: ${Math.round(width)} x ${Math.round(height)}`
      })
  }, size)
}
