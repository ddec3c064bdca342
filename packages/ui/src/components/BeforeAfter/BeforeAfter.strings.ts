import { defineStrings } from '../../i18n/index.js'

export const beforeAfterStrings = defineStrings('beforeAfter', {
  divider: 'Divider between before and after',
})
