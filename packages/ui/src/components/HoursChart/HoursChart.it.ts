import { translate } from '../../i18n/index.js'
import type { hoursChartStrings } from './HoursChart.strings.js'

export const hoursChartIt = translate<typeof hoursChartStrings>('hoursChart', {
  label: (before, after) => `Prima ${before} ore alla settimana, dopo ${after} ore alla settimana`,
  left: (hours) => `${hours} ore che restano a te`,
  saved: (hours) => `${hours} ore automatizzate`,
})
