import type { Icon } from '../../icons/index.js'
import type { StatValue } from './isHighlighted.js'

/** Props shared by `StatCard` and `MetricCard`. */
export interface StatProps {
  /** Name of the value. */
  title: string
  /** The value. Numbers are formatted for the current language, texts are unchanged; null and NaN show as unknown. */
  value: StatValue
  /** Icon beside the title; decorative. */
  icon: Icon
}
