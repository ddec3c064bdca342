import { defineStrings } from '../../i18n/index.js'

/** What is said when the palette or the list of keys cannot be had. */
export const commandProviderStrings = defineStrings('commandProvider', {
  paletteFailed: 'The search could not be opened',
  shortcutsFailed: 'The list of shortcuts could not be opened',
  reload: 'Check your internet connection, then reload the page and try again.',
})
