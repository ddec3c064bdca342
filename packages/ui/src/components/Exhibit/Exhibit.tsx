'use client'
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { useStrings } from '../../i18n/index.js'
import { SampleMark } from '../SampleMark/index.js'
import { exhibitStrings } from './Exhibit.strings.js'
import { StyledCaption, StyledExhibit } from './Exhibit.styles.js'

export interface ExhibitProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'aria-labelledby'> {
  /** Says in one sentence what is shown: the picture's text alternative, in sight of everyone. */
  caption: string
  /** The picture: a drawing, a table, parts of the product. */
  children: ReactNode
}

/** A picture made of parts of the product, marked as an example. */
export const Exhibit = forwardRef<HTMLElement, ExhibitProps>(function Exhibit(
  { caption, children, ...native },
  ref,
) {
  const strings = useStrings(exhibitStrings)
  const captionId = useId()
  return (
    <StyledExhibit {...native} ref={ref} aria-labelledby={captionId}>
      {children}
      <StyledCaption>
        <SampleMark>{strings.example}</SampleMark>
        <span id={captionId}>{caption}</span>
      </StyledCaption>
    </StyledExhibit>
  )
})
