'use client'
import { forwardRef } from 'react'
import { InboxIcon } from '../../icons/index.js'
import { StyledAction, StyledEmptyState, StyledHeading, StyledTile } from './EmptyState.styles.js'
import type { EmptyStateProps } from './EmptyState.types.js'

/** Shown in place of a list that is empty; says how to fill it. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { icon: Icon = InboxIcon, heading, headingLevel = 3, children, action, ...native },
  ref,
) {
  return (
    <StyledEmptyState ref={ref} {...native}>
      <StyledTile>
        <Icon aria-hidden="true" />
      </StyledTile>
      <StyledHeading as={`h${headingLevel}`}>{heading}</StyledHeading>
      {children !== undefined && <p>{children}</p>}
      {action !== undefined && <StyledAction>{action}</StyledAction>}
    </StyledEmptyState>
  )
})
