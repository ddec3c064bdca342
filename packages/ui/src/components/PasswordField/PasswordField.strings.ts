import { defineStrings } from '../../i18n/index.js'

export const passwordFieldStrings = defineStrings('passwordField', {
  show: (field: string) => `Show ${field.toLowerCase()}`,
  hide: (field: string) => `Hide ${field.toLowerCase()}`,
  passwordPlaceholder: 'Min. 8 characters',
  passwordShort: 'Password must be at least 8 characters long.',
  passwordsDiffer: 'Passwords do not match.',
})
