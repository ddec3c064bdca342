'use client'
import { StyledFact, StyledList } from './FactList.styles.js'
import type { FactListProps } from './FactList.types.js'

/** A few claims side by side, joined in one panel. */
export function FactList({ facts, 'aria-label': label }: FactListProps) {
  return (
    <StyledList aria-label={label}>
      {facts.map(({ icon: Icon, title, text }) => (
        <StyledFact key={title}>
          <Icon />
          <strong>{title}</strong>
          <span>{text}</span>
        </StyledFact>
      ))}
    </StyledList>
  )
}
