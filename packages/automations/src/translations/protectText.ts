import { markFor, markForTag } from './serviceMarks.ts'
import type { PlaceholderKind, Segmenter, TextSegment } from './segments.ts'

/** A text for a service, with marks for what the service must not change. */
export interface ProtectedText {
  readonly source: string
  /** Text for the service. */
  readonly text: string
  readonly isHtml: boolean
  /** Parts that the marks stand for, in their order. */
  readonly kept: readonly string[]
}

/** A tag without attributes, which a service can see as it is. */
const plainTag = /^<\/?(?!(?:script|style)\b)[a-z][\w:-]*\s*\/?>$/i

/** Whether a service sees a part as it is, as its words depend on it or it knows what it stands for. */
function isSeen(placeholder: PlaceholderKind): boolean {
  return placeholder === 'number' || placeholder === 'entity'
}

/** Elements whose content is code, which no one reads. */
const codeTag = /^<(script|style)\b/i

/** Finds the segment that ends an element of code; the last one if nothing ends it. */
function endOfCode(segments: readonly TextSegment[], start: number, name: string): number {
  const closing = `</${name.toLowerCase()}`
  const end = segments.findIndex(
    ({ text, placeholder }, at) =>
      at > start && placeholder === 'tag' && text.toLowerCase().startsWith(closing),
  )
  return end === -1 ? segments.length - 1 : end
}

/**
 * Replaces what a service must not change by marks: Liquid, code, addresses, sizes and words that are never
 * translated by `{{1}}`, and the attributes of tags by a number. Other numbers stay, as the words around
 * them depend on them. `restoreText` puts all of it back.
 *
 * @param segmenter finds what must not change
 */
export function protectText(source: string, segmenter: Segmenter): ProtectedText {
  const segments = segmenter.split(source)
  const kept: string[] = []
  let text = ''
  for (let at = 0; at < segments.length; at += 1) {
    const { text: part, placeholder } = segments[at]!
    if (placeholder === undefined || isSeen(placeholder) || plainTag.test(part)) {
      text += part
      continue
    }
    const [, code] = codeTag.exec(part) ?? []
    const end = code === undefined ? at : endOfCode(segments, at, code)
    const original = segments.slice(at, end + 1).map((each) => each.text)
    const number = kept.push(original.join(''))
    const tag = placeholder === 'tag' && code === undefined ? markForTag(part, number) : undefined
    text += tag ?? markFor(number)
    at = end
  }
  return { source, text, isHtml: segments.some((each) => each.placeholder === 'tag'), kept }
}
