/** Every piece of text in the document, what is hidden included. */
function textNodes(): readonly Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes.filter(
    ({ data, parentElement }) => /\p{L}/u.test(data) && !parentElement?.closest('style, script'),
  )
}

const labels = ['alt', 'aria-description', 'aria-label', 'placeholder', 'title']

/** Everything that the page says, also to who does not see it. */
function everyText(): readonly string[] {
  const labelled = [...document.querySelectorAll(labels.map((name) => `[${name}]`).join())]
  return [
    document.title,
    ...textNodes().map(({ data }) => data),
    ...labelled.flatMap((element) => labels.map((name) => element.getAttribute(name) ?? '')),
  ]
}

/** Gives what is written in plain letters outside the brackets of the pseudo-locale. */
function plainly(text: string, names: readonly string[]): string {
  let rest = text
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replace(/\[[^[\]]*\]/g, ' ')
  }
  // A heading in parts has its brackets in the first one and in the last.
  for (const known of [...names, /\[|\]/g, /\S*[À-ž]\S*/g]) rest = rest.replaceAll(known, '')
  return rest.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
}

/**
 * Finds what a page in the pseudo-locale says in plain letters: what stands in no catalog.
 *
 * @param names what may stand within a text
 * @param samples what a text may be as a whole
 */
export function untranslated(names: readonly string[], samples: readonly RegExp[]): string[] {
  return everyText()
    .map((text) => plainly(text, names))
    .filter((text) => /[A-Za-z]{2}/.test(text) && !samples.some((sample) => sample.test(text)))
}

/** The nearest box that hides what does not fit; none where one can scroll, or only listen. */
function clippingBox(node: Text): DOMRect | undefined {
  for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
    const { overflowX } = getComputedStyle(box)
    if (overflowX === 'auto' || overflowX === 'scroll') return undefined
    if (overflowX !== 'visible') {
      return box.clientWidth > 1 && box.clientHeight > 1 ? box.getBoundingClientRect() : undefined
    }
  }
  return undefined
}

/** Finds the texts of which something is cut off, each with how much, in px. */
export function clippedTexts(): string[] {
  const range = document.createRange()
  return textNodes().flatMap((node) => {
    const box = clippingBox(node)
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    if (!box || text.width === 0) return []
    const beyond = Math.max(
      box.left - text.left,
      text.right - box.right,
      box.top - text.top,
      text.bottom - box.bottom,
    )
    return beyond > 1 ? [`${node.data} by ${Math.round(beyond)}`] : []
  })
}

/** How far the document reaches beyond the edge of the window, in px. */
export function pixelsBeyond(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}
