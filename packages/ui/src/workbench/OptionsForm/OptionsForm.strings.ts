import { defineStrings } from '../../i18n/index.js'

export const optionsFormStrings = defineStrings('optionsForm', {
  heading: 'Options',
  reset: 'Reset',
  show: 'Show changes',
})
