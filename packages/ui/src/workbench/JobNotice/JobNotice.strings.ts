import { defineStrings } from '../../i18n/index.js'

export const jobNoticeStrings = defineStrings('jobNotice', {
  cancelled: 'Job cancelled. The file is as it was before.',
  failed: 'The job stopped unexpectedly',
  failedText: 'Your file and all applied jobs are safe. This job changed nothing.',
  interrupted: (job: string) => `The tab closed while ${job} was being applied`,
  interruptedText: 'This job changed nothing. The file is as it was before.',
  retry: 'Try again',
  again: 'Apply again',
  copyDetails: 'Copy details',
})
