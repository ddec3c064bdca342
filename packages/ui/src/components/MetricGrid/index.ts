export { MetricGrid, type MetricGridProps } from './MetricGrid.js'
