import type { DiffValue } from './DiffCell.types.js'

/** Look of changed HTML: as it reads, or with its markup. */
export type TextFormat = 'text' | 'html'

/** Both sides of a change, in the format they are shown in. */
export interface ChangedTexts {
  readonly before: string
  readonly after: string
  /** Whether they are HTML as it reads. */
  readonly isRendered: boolean
  /** Whether both read the same, as only the markup changes. */
  readonly isMarkupOnly: boolean
}

/** Returns both sides of a change; a value that does not change is its own other side. */
export function textsOf(
  { before = '', after = before, rendered }: DiffValue,
  format: TextFormat,
): ChangedTexts {
  const isRendered = rendered !== undefined && format === 'text'
  const sides = isRendered ? rendered : { before, after }
  const isMarkupOnly = isRendered && rendered.before === rendered.after
  return { ...sides, isRendered, isMarkupOnly }
}
