'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { StyledLiveRegion } from './LiveRegion.styles.js'

export interface LiveRegionProps extends ComponentPropsWithoutRef<'div'> {
  /** Whether it waits until the screen reader is silent, or interrupts it. @default 'status' */
  role?: 'status' | 'alert'
}

/** Says to screen readers what others see elsewhere on the page. */
export const LiveRegion = forwardRef<HTMLDivElement, LiveRegionProps>(function LiveRegion(
  { role = 'status', ...native },
  ref,
) {
  return <StyledLiveRegion {...native} ref={ref} role={role} />
})
