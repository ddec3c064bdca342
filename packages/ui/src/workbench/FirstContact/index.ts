export { FirstContact } from './FirstContact.js'
export { MismatchNotice, type MismatchNoticeProps } from './MismatchNotice.js'
export type { FileMismatch, FirstContactProps } from './FirstContact.types.js'
