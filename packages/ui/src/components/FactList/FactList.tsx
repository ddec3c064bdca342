'use client'
import { forwardRef } from 'react'
import { StyledFact, StyledList } from './FactList.styles.js'
import type { FactListProps } from './FactList.types.js'

/** Shows a few claims side by side in one panel. */
export const FactList = forwardRef<HTMLUListElement, FactListProps>(function FactList(
  { facts, ...native },
  ref,
) {
  return (
    <StyledList {...native} ref={ref} role="list">
      {facts.map(({ icon: Icon, title, text }) => (
        <StyledFact key={title}>
          <Icon aria-hidden="true" />
          <strong>{title}</strong>
          <span>{text}</span>
        </StyledFact>
      ))}
    </StyledList>
  )
})
