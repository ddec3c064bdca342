import { defineStrings } from '../../i18n/index.js'

export const authFormStrings = defineStrings('authForm', {
  or: 'or',
  google: 'Continue with Google',
  connecting: 'Connecting...',
  googleFailed: 'Failed to connect with google',
})
