/** What the affiliate program promises: shares as fractions, money in euro, times in days. */
export const affiliateTerms = {
  commission: 0.2,
  minimumPayout: 25,
  cookieDays: 30,
} as const

/** What helps to recommend the product, in the order in which it is offered. */
export const affiliateResources = ['banners', 'emails', 'logos'] as const

/** Id of something that helps to recommend the product. */
export type AffiliateResource = (typeof affiliateResources)[number]
