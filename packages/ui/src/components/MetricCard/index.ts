export { MetricCard, type MetricCardProps } from './MetricCard.js'
