import { defineStrings } from '../../i18n/index.js'

export const storeJobFailureStrings = defineStrings('storeJobFailure', {
  cancel: 'The job was not cancelled',
  resume: 'The job was not resumed',
  reconnect: 'The store was not connected',
  connect: 'The store was not connected',
  'leave-out': 'The values were not left out',
  update: 'The update did not start',
  report: 'The report was not downloaded',
})
