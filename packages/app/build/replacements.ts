import { defaultTreeAdapter as tree, parseFragment, serializeOuter } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { elementsOf } from '../server/html.ts'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

/** An element that another rendering of a page has in the place of one of its own. */
export interface Replacement {
  /** The place of the replaced element among all elements of the page, from 0. */
  readonly at: number
  readonly html: string
}

const textOf = (node: Node) => ('childNodes' in node ? node.nodeName : serializeOuter(node))

/** Whether two elements differ at most in the elements within them. */
function isAlike(one: Element, other: Element): boolean {
  const shape = ({ attrs, childNodes }: Element) =>
    JSON.stringify([attrs.map(({ name, value }) => [name, value]), childNodes.map(textOf)])
  return one.tagName === other.tagName && shape(one) === shape(other)
}

/**
 * Returns what has to be replaced in a page, in its order, to make it another rendering of that page.
 *
 * @throws {Error} when the renderings have other elements at the top
 */
export function listReplacements(page: string, other: string): readonly Replacement[] {
  const [from, to] = [parseFragment(page), parseFragment(other)]
  const replacements: Replacement[] = []
  let at = -1
  function compare(ones: readonly Node[], others: readonly Node[]) {
    for (const [index, one] of ones.entries()) {
      const another = others[index]
      if (!tree.isElementNode(one) || !another || !tree.isElementNode(another)) continue
      at += 1
      if (isAlike(one, another)) compare(one.childNodes, another.childNodes)
      else {
        replacements.push({ at, html: serializeOuter(another) })
        at += [...elementsOf(one)].length
      }
    }
  }
  const tops = [from, to].map(({ childNodes }) => JSON.stringify(childNodes.map(textOf)))
  if (tops[0] !== tops[1]) throw new Error('The renderings of a page differ at the top.')
  compare(from.childNodes, to.childNodes)
  return replacements
}
