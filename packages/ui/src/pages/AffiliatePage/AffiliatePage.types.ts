import type { AffiliateResource } from '../../catalogue/affiliate.js'

/** What referrals have brought so far. */
export interface AffiliateStats {
  /** How often the link was followed. */
  readonly clicks: number
  /** How many accounts were made through it. */
  readonly signUps: number
  /** How many of them pay at present. */
  readonly activeCustomers: number
  /** Commission earned in all, in euro. */
  readonly commission: number
}

export interface AffiliatePageProps {
  /** The person's own referral link. @default an example address, marked as such */
  referralLink?: string
  /** What the link has brought so far. @default made-up figures, marked as such */
  stats?: AffiliateStats
  /** Opens what helps to recommend the product. Not given: the not-implemented notice. */
  onResource?: (resource: AffiliateResource) => void
}
