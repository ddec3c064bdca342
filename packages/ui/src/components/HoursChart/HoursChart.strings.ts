import { defineStrings } from '../../i18n/index.js'

export const hoursChartStrings = defineStrings('hoursChart', {
  label: (before: string, after: string) =>
    `${before} hours per week before, ${after} hours per week after`,
  left: (hours: string) => `${hours} hours you still spend`,
  saved: (hours: string) => `${hours} hours automated`,
})
