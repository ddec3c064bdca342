import { defineStrings } from '../../i18n/index.js'

export const errorPanelStrings = defineStrings('errorPanel', {
  failed: 'Something went wrong',
  failedText:
    'This page could not be displayed. Your saved data is safe, and the other pages still work.',
  outdated: 'A new version is available.',
  outdatedText: 'This page is from an older version. Reload to get the new one.',
  offline: 'You are offline',
  offlineText: 'This page is not loaded yet. Try again when you are back online.',
  retry: 'Try again',
  reload: 'Reload',
})
