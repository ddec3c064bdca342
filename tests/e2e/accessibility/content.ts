import type { Page } from 'playwright/test'

/** Finds SVGs that are neither hidden from assistive technology nor named, or that are focusable. */
export function findLooseDrawings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement
    return [...document.querySelectorAll('svg')]
      .filter((svg) => {
        const isNamed = svg.getAttribute('role') === 'img' && svg.getAttribute('aria-label')
        svg.focus()
        const tookFocus = document.activeElement !== focused
        return tookFocus || !(svg.closest('[aria-hidden="true"]') || isNamed)
      })
      .map((svg) => svg.outerHTML.slice(0, 200))
  })
}

/** Finds controls without a name, and those whose name does not contain the visible text. */
export function findMisnamed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const plain = (text: string | null | undefined) =>
      (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase()

    function wordsSeen(element: HTMLElement): string {
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        return plain(element.labels?.[0]?.innerText)
      if (element instanceof HTMLSelectElement) return plain(element.labels[0]?.innerText)
      return plain(element.innerText)
    }

    /** Names from visible text always match. */
    function isNamedByWords(element: HTMLElement): boolean {
      const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
      const labels = ids.map((id) => document.getElementById(id))
      return labels.some((label) => label?.checkVisibility() && plain(label.innerText))
    }

    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea',
    )
    return [...controls]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'))
      .filter((element) => {
        const [name, words] = [plain(element.getAttribute('aria-label')), wordsSeen(element)]
        return !isNamedByWords(element) && (name ? !name.includes(words) : !words)
      })
      .map((element) => element.outerHTML.slice(0, 200))
  })
}

/** Finds related controls without a named group. */
export function findUngrouped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    function isNamedGroup(group: Element | null): boolean {
      if (!group) return false
      return (
        group.querySelector(':scope > legend, :scope > caption') !== null ||
        group.hasAttribute('aria-label') ||
        group.hasAttribute('aria-labelledby')
      )
    }
    const choices = [
      ...document.querySelectorAll<HTMLElement>('input[type="checkbox"], input[type="radio"]'),
    ].filter((choice) => choice.checkVisibility())
    return choices
      .filter(() => choices.length > 1)
      .filter(
        (choice) =>
          !isNamedGroup(
            choice.closest('fieldset, [role="group"], [role="radiogroup"], table, section'),
          ),
      )
      .map((choice) => choice.outerHTML.slice(0, 200))
  })
}
