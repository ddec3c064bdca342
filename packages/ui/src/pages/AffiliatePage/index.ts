export { AffiliatePage } from './AffiliatePage.js'
export type { AffiliatePageProps, AffiliateStats } from './AffiliatePage.types.js'
