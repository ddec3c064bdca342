import type { ComponentPropsWithoutRef } from 'react'

/** A value that follows from cells: a number to show in percent, or a text. */
export type DiffComputed = { readonly percent: number } | { readonly text: string }

/** The value of one cell before and after a change. */
export interface DiffValue {
  /** The text in the file; absent for a computed value. */
  readonly before?: string
  /** The new text; absent if nothing changes. */
  readonly after?: string
  /** Shown instead of the texts. */
  readonly computed?: DiffComputed
  /** The change is not part of the job. */
  readonly isExcluded?: boolean
  /** The change cannot be applied. */
  readonly isConflict?: boolean
}

/** What a cell holds: `change` a value that may change, `text` or `percent` a computed one, `tags` a list with commas. */
export type DiffKind = 'change' | 'text' | 'tags' | 'percent'

export interface DiffCellProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The value before and after. */
  value: DiffValue
  /** What the cell holds. @default 'change' */
  kind?: DiffKind
}
