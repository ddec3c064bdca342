import type { Page } from 'playwright/test'

/**
 * Checks what assistive technology navigates by: headings, landmarks and focusable elements.
 *
 * @returns the problems, as text
 */
export function structureProblems(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const problems: [what: string, where?: Element][] = []
    const inPart = 'main, article, aside, section, nav'
    const silent = '[aria-hidden="true"], [role="status"], [role="alert"], a[href="#content"]'

    const everything = [...document.querySelectorAll('*')]
    const shown = everything.filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    )
    const all = (selector: string) => shown.filter((element) => element.matches(selector))
    const count = (what: string, found: readonly Element[], ...allowed: number[]) => {
      if (!allowed.includes(found.length)) problems.push([`${found.length} ${what}`])
    }

    let level = 0
    for (const heading of all('h1, h2, h3, h4, h5, h6')) {
      const next = Number(heading.tagName.slice(1))
      if (next > level + 1) problems.push([`h${next} after h${level}`, heading])
      level = next
    }

    const mains = all('main, [role="main"]')
    const banners = all('header').filter((header) => !header.parentElement?.closest(inPart))
    const footers = all('footer').filter((footer) => !footer.parentElement?.closest(inPart))
    const navigations = all('nav, [role="navigation"]')
    count('main headings', all('h1, [aria-level="1"]'), 1)
    count('main parts', mains, 1)
    count('banners', banners, 1)
    count('footers', footers, 0, 1)
    const names = navigations.map((part) => part.getAttribute('aria-label') ?? '')
    if (names.length > 1 && (names.includes('') || new Set(names).size < names.length))
      problems.push([`navigations without names of their own: ${names.join(', ')}`])

    const others = all('aside, section[aria-label], section[aria-labelledby], [role="region"]')
    const landmarks = [...mains, ...banners, ...footers, ...navigations, ...others]
    for (const element of shown) {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const isLoose =
        hasText &&
        document.body.contains(element) &&
        !element.closest(silent) &&
        !landmarks.some((landmark) => landmark.contains(element))
      if (isLoose) problems.push(['outside of all landmarks', element])
    }

    for (const element of all('[aria-hidden="true"], [aria-hidden="true"] *')) {
      if (element instanceof HTMLElement && element.tabIndex >= 0 && !element.closest('[inert]'))
        problems.push(['hidden, but focusable', element])
    }
    for (const element of everything) {
      if (Number(element.getAttribute('tabindex')) > 0)
        problems.push(['goes before its turn', element])
    }
    return problems.map(([what, where]) => `${what} ${where?.outerHTML.slice(0, 120) ?? ''}`)
  })
}
