import { defineStrings } from '../i18n/index.js'

/** Titles of the figures on the overview page, by id. */
export const metricLabels = defineStrings('metrics', {
  'products-processed': 'Products Processed MTD',
  'image-credits': 'Image Credits Left',
  'active-automations': 'Active Automations',
  'average-runtime': 'Avg. Runtime (ms)',
})
