import { defineStrings } from '../../i18n/index.js'

export const notificationsSettingsPageStrings = defineStrings('notificationsSettingsPage', {
  email: 'By email',
  emailHint: 'Sent to the address of your account.',
  jobs: 'Jobs',
  jobDone: 'A job is done',
  jobDoneHint: 'One email for each job that has run through.',
  jobFailed: 'A job has failed',
  jobFailedHint: 'With what went wrong and where to look.',
  billing: 'Usage and billing',
  usageAlert: 'The usage alert is reached',
  usageAlertHint: 'You set the percent under Usage & Quotas.',
  renewal: 'The plan is about to renew',
  renewalHint: 'Before the next month is charged.',
  updates: 'Updates',
  weekly: 'Weekly summary',
  weeklyHint: 'What your automations did in the week.',
  news: 'New automations',
  newsHint: 'When there is a new one to try.',
})
