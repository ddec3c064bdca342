import { AutomationIcon, ImagesIcon, ProductIcon, TimerIcon, type Icon } from '../icons/index.js'
import type { metricLabels } from './metrics.strings.js'

/** One figure of the overview. */
export interface Metric {
  /** Names the figure among the others. */
  readonly id: string
  /** Says what the value is. */
  readonly title: string
  readonly value: number | string | null
  readonly icon: Icon
}

interface MetricSample extends Omit<Metric, 'title'> {
  readonly id: keyof (typeof metricLabels)['en']
  readonly value: number
}

/** The figures of the overview, as samples. */
export const sampleMetrics: readonly MetricSample[] = [
  { id: 'products-processed', value: 1284, icon: ProductIcon },
  { id: 'image-credits', value: 8716, icon: ImagesIcon },
  { id: 'active-automations', value: 12, icon: AutomationIcon },
  { id: 'average-runtime', value: 342, icon: TimerIcon },
]
