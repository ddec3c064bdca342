export { FirstContact } from './FirstContact.js'
export { MismatchNotice, type MismatchNoticeProps } from './MismatchNotice.js'
export {
  fileKinds,
  type FileKind,
  type FileMismatch,
  type FirstContactProps,
} from './FirstContact.types.js'
