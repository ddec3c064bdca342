export { Histogram } from './Histogram.js'
export { barTones } from './Histogram.types.js'
export type { BarTone, HistogramBar, HistogramProps } from './Histogram.types.js'
