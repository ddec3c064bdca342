'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { isHighlighted, StatContent, type StatProps } from '../StatCard/index.js'
import { StyledMetricCard } from './MetricCard.styles.js'

export interface MetricCardProps
  extends StatProps, Omit<ComponentPropsWithoutRef<'li'>, 'title' | 'children' | 'value'> {}

/** Shows one value among others, inside a `MetricGrid`. */
export const MetricCard = forwardRef<HTMLLIElement, MetricCardProps>(function MetricCard(
  { title, value, icon, ...native },
  ref,
) {
  return (
    <StyledMetricCard
      ref={ref}
      {...native}
      data-highlighted={isHighlighted(value) ? '' : undefined}
    >
      <StatContent title={title} value={value} icon={icon} />
    </StyledMetricCard>
  )
})
