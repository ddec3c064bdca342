'use client'
import { MetricCard } from '../../components/MetricCard/index.js'
import { MetricGrid } from '../../components/MetricGrid/index.js'
import { useMetrics } from '../../samples/useOverview.js'
import { useStrings } from '../../i18n/index.js'
import { dashboardOverviewPageStrings } from './DashboardOverviewPage.strings.js'
import type { Metric } from './DashboardOverviewPage.types.js'

export interface MetricsSectionProps {
  /** The figures at the top. @default four samples */
  metrics?: readonly Metric[]
}

/** The key figures of the store in one panel. */
export function MetricsSection({ metrics: given }: MetricsSectionProps) {
  const strings = useStrings(dashboardOverviewPageStrings)
  const samples = useMetrics()
  return (
    <MetricGrid aria-label={strings.metrics}>
      {(given ?? samples).map(({ id, title, value, icon }) => (
        <MetricCard key={id} title={title} value={value} icon={icon} />
      ))}
    </MetricGrid>
  )
}
