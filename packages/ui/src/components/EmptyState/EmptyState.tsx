'use client'
import { forwardRef } from 'react'
import { InboxIcon } from '../../icons/index.js'
import { StyledAction, StyledEmptyState, StyledHeading, StyledTile } from './EmptyState.styles.js'
import type { EmptyStateProps } from './EmptyState.types.js'

/** Stands where things will be, and says how they come. */
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
