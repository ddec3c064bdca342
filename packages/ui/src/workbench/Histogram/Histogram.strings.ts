import { defineStrings } from '../../i18n/index.js'

export const histogramStrings = defineStrings('histogram', {
  asTable: 'Show as table',
  asChart: 'Show as chart',
  bar: (range: string, count: string) => `${range}: ${count}`,
})
