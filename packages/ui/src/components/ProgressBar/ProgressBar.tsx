'use client'
import { forwardRef } from 'react'
import { useLocale } from '../../i18n/index.js'
import { formatPercent } from './formatPercent.js'
import { clampPercent, levelOf } from './level.js'
import { StyledProgressBar, StyledTrack } from './ProgressBar.styles.js'
import type { ProgressBarProps } from './ProgressBar.types.js'

/** Shows an amount of a whole as a bar, with the number beside it. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { value, label, tone = 'usage', kind = 'progress', ...native },
  ref,
) {
  const percent = clampPercent(value)
  const text = formatPercent(percent, useLocale())
  return (
    <StyledProgressBar ref={ref} {...native}>
      <StyledTrack
        role={kind === 'meter' ? 'meter' : 'progressbar'}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        data-level={levelOf(tone, percent)}
        style={{ '--value': percent }}
      />
      <span aria-hidden="true">{text}</span>
    </StyledProgressBar>
  )
})
