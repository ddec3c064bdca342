export { PrivacyLine } from './PrivacyLine.js'
