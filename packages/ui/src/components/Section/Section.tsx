'use client'
import { forwardRef, useId } from 'react'
import { StyledInner, StyledLede, StyledSection, StyledText } from './Section.styles.js'
import type { SectionProps } from './Section.types.js'

/** Lays out one section of a long page: a heading, a lede and the content. */
export const Section = forwardRef<HTMLElement, SectionProps>(function Section(
  { heading, lede, aside, layout = 'stack', children, ...native },
  ref,
) {
  const headingId = useId()
  return (
    <StyledSection
      ref={ref}
      aria-labelledby={headingId}
      // Focusable, so that a link to its fragment moves focus there in every browser, even without
      // JavaScript.
      tabIndex={native.id === undefined ? undefined : -1}
      {...native}
    >
      <StyledInner data-layout={layout}>
        <StyledText>
          <h2 id={headingId}>{heading}</h2>
          {lede !== undefined && <StyledLede>{lede}</StyledLede>}
          {aside}
        </StyledText>
        {children}
      </StyledInner>
    </StyledSection>
  )
})
