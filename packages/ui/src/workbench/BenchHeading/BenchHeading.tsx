'use client'
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react'
import { StyledBenchHeading } from './BenchHeading.styles.js'

export interface BenchHeadingProps extends ComponentPropsWithoutRef<'div'> {
  /** The heading, to move focus to it. */
  headingRef?: Ref<HTMLHeadingElement>
  /** A line below it. @default none */
  text?: ReactNode
  /** Buttons beside it. @default none */
  actions?: ReactNode
}

/** Heads a part of a view of the workbench: what it is, a line on it, and what can be done. */
export const BenchHeading = forwardRef<HTMLDivElement, BenchHeadingProps>(function BenchHeading(
  { headingRef, text, actions, children, ...native },
  ref,
) {
  return (
    <StyledBenchHeading {...native} ref={ref}>
      <div>
        <h3 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {children}
        </h3>
        {text !== undefined && <p>{text}</p>}
      </div>
      {actions}
    </StyledBenchHeading>
  )
})
