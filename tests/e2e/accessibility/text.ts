import type { Page } from 'playwright/test'

/** Finds words of headings, controls and links that break across lines. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>()
    const parts = 'h1, h2, h3, h4, button, a, label, legend, th, summary'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? ''
      const part = walker.currentNode.parentElement?.closest(parts)
      if (!part?.checkVisibility({ visibilityProperty: true })) continue
      for (const { 0: word, index } of text.matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(walker.currentNode, index)
        range.setEnd(walker.currentNode, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.add(`${word} in ${part.tagName}: ${part.textContent}`)
      }
    }
    return [...broken]
  })
}

/** Finds unreadable text: clipped, outside the page, or overlapping. */
export function findLostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Line boxes are taller than their letters; only overlapping letters count. */
    const letters = 0.5
    /** Smaller differences, in px, are rounding errors. */
    const slack = 1.5

    interface Line {
      readonly words: string
      readonly element: Element
      /** Its fixed or sticky ancestor. */
      readonly layer: Element | null
      readonly left: number
      readonly right: number
      readonly top: number
      readonly bottom: number
    }

    const lost = new Set<string>()
    const styles = new Map<Element, CSSStyleDeclaration>()

    function styleOf(element: Element): CSSStyleDeclaration {
      const style = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, style)
      return style
    }

    function* ancestors(element: Element): Generator<Element> {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        yield at
    }

    function isForEarsAlone(element: Element): boolean {
      return [...ancestors(element)].some((at) => styleOf(at).clipPath === 'inset(50%)')
    }

    function layerOf(element: Element): Element | null {
      for (const at of ancestors(element))
        if (at.matches('dialog') || /fixed|sticky/.test(styleOf(at).position)) return at
      return null
    }

    /** Clips a line to its scroll containers, and finds what clips it otherwise. */
    function trim(line: DOMRect, element: Element) {
      const seen = { left: line.left, right: line.right, top: line.top, bottom: line.bottom }
      for (const at of ancestors(element)) {
        const { overflowX, overflowY, position } = styleOf(at)
        const box = at.getBoundingClientRect()
        const beyondX = Math.max(box.left - seen.left, seen.right - box.right)
        const beyondY = Math.max(box.top - seen.top, seen.bottom - box.bottom)
        const cutsX = /hidden|clip/.test(overflowX) && beyondX > slack
        const cutsY = /hidden|clip/.test(overflowY) && beyondY > line.height / 4
        if ((cutsX || cutsY) && !at.closest('svg'))
          return { seen, cutter: at.className || at.tagName }
        if (/auto|scroll/.test(overflowX)) {
          seen.left = Math.max(seen.left, box.left)
          seen.right = Math.min(seen.right, box.right)
        }
        if (/auto|scroll/.test(overflowY)) {
          seen.top = Math.max(seen.top, box.top)
          seen.bottom = Math.min(seen.bottom, box.bottom)
        }
        if (seen.right <= seen.left || seen.bottom <= seen.top || position === 'fixed') break
      }
      const beyond = Math.max(-seen.left, seen.right - document.documentElement.clientWidth)
      return { seen, cutter: beyond > slack && seen.right > seen.left ? 'the edge' : undefined }
    }

    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const words = walker.currentNode.textContent?.trim() ?? ''
      const element = walker.currentNode.parentElement
      if (!words || !element || element.closest('script, style, noscript, option, svg')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (isForEarsAlone(element)) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue
        const { seen, cutter } = trim(box, element)
        if (cutter) lost.add(`cut by ${cutter}: ${words}`)
        const inset = (box.height * (1 - letters)) / 2
        const top = Math.max(seen.top, box.top + inset)
        const bottom = Math.min(seen.bottom, box.bottom - inset)
        lines.push({ ...seen, words, element, layer: layerOf(element), top, bottom })
      }
    }

    lines.sort((one, other) => one.top - other.top)
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.top > one.bottom) break
        if (one.element === other.element || one.layer !== other.layer) continue
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const down = Math.min(one.bottom, other.bottom) - other.top
        if (across > slack && down > slack) lost.add(`overlap: ${one.words} / ${other.words}`)
      }
    }
    return [...lost]
  })
}
