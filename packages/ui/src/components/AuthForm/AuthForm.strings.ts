import { defineStrings } from '../../i18n/index.js'

export const authFormStrings = defineStrings('authForm', {
  required: 'All fields are required.',
  or: 'or',
  google: 'Continue with Google',
  connecting: 'Connecting...',
  googleFailed: 'Failed to connect with google',
  unreachable: 'The service cannot be reached. Check your connection and try again.',
})
