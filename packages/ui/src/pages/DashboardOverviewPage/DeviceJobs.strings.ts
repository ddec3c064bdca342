import { defineStrings } from '../../i18n/index.js'

/** In a file of their own, as the rest of the page does not wait for them. */
export const deviceJobsStrings = defineStrings('deviceJobs', {
  onDevice: 'On this device',
  examples: 'These five rows are examples, not real jobs.',
})
