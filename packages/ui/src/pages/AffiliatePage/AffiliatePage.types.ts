import type { AffiliateResource } from '../../catalogue/affiliate.js'

/** Results of referrals so far. */
export interface AffiliateStats {
  /** Visits through the link. */
  readonly clicks: number
  /** Accounts created through it. */
  readonly signUps: number
  /** Those that pay at present. */
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
