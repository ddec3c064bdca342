export { AffiliatePage } from './AffiliatePage.js'
