'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { StyledViewInset } from './ViewInset.styles.js'

/** Position of the content: above or below the rows of a preview, evenly within it, with a result, as a whole view, or at the top of a panel. */
export const viewInsets = ['rows', 'even', 'result', 'view', 'panel'] as const
export type ViewInsetKind = (typeof viewInsets)[number]

export interface ViewInsetProps extends ComponentPropsWithoutRef<'div'> {
  /** Content with which it is aligned. @default 'rows' */
  kind?: ViewInsetKind
  /** The side without room, as what is there has its own. @default none */
  flush?: 'start' | 'end' | 'both'
  /** Takes at most a quarter of the window, and scrolls, so that what follows stays in view. @default false */
  isLimited?: boolean
}

/** Keeps what is no table clear of the edges of the workbench, in line with what is around it. */
export const ViewInset = forwardRef<HTMLDivElement, ViewInsetProps>(function ViewInset(
  { kind = 'rows', flush, isLimited = false, ...native },
  ref,
) {
  return (
    <StyledViewInset
      {...native}
      ref={ref}
      data-kind={kind}
      data-flush={flush}
      data-limited={isLimited ? '' : undefined}
    />
  )
})
