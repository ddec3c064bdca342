import type { AffiliateStats } from '../pages/AffiliatePage/AffiliatePage.types.js'

/** A sample referral link, shown until there is a real one. */
export const sampleReferralLink = 'https://example.com/?ref=your-name'

/** Sample figures: five customers at 24.99 euros a month, for one month. */
export const sampleAffiliateStats: AffiliateStats = {
  clicks: 214,
  signUps: 9,
  activeCustomers: 5,
  commission: 24.99,
}
