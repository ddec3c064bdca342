'use client'
import { forwardRef } from 'react'
import { useLocale } from '../../i18n/index.js'
import { StyledProgressBar, StyledTrack } from './ProgressBar.styles.js'
import type { ProgressBarProps } from './ProgressBar.types.js'
import { trackAttributes } from './trackAttributes.js'

/** Shows a percentage as a bar, with the number beside it. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { value, label, tone = 'usage', kind = 'progress', ...native },
  ref,
) {
  const track = trackAttributes({ value, label, tone, kind }, useLocale())
  return (
    <StyledProgressBar ref={ref} {...native}>
      <StyledTrack {...track} />
      <span aria-hidden="true">{track['aria-valuetext']}</span>
    </StyledProgressBar>
  )
})
