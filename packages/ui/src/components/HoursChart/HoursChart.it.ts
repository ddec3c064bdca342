import { hoursChartStrings } from './HoursChart.strings.js'

export const hoursChartIt = hoursChartStrings.translate({
  label: (before, after) => `Prima ${before} ore alla settimana, dopo ${after} ore alla settimana`,
  left: (hours) => `${hours} ore che restano a te`,
  saved: (hours) => `${hours} ore automatizzate`,
})
