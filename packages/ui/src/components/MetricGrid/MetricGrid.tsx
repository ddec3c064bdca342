import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { StyledMetricGrid } from './MetricGrid.styles.js'

export interface MetricGridProps extends ComponentPropsWithoutRef<'ul'> {
  /** Accessible name of the group. */
  'aria-label': string
  /** Two to six `MetricCard`s. */
  children: ComponentPropsWithoutRef<'ul'>['children']
}

/** Shows a few metrics in one panel. */
export const MetricGrid = forwardRef<HTMLUListElement, MetricGridProps>(function MetricGrid(
  { children, ...native },
  ref,
) {
  return (
    <StyledMetricGrid ref={ref} role="list" {...native}>
      {children}
    </StyledMetricGrid>
  )
})
