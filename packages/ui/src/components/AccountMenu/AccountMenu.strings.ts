import { defineStrings } from '../../i18n/index.js'

export const accountMenuStrings = defineStrings('accountMenu', {
  menu: 'Account menu',
  failed: 'The account menu could not be opened',
})
