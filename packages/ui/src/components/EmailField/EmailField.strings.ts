import { defineStrings } from '../../i18n/index.js'

export const emailFieldStrings = defineStrings('emailField', {
  email: 'Email',
  emailRequired: 'Email is required.',
  emailInvalid: 'Email is invalid.',
})
