import { AutomationIcon, ImagesIcon, ProductIcon, TimerIcon } from '../icons/index.js'
import type { Metric } from '../pages/DashboardOverviewPage/DashboardOverviewPage.types.js'
import type { metricLabels } from './metrics.strings.js'

interface MetricSample extends Omit<Metric, 'title'> {
  readonly id: keyof (typeof metricLabels)['en']
  readonly value: number
}

/** Sample figures of the overview page. */
export const sampleMetrics: readonly MetricSample[] = [
  { id: 'products-processed', value: 1284, icon: ProductIcon },
  { id: 'image-credits', value: 8716, icon: ImagesIcon },
  { id: 'active-automations', value: 12, icon: AutomationIcon },
  { id: 'average-runtime', value: 342, icon: TimerIcon },
]
