import type { Computed, PreviewCell } from '@dropwatt/automations'
import type { ComponentPropsWithoutRef } from 'react'

/** A value that follows from cells: a number to show in percent, or a text. */
export type DiffComputed = Exclude<Computed, { readonly label: string } | undefined>

/** The value of one cell before and after a change. */
export interface DiffValue extends Pick<PreviewCell, 'before' | 'after'> {
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
