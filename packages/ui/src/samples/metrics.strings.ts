import { defineStrings } from '../i18n/index.js'

/** Titles of the overview's figures, by id. */
export const metricLabels = defineStrings('metrics', {
  'products-processed': 'Products Processed MTD',
  'image-credits': 'Image Credits Left',
  'active-automations': 'Active Automations',
  'average-runtime': 'Avg. Runtime (ms)',
})
