import { defineStrings } from '../../i18n/index.js'

export const toasterStrings = defineStrings('toaster', {
  region: 'Notifications (F8)',
  close: 'Close',
  announcement: (text: string) => `Notification: ${text}`,
  notImplemented: "This feature isn't implemented yet",
  canRequest: 'You can request it!',
})
