export { ByPointer } from './ByPointer.js'
