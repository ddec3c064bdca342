import { defineStrings } from '../../i18n/index.js'

export const mailSentStrings = defineStrings('mailSent', {
  notArrived: 'It can take a minute to arrive. If you do not see it, check your spam folder.',
  noRealMail: 'This server does not send real email.',
  openOutbox: 'Open the outbox',
  code: 'Code from the email',
  codeHint: 'Reading the email on another device? Enter its code here.',
  codeMissing: 'Enter the code from the email.',
  confirm: 'Confirm code',
  confirming: 'Confirming...',
  codeRefused: 'Code not accepted',
  sendAgain: 'Send again',
  sending: 'Sending...',
  otherEmail: 'Use another email',
})
