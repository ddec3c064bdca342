/** What the affiliate program promises: shares as fractions, money in euro, times in days. */
export const affiliateTerms = {
  commission: 0.2,
  minimumPayout: 25,
  cookieDays: 30,
} as const

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

/** A made-up link, shown until there is a real one. */
export const sampleReferralLink = 'https://example.com/?ref=your-name'

/** Made-up figures: five customers of 24.99 euro a month, for one month. */
export const sampleAffiliateStats: AffiliateStats = {
  clicks: 214,
  signUps: 9,
  activeCustomers: 5,
  commission: 24.99,
}

/** What helps to recommend the product, in the order in which it is offered. */
export const affiliateResources = ['banners', 'emails', 'logos'] as const

/** Id of something that helps to recommend the product. */
export type AffiliateResource = (typeof affiliateResources)[number]
