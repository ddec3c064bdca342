import type { NoteTone } from '@dropwatt/automations'
import type { ComponentPropsWithoutRef } from 'react'

/** Something to know about the file or about rows of it that stay as they are. */
export interface ListedRemark {
  /** `review` should be looked at, `conflict` keeps something from being done, `info` explains. */
  readonly tone: NoteTone
  readonly text: string
  /** A short sentence in front of it, which stands out. @default none */
  readonly lead?: string | undefined
  /** Rows of the file; the header is row 0, and is shown as row 1. @default the file as a whole */
  readonly rows?: readonly number[]
}

export interface RemarkListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The remarks, in order. The list renders nothing without any. */
  remarks: readonly ListedRemark[]
  /** Shows all of them, not two at first. @default false */
  isWhole?: boolean
  /** Shows a row, counted as in `ListedRemark`. @default rows are not buttons */
  onShowRow?: (row: number) => void
}
