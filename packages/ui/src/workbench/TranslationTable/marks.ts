/** A part of a text; `isMarked` if it is a placeholder. */
export interface TextPart {
  readonly text: string
  readonly isMarked: boolean
}

/**
 * Splits a text at its placeholders, in their order. Those that it does not contain are left out;
 * one that is named twice is marked twice.
 */
export function markPlaceholders(text: string, placeholders: readonly string[]): TextPart[] {
  const found = placeholdersIn(text, placeholders)
  const parts: TextPart[] = []
  let end = 0
  for (const { from, to } of found) {
    if (from > end) parts.push({ text: text.slice(end, from), isMarked: false })
    parts.push({ text: text.slice(from, to), isMarked: true })
    end = to
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMarked: false })
  return parts
}

interface Range {
  readonly from: number
  readonly to: number
}

/** Returns where the placeholders are, without overlaps: of two at one place the longer one. */
function placeholdersIn(text: string, placeholders: readonly string[]): Range[] {
  const taken: Range[] = []
  const longestFirst = placeholders.filter(Boolean).toSorted((one, two) => two.length - one.length)
  for (const placeholder of longestFirst) {
    let from = text.indexOf(placeholder)
    while (from !== -1) {
      const range = { from, to: from + placeholder.length }
      if (!taken.some((other) => range.from < other.to && other.from < range.to)) {
        taken.push(range)
        break
      }
      from = text.indexOf(placeholder, from + 1)
    }
  }
  return taken.toSorted((one, two) => one.from - two.from)
}
