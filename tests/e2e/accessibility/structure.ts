import type { Page } from 'playwright/test'

/**
 * Looks at what assistive technology finds its way by: headings, landmarks, and what takes focus.
 *
 * @returns what is wrong, in words
 */
export function structureProblems(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const problems: string[] = []
    const tell = (element: Element) => element.outerHTML.slice(0, 120)
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown)

    function expectCount(what: string, found: readonly Element[], least: number, most = least) {
      if (found.length < least || found.length > most) problems.push(`${found.length} ${what}`)
    }

    let level = 0
    for (const heading of all('h1, h2, h3, h4, h5, h6')) {
      const next = Number(heading.tagName.slice(1))
      if (next > level + 1) problems.push(`h${next} after h${level}: ${tell(heading)}`)
      level = next
    }
    expectCount('main headings', all('h1, [role="heading"][aria-level="1"]'), 1)

    const inPart = 'main, article, aside, section, nav'
    const mains = all('main, [role="main"]')
    const banners = all('header').filter((header) => !header.closest(inPart))
    const footers = all('footer').filter((footer) => !footer.closest(inPart))
    const navigations = all('nav, [role="navigation"]')
    expectCount('main parts', mains, 1)
    expectCount('banners', banners, 1)
    expectCount('footers', footers, 0, 1)
    const names = navigations.map((part) => part.getAttribute('aria-label') ?? '')
    if (names.length > 1 && (names.includes('') || new Set(names).size < names.length))
      problems.push(`navigations without names of their own: ${names.join(', ')}`)

    const asides = all('aside, section[aria-label], section[aria-labelledby], [role="region"]')
    const landmarks = [...mains, ...banners, ...footers, ...navigations, ...asides]
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      const isLoose =
        texts.currentNode.textContent?.trim() &&
        parent &&
        isShown(parent) &&
        !parent.closest(
          '[aria-hidden="true"], [role="status"], [role="alert"], a[href="#content"]',
        ) &&
        !landmarks.some((landmark) => landmark.contains(parent))
      if (isLoose) problems.push(`outside of all landmarks: ${tell(parent)}`)
    }

    for (const element of all('[aria-hidden="true"], [aria-hidden="true"] *, [inert], [inert] *')) {
      if (element instanceof HTMLElement && element.tabIndex >= 0 && !element.closest('[inert]'))
        problems.push(`hidden, but focusable: ${tell(element)}`)
    }
    for (const element of document.querySelectorAll('[tabindex]')) {
      if (Number(element.getAttribute('tabindex')) > 0)
        problems.push(`goes before its turn: ${tell(element)}`)
    }
    return problems
  })
}
