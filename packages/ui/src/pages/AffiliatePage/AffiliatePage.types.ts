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
  /** The user's referral link. @default an example address, marked as such */
  referralLink?: string
  /** Statistics of the link. @default sample figures, marked as such */
  stats?: AffiliateStats
  /** Opens a resource. @default shows the not-implemented notice */
  onResource?: (resource: AffiliateResource) => void
}
