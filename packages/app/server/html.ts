import { defaultTreeAdapter as tree, parse, serializeOuter } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

/** An element of a document. */
export interface Tag {
  /** In small letters, unless it is of SVG. */
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  /** The text that stands in it, as of a script; without that of the elements in it. */
  readonly text: string
}

/** Reads an element. */
export function asTag(element: Element): Tag {
  return {
    name: element.tagName,
    attributes: new Map(element.attrs.map(({ name, value }) => [name, value])),
    text: element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join(''),
  }
}

/** Lists the elements below another, in their order; those of a template stand apart from it. */
export function* elementsOf(parent: Parent): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!tree.isElementNode(node)) continue
    yield node
    yield* elementsOf('content' in node ? node.content : node)
  }
}

/** So that what stands in for scripts is read as well. */
const withoutScript = { scriptingEnabled: false } as const

/** Reads all elements of a document as a browser would, those in templates too. */
export function readTags(html: string): readonly Tag[] {
  return Array.from(elementsOf(parse(html, withoutScript)), asTag)
}

/** Finds where the first element of a name begins within the one with an id; nothing where there is none. */
export function offsetWithin(html: string, id: string, name: string): number | undefined {
  const found = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))]
  const owner = found.find(({ attrs }) =>
    attrs.some((each) => each.name === 'id' && each.value === id),
  )
  const inner = owner && [...elementsOf(owner)].find(({ tagName }) => tagName === name)
  return inner?.sourceCodeLocation?.startOffset
}

/** The head of a document, and its attributes. */
export interface Shell {
  /** The attributes of the root element. */
  readonly root: ReadonlyMap<string, string>
  /** Tags of the head, each with its markup. */
  readonly head: readonly (Tag & { readonly html: string })[]
}

/** Reads what a document says before its page. */
export function readShell(html: string): Shell {
  const elements = [...elementsOf(parse(html))]
  const root = elements.find(({ tagName }) => tagName === 'html')
  const head = elements.find(({ tagName }) => tagName === 'head')
  return {
    root: root ? asTag(root).attributes : new Map(),
    head: (head?.childNodes ?? [])
      .filter((node) => tree.isElementNode(node))
      .map((element) => Object.assign(asTag(element), { html: serializeOuter(element) })),
  }
}
