export { HoursChart } from './HoursChart.js'
export type { HoursChartProps } from './HoursChart.types.js'
