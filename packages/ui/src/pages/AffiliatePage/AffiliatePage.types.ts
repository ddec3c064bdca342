import type { AffiliateResource, AffiliateStats } from '../../data/affiliate.js'

export interface AffiliatePageProps {
  /** The user's referral link. @default an example address, marked as such */
  referralLink?: string
  /** Statistics of the link. @default sample figures, marked as such */
  stats?: AffiliateStats
  /** Opens a resource. @default shows the not-implemented notice */
  onResource?: (resource: AffiliateResource) => void
}
