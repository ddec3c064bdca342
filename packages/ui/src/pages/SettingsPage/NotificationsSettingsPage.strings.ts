import { defineStrings } from '../../i18n/index.js'

export const notificationsSettingsPageStrings = defineStrings('notificationsSettingsPage', {
  email: 'By email',
  emailHint: 'Sent to the address of your account.',
  jobs: 'Jobs',
  jobDone: 'A job finishes',
  jobDoneHint: 'One email per finished job.',
  jobFailed: 'A job fails',
  jobFailedHint: 'Says what went wrong and where to look.',
  billing: 'Usage and billing',
  usageAlert: 'You reach your usage alert',
  usageAlertHint: 'Set the percentage under Usage & Quotas.',
  renewal: 'Your plan is about to renew',
  renewalHint: 'Sent before you are charged for the next month.',
  updates: 'Updates',
  weekly: 'Weekly summary',
  weeklyHint: 'What your automations did that week.',
  news: 'New automations',
  newsHint: 'When a new automation is available.',
})
