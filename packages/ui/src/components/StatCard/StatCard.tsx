'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { isHighlighted } from './isHighlighted.js'
import { StyledStatCard } from './StatCard.styles.js'
import type { StatProps } from './StatCard.types.js'
import { StatContent } from './StatContent.js'

export interface StatCardProps
  extends StatProps, Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {}

/** Shows one value on its own card. */
export const StatCard = forwardRef<HTMLDivElement, StatCardProps>(function StatCard(
  { title, value, icon, ...native },
  ref,
) {
  return (
    <StyledStatCard ref={ref} {...native} data-highlighted={isHighlighted(value) ? '' : undefined}>
      <StatContent title={title} value={value} icon={icon} />
    </StyledStatCard>
  )
})
