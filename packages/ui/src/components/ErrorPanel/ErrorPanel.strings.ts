import { defineStrings } from '../../i18n/index.js'

export const errorPanelStrings = defineStrings('errorPanel', {
  failed: 'Something went wrong',
  failedText:
    'This page could not be shown. What you saved is safe, and the other pages still work.',
  outdated: 'A new version is available.',
  outdatedText: 'This page belongs to an older version. Reload to go on with the new one.',
  offline: 'You are offline',
  offlineText:
    'This page has not been loaded yet, and that needs the network. Try again when you are connected.',
  retry: 'Try again',
  reload: 'Reload',
})
