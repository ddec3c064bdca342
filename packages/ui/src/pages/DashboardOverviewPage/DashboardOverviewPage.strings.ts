import { defineStrings } from '../../i18n/index.js'

export const dashboardOverviewPageStrings = defineStrings('dashboardOverviewPage', {
  heading: 'Welcome Back!',
  description: "Here's what's happening with your store automations.",
  metrics: 'Key figures',
})

export const requestedPageStrings = defineStrings('requestedPage', {
  requested: 'You were on your way to',
  dismiss: 'Dismiss',
})

export const jobQueueStrings = defineStrings('jobQueue', {
  heading: 'Job Queue',
  count: (text: string, count: number) => (count === 1 ? `${text} job` : `${text} jobs`),
  start: (automation: string) => `Start with ${automation}`,
})

export const quotaAndPlanStrings = defineStrings('quotaAndPlan', {
  heading: 'Quota & plan',
  credits: 'Credits reset each billing cycle and do not roll over.',
  upgrade: 'Upgrade plan',
})

export const quickActionsStrings = defineStrings('quickActions', {
  heading: 'Quick Actions',
  titles: 'Run Title Optimiser',
  titlesText: 'Rewrite supplier titles',
  images: 'Compress Images',
  imagesText: 'JPG, PNG and WEBP',
  product: 'Import Product',
  productText: 'From a competitor’s store',
})

export const gettingStartedStrings = defineStrings('gettingStarted', {
  heading: 'Getting Started',
  description: 'Three steps and the lights are on.',
  done: "All done! You're ready to supercharge your store.",
})
