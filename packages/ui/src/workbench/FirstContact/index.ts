export { FirstContact } from './FirstContact.js'
export { fileKinds, type FileKind, type FirstContactProps } from './FirstContact.types.js'
