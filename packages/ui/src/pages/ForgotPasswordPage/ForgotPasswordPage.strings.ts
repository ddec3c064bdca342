import { defineStrings } from '../../i18n/index.js'

export const forgotPasswordPageStrings = defineStrings('forgotPasswordPage', {
  title: 'Reset your password',
  description: 'We will email you a link to choose a new one.',
  required: 'The email of your account is required.',
  submit: 'Send reset link',
  sending: 'Sending...',
  remembered: 'Remembered it?',
  logIn: 'Log in',
  failed: 'Reset link not sent',
  sent: 'Check your inbox',
  sentIf: 'If an account exists for',
  sentThen:
    ', a link to choose a new password is on its way. It works once, for one hour, in this browser.',
  sentAgain: 'Reset link requested again',
  sentAgainNext: 'If the account exists, the new link replaces the previous one.',
})
