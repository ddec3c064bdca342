import { defineStrings } from '../../i18n/index.js'

export const offlinePageStrings = defineStrings('offlinePage', {
  heading: 'No connection',
  description:
    'This page is not saved on this device. Check your internet connection, then try again.',
  retry: 'Try again',
})
