'use client'
import { forwardRef, type ReactElement } from 'react'
import {
  AlertIcon,
  CheckIcon,
  InfoIcon,
  NeutralIcon,
  RunningIcon,
  WarningIcon,
} from '../../icons/index.js'
import { StyledBadge } from './Badge.styles.js'
import type { BadgeProps, BadgeTone } from './Badge.types.js'

const signs: Readonly<Record<BadgeTone, ReactElement>> = {
  neutral: <NeutralIcon aria-hidden="true" />,
  info: <InfoIcon aria-hidden="true" />,
  success: <CheckIcon aria-hidden="true" />,
  warning: <WarningIcon aria-hidden="true" />,
  danger: <AlertIcon aria-hidden="true" />,
}

/** Shows a status by word, icon and colour together. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', icon, running = false, children, ...native },
  ref,
) {
  return (
    <StyledBadge ref={ref} {...native} data-tone={tone} data-running={running ? '' : undefined}>
      {running ? <RunningIcon aria-hidden="true" /> : (icon ?? signs[tone])}
      {children}
    </StyledBadge>
  )
})
