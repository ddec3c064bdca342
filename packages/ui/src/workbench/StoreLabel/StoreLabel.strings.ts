import { defineStrings } from '../../i18n/index.js'

export const storeLabelStrings = defineStrings('storeLabel', {
  heading: 'Store label',
  store: 'Store',
  hint: 'Shown on the file and in the name of the download. Leave it empty for no label.',
  badge: 'Badge',
  save: 'Save',
})
