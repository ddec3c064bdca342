export { FileName } from './FileName.js'
