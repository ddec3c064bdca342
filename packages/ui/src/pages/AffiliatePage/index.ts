export { AffiliatePage } from './AffiliatePage.js'
export type { AffiliatePageProps } from './AffiliatePage.types.js'
