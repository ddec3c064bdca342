/** A part of a text, from its first character to the place behind its last one. */
export interface TextSpan {
  readonly start: number
  readonly end: number
}

/** A part of a text with the text that takes its place. */
export interface TextEdit extends TextSpan {
  readonly text: string
}

/** Makes edits of a text. One that is inside of another has no effect. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = ''
  let at = 0
  // One around others begins in front of them, and ends behind them.
  const inOrder = edits.toSorted((one, other) => one.start - other.start || other.end - one.end)
  for (const { start, end, text: edited } of inOrder) {
    if (start < at) continue
    result += text.slice(at, start) + edited
    at = end
  }
  return result + text.slice(at)
}
