export { StateSign } from './StateSign.js'
