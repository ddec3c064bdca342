import { defineStrings } from '../../i18n/index.js'

export const passwordFieldStrings = defineStrings('passwordField', {
  show: (field: string) => `Show ${field.toLowerCase()}`,
  hide: (field: string) => `Hide ${field.toLowerCase()}`,
})
