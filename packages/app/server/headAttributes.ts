import { parse } from 'parse5'
import { asTag, elementsOf, type Tag } from './html.ts'

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/**
 * Replaces attributes in the head of a document. All other text stays as it is. The head is parsed
 * on its own, since documents are long.
 *
 * @param choose returns the new values of a tag's attributes, which it must have already; `undefined` leaves one
 */
export function setHeadAttributes(
  html: string,
  choose: (tag: Tag) => Readonly<Record<string, string | undefined>>,
): string {
  const end = html.indexOf('</head>')
  const head = parse(end === -1 ? html : html.slice(0, end), { sourceCodeLocationInfo: true })
  let written = ''
  let copied = 0
  for (const element of elementsOf(head)) {
    const locations = element.sourceCodeLocation?.attrs ?? {}
    const changes = Object.entries(choose(asTag(element))).flatMap(([name, value]) => {
      const location = locations[name]
      return location && value !== undefined
        ? [{ ...location, text: `${name}="${escapeAttribute(value)}"` }]
        : []
    })
    for (const { startOffset, endOffset, text } of changes.toSorted(
      (one, other) => one.startOffset - other.startOffset,
    )) {
      written += html.slice(copied, startOffset) + text
      copied = endOffset
    }
  }
  return written + html.slice(copied)
}
