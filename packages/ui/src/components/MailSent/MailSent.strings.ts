import { defineStrings } from '../../i18n/index.js'

export const mailSentStrings = defineStrings('mailSent', {
  notArrived: 'It can take a minute to arrive; if it does not, look in the spam folder.',
  noRealMail: 'This server sends no real mail.',
  openOutbox: 'Open the outbox',
  code: 'Code from the email',
  codeHint: 'Reading it on another device? Type its code here.',
  codeMissing: 'Enter the code from the email.',
  confirm: 'Confirm code',
  confirming: 'Confirming...',
  codeRefused: 'Code not accepted',
  sendAgain: 'Send again',
  sending: 'Sending...',
  otherEmail: 'Use another email',
})
