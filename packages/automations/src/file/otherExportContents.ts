/** Exports of a store, or of an app that moves its data, that hold no products, with what they hold. */
export const otherExportContents = {
  inventory: ['an inventory export', 'stock by location'],
  orders: ['an orders export', 'orders'],
  'draft-orders': ['a draft orders export', 'draft orders'],
  customers: ['a customers export', 'people'],
  companies: ['a companies export', 'companies'],
  'gift-cards': ['a gift cards export', 'gift cards and their balances'],
  discounts: ['a discounts export', 'discounts'],
  redirects: ['a URL redirects export', 'old and new addresses'],
  collections: ['a collections export', 'collections'],
  'price-list': ['a price list of a catalog', 'prices for a market or a company'],
  'blog-posts': ['a blog posts export', 'blog posts'],
  pages: ['a pages export', 'pages of the online store'],
  metaobjects: ['a metaobjects export', 'entries of metaobjects'],
  payouts: ['a payouts export', 'payments'],
  'other-sheet': ['a sheet of an export app', 'other records'],
} as const

/** Kind of an export that holds no products. */
export type OtherExport = keyof typeof otherExportContents
