'use client'
import { forwardRef, useId } from 'react'
import {
  StyledActions,
  StyledBody,
  StyledCard,
  StyledHead,
  StyledHeading,
  StyledNote,
} from './Card.styles.js'
import type { CardProps } from './Card.types.js'

/** Shows a panel for one subject, or for a few related ones. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { heading, headingLevel = 2, note, actions, flush, children, ...native },
  ref,
) {
  const headingId = useId()
  const hasHead = heading !== undefined || actions !== undefined
  return (
    <StyledCard
      ref={ref}
      as={heading === undefined ? 'div' : 'section'}
      aria-labelledby={heading === undefined ? undefined : headingId}
      {...native}
    >
      {hasHead && (
        <StyledHead>
          {heading !== undefined && (
            <StyledHeading as={`h${headingLevel}`} id={headingId}>
              {heading}
            </StyledHeading>
          )}
          {note !== undefined && <StyledNote>{note}</StyledNote>}
          {actions !== undefined && <StyledActions>{actions}</StyledActions>}
        </StyledHead>
      )}
      <StyledBody data-headed={hasHead ? '' : undefined} data-flush={flush ? '' : undefined}>
        {children}
      </StyledBody>
    </StyledCard>
  )
})
