/** Terms of the affiliate program: shares as fractions, money in euros, durations in days. */
export const affiliateTerms = {
  commission: 0.2,
  minimumPayout: 25,
  cookieDays: 30,
} as const

/** Promotional resources for affiliates, in display order. */
export const affiliateResources = ['banners', 'emails', 'logos'] as const

/** Id of a promotional resource. */
export type AffiliateResource = (typeof affiliateResources)[number]
