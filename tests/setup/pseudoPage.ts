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
  let remaining = text
  for (let before = ''; before !== remaining;) {
    before = remaining
    remaining = remaining.replace(/\[[^[\]]*\]/g, ' ')
  }
  // A heading in parts has its brackets in the first one and in the last.
  for (const known of [...names, /\[|\]/g, /\S*[À-ž]\S*/g])
    remaining = remaining.replaceAll(known, '')
  return remaining.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
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

/**
 * Finds the texts of which something is cut off, each with how much, in px. What can be scrolled, or
 * only be heard, counts as whole. It may be sent to a page, as it carries all it needs.
 */
export function clippedTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: string[] = []
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text
    let box = parentElement
    while (box && getComputedStyle(box).overflowX === 'visible') box = box.parentElement
    const scrolls = !box || /auto|scroll/.test(getComputedStyle(box).overflowX)
    range.selectNodeContents(walker.currentNode)
    const text = range.getBoundingClientRect()
    const isSeen = /\p{L}/u.test(data) && text.width > 0
    if (!box || scrolls || !isSeen || Math.min(box.clientWidth, box.clientHeight) <= 1) continue
    const edge = box.getBoundingClientRect()
    const beyond = Math.max(
      edge.left - text.left,
      text.right - edge.right,
      edge.top - text.top,
      text.bottom - edge.bottom,
    )
    if (beyond > 1) found.push(`${data} by ${Math.round(beyond)}`)
  }
  return found
}

/** Returns the px of the document beyond the edge of the window. It may be sent to a page. */
export function pixelsBeyond(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}
