import { defineStrings } from '../../i18n/index.js'

export const affiliatePageStrings = defineStrings('affiliatePage', {
  heading: 'Affiliate Program',
  description: (share: string) =>
    `Recommend the product and earn ${share} recurring commission every month, for the life of the customer.`,
  how: 'How it works',
  share: 'Share your link',
  shareText: 'Put it where store owners will see it: in a video, a post or an email.',
  join: 'Someone signs up',
  joinText: (days: string) => `Sign-ups within ${days} of a click on your link are yours.`,
  earn: 'You earn every month',
  earnText: (share: string) => `${share} of what the customer pays, for as long as they stay.`,
  link: 'Your referral link',
  linkSample: 'A sample address. Your link will appear here.',
  stats: 'Your referrals',
  clicks: 'Clicks',
  signUps: 'Sign-ups',
  activeCustomers: 'Active customers',
  commission: 'Commission earned',
  resources: 'Resources',
  resourcesText: 'Ready-made material to promote the product.',
  banners: 'Get banners',
  emails: 'Get email templates',
  logos: 'Get logos',
})

export const payoutStrings = defineStrings('payout', {
  heading: 'Payout details',
  commission: 'Commission',
  commissionText: (share: string) => `${share}, recurring every month for the life of the customer`,
  payout: 'Payout',
  payoutText: 'By PayPal, on the 1st of each month',
  minimum: 'Minimum payout',
  cookie: 'Cookie window',
  self: 'Self-referrals',
  selfText: 'Prohibited',
})
