'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { StyledRow } from './Row.styles.js'

export interface RowProps extends ComponentPropsWithoutRef<'div'> {
  /** The space between two parts, in steps of 4 px. @default 2 */
  gap?: 2 | 3
  /** The end of the row that parts are at. @default 'start' */
  justify?: 'start' | 'end'
}

/** Puts parts beside each other, and goes on below where there is no room. */
export const Row = forwardRef<HTMLDivElement, RowProps>(function Row(
  { gap = 2, justify = 'start', ...native },
  ref,
) {
  return <StyledRow {...native} ref={ref} data-gap={gap} data-justify={justify} />
})
