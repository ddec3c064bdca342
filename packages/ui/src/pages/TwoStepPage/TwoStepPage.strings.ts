import { defineStrings } from '../../i18n/index.js'

export const twoStepPageStrings = defineStrings('twoStepPage', {
  title: 'One more step',
  codeFor: 'Enter the code from your authenticator app for',
  code: 'Enter the code from your authenticator app.',
  recoveryCodeFor: 'Enter one of your recovery codes for',
  recoveryCode: 'Enter one of your recovery codes.',
  submit: 'Sign in',
  submitting: 'Signing in...',
  failed: 'Not signed in',
  done: 'Logged In!',
  noPhone: 'No phone at hand?',
  useRecovery: 'Use a recovery code',
  phoneBack: 'Phone at hand?',
  useApp: 'Use a code from your app',
  notYou: 'Not you?',
  otherAccount: 'Sign in with another account',
})
