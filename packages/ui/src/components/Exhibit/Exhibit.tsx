'use client'
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { useStrings } from '../../i18n/index.js'
import { SampleMark } from '../SampleMark/index.js'
import { exhibitStrings } from './Exhibit.strings.js'
import { StyledCaption, StyledExhibit } from './Exhibit.styles.js'

export interface ExhibitProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'aria-labelledby'> {
  /** Caption of one sentence; also the picture's text alternative. */
  caption: string
  /** The picture: an illustration, a table, parts of the product. */
  children: ReactNode
}

/** Shows an illustration of the product, marked as sample data. */
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
