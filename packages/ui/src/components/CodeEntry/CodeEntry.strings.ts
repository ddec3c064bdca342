import { defineStrings } from '../../i18n/index.js'

export const codeEntryStrings = defineStrings('codeEntry', {
  code: 'Code',
  app: 'App',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the codes that you saved. Each works once.',
  useRecovery: 'Use a recovery code',
  useApp: 'Use a code from your app',
  password: 'Your password',
  codeMissing: 'Enter the 6 digits that your app shows.',
  recoveryMissing: 'Enter one of your recovery codes.',
  passwordMissing: 'Enter your password.',
  mailedCode: 'Code from the email',
  mailedMissing: 'Enter the code from the email.',
})
