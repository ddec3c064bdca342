'use client'
import { forwardRef } from 'react'
import { StyledList, StyledRoom, StyledStep } from './Steps.styles.js'
import type { StepsProps } from './Steps.types.js'

/** Shows steps in order, as points on one lit wire. */
export const Steps = forwardRef<HTMLOListElement, StepsProps>(function Steps(
  { steps, ...native },
  ref,
) {
  return (
    <StyledRoom>
      <StyledList {...native} ref={ref} role="list">
        {steps.map(({ title, text }) => (
          <StyledStep key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </StyledStep>
        ))}
      </StyledList>
    </StyledRoom>
  )
})
