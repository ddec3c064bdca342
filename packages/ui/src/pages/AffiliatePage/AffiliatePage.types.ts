import type { AffiliateResource, AffiliateStats } from '../../data/affiliate.js'

export interface AffiliatePageProps {
  /** The person's own referral link. @default an example address, marked as such */
  referralLink?: string
  /** What the link has brought so far. @default made-up figures, marked as such */
  stats?: AffiliateStats
  /** Opens what helps to recommend the product. Not given: the not-implemented notice. */
  onResource?: (resource: AffiliateResource) => void
}
