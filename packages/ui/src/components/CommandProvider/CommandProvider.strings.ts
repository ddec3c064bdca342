import { defineStrings } from '../../i18n/index.js'

/** Texts for when the palette or the list of shortcuts fails to load. */
export const commandProviderStrings = defineStrings('commandProvider', {
  paletteFailed: 'The search could not be opened',
  shortcutsFailed: 'The list of shortcuts could not be opened',
  reload: 'Check your internet connection, then reload the page and try again.',
})
