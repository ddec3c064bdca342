export { FileKindIcon } from './FileKindIcon.js'
