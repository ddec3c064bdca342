import { defaultTreeAdapter as tree, html, parseFragment, serializeOuter } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { elementsOf } from '../server/html.ts'

type Element = DefaultTreeAdapterTypes.Element
type Fragment = DefaultTreeAdapterTypes.DocumentFragment
type Parent = DefaultTreeAdapterTypes.ParentNode

/** A rendered page, taken apart for its document. */
export interface Markup {
  /** Tags that belong into the head. */
  readonly head: string
  readonly body: string
  /** The style attributes of the page, as rules. */
  readonly css: string
}

const headTags = new Set(['link', 'meta', 'title'])

function isHead(node: Parent['childNodes'][number]): boolean {
  return tree.isElementNode(node) && headTags.has(node.tagName)
}

/** Takes a page apart that React wrote: what belongs into the head stands before the page. */
export function readMarkup(text: string): Markup {
  const fragment = parseFragment(text)
  const end = fragment.childNodes.findIndex((node) => !isHead(node))
  const css = extractStyles(fragment)
  const parts = fragment.childNodes.map((node) => serializeOuter(node))
  return { head: parts.slice(0, end).join(''), body: parts.slice(end).join(''), css }
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value
}

/**
 * Replaces the style attributes of a page by rules, as a strict policy refuses the attributes. React
 * hydrates the page as it stands, and what it changes later it sets through the CSSOM, which is
 * allowed and takes precedence.
 */
function extractStyles(fragment: Fragment): string {
  const ids = new Map<string, number>()
  for (const element of elementsOf(fragment)) {
    const style = attribute(element, 'style')
    if (style === undefined) continue
    const id = ids.get(style) ?? ids.size
    ids.set(style, id)
    const others = element.attrs.filter(({ name }) => name !== 'style')
    element.attrs = [...others, { name: 'data-css', value: String(id) }]
  }
  // The attribute twice, so that the rules of components give way.
  return Array.from(ids, ([style, id]) => `[data-css='${id}'][data-css]{${style}}`).join('')
}

/** Joins the texts of style elements. */
export function textOfStyles(markup: string): string {
  const texts = [...elementsOf(parseFragment(markup))].flatMap(({ childNodes }) => childNodes)
  return texts.map((node) => (tree.isTextNode(node) ? node.value : '')).join('')
}

/** Lists the classes of all elements in a piece of markup. */
export function classesOf(...texts: readonly string[]): ReadonlySet<string> {
  const elements = texts.flatMap((text) => Array.from(elementsOf(parseFragment(text))))
  return new Set(
    elements.flatMap((element) => attribute(element, 'class')?.split(' ') ?? []).filter(Boolean),
  )
}

/** Where the first screen of a page ends. */
export interface FirstScreen {
  /** The page up to there; elements that are open stay open. */
  readonly start: string
  readonly rest: string
}

/**
 * Splits a page behind the element with an id.
 *
 * @throws when there is no such element
 */
export function splitBehind(body: string, id: string): FirstScreen {
  const fragment = parseFragment(body, { sourceCodeLocationInfo: true })
  const found = [...elementsOf(fragment)].find((element) => attribute(element, 'id') === id)
  const end = found?.sourceCodeLocation?.endOffset
  if (found?.namespaceURI !== html.NS.HTML || end === undefined) {
    throw new Error(`The page has no element #${id} that its first screen could end with.`)
  }
  return { start: body.slice(0, end), rest: body.slice(end) }
}
