'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { StyledStack } from './Stack.styles.js'

export interface StackProps extends ComponentPropsWithoutRef<'div'> {
  /** The space between two parts, in steps of 4 px. @default 4 */
  gap?: 3 | 4 | 6
  /** Whether parts are as wide as the stack, or as their content. @default 'stretch' */
  align?: 'stretch' | 'start'
}

/** Puts parts below each other, with the same space between them. */
export const Stack = forwardRef<HTMLDivElement, StackProps>(function Stack(
  { gap = 4, align = 'stretch', ...native },
  ref,
) {
  return <StyledStack {...native} ref={ref} data-gap={gap} data-align={align} />
})
