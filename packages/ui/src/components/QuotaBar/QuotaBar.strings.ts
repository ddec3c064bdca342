import { defineStrings } from '../../i18n/index.js'

export const quotaBarStrings = defineStrings('quotaBar', {
  label: 'Quota used',
  unit: 'of quota used',
})
