export { MailSent } from './MailSent.js'
export type { MailedCode, MailSentProps } from './MailSent.types.js'
export { useMail, type Mail } from './useMail.js'
