export { MailSent } from './MailSent.js'
export type { MailedCode } from './MailSent.types.js'
export { useMail, type Mail } from './useMail.js'
