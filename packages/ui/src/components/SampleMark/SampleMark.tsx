'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useStrings } from '../../i18n/index.js'
import { InfoIcon } from '../../icons/index.js'
import { sampleMarkStrings } from './SampleMark.strings.js'
import { StyledSampleMark } from './SampleMark.styles.js'

export interface SampleMarkProps extends ComponentPropsWithoutRef<'span'> {
  /** Replaces the text. @default 'Sample data' */
  children?: ComponentPropsWithoutRef<'span'>['children']
}

/** Marks data as a sample. */
export const SampleMark = forwardRef<HTMLSpanElement, SampleMarkProps>(function SampleMark(
  { children, ...native },
  ref,
) {
  const strings = useStrings(sampleMarkStrings)
  return (
    <StyledSampleMark ref={ref} {...native}>
      <InfoIcon aria-hidden="true" />
      {children ?? strings.sample}
    </StyledSampleMark>
  )
})
