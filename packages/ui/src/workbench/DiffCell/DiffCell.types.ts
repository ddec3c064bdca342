import type { Computed, PreviewCell } from '@dropwatt/automations'
import type { ComponentPropsWithoutRef } from 'react'

/** A value that follows from cells: a number to show in percent, a count before and after, or a text. */
export type DiffComputed = Exclude<Computed, { readonly label: string } | undefined>

/** The value of one cell before and after a change. */
export interface DiffValue extends Pick<PreviewCell, 'before' | 'after' | 'rendered'> {
  /** Shown instead of the texts. */
  readonly computed?: DiffComputed
  /** The change is not part of the job. */
  readonly isExcluded?: boolean
  /** The change cannot be applied. */
  readonly isConflict?: boolean
}

/** Kind of a cell's value: `change` may change, `text` and `percent` are computed, `tags` is a list with commas. */
export type DiffKind = 'change' | 'text' | 'tags' | 'percent'

export interface DiffCellProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The value before and after. */
  value: DiffValue
  /** Kind of the cell's value. @default 'change' */
  kind?: DiffKind
}
