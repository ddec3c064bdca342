import { defaultTreeAdapter as tree, html, parseFragment, serializeOuter } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { elementsOf } from '../server/html.ts'

type Element = DefaultTreeAdapterTypes.Element
type Fragment = DefaultTreeAdapterTypes.DocumentFragment
type Parent = DefaultTreeAdapterTypes.ParentNode

/** The markup of a rendered page, split for its document. */
export interface Markup {
  /** Tags that belong in the head. */
  readonly head: string
  readonly body: string
  /** Rules that replace the style attributes of the page. */
  readonly css: string
}

const headTags = new Set(['link', 'meta', 'title'])

function isHead(node: Parent['childNodes'][number]): boolean {
  return tree.isElementNode(node) && headTags.has(node.tagName)
}

/** Parses the markup that React rendered for a page: tags for the head first, then the body. */
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
 * Replaces the style attributes of a page by `data-css` attributes, and returns rules for those: the
 * Content-Security-Policy forbids style attributes. Hydration leaves this markup as it is. Styles
 * that React changes later are set through the CSSOM, which the policy allows and which takes
 * precedence.
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
  // The attribute selector is repeated for a higher specificity than the rules of components.
  return Array.from(ids, ([style, id]) => `[data-css='${id}'][data-css]{${style}}`).join('')
}

/** Returns the concatenated texts of the style elements in a piece of markup. */
export function textOfStyles(markup: string): string {
  const texts = [...elementsOf(parseFragment(markup))].flatMap(({ childNodes }) => childNodes)
  return texts.map((node) => (tree.isTextNode(node) ? node.value : '')).join('')
}

/** Returns the classes of all elements in pieces of markup. */
export function classesOf(...texts: readonly string[]): ReadonlySet<string> {
  const elements = texts.flatMap((text) => Array.from(elementsOf(parseFragment(text))))
  return new Set(
    elements.flatMap((element) => attribute(element, 'class')?.split(' ') ?? []).filter(Boolean),
  )
}

/** The markup of a page, split at the end of its first screen. */
export interface FirstScreen {
  /** The markup of the first screen; the ancestors of its last element are not closed. */
  readonly start: string
  readonly rest: string
}

/**
 * Splits a page after the element with an id.
 *
 * @throws {Error} when there is no HTML element with this id
 */
export function splitBehind(body: string, id: string): FirstScreen {
  const fragment = parseFragment(body, { sourceCodeLocationInfo: true })
  const found = [...elementsOf(fragment)].find((element) => attribute(element, 'id') === id)
  const end = found?.sourceCodeLocation?.endOffset
  if (found?.namespaceURI !== html.NS.HTML || end === undefined) {
    throw new Error(`The page has no HTML element #${id} to end its first screen.`)
  }
  return { start: body.slice(0, end), rest: body.slice(end) }
}
