import { defineStrings } from '../../i18n/index.js'

export const dashboardOverviewPageStrings = defineStrings('dashboardOverviewPage', {
  heading: 'Welcome Back!',
  description: "Here's what's happening with your store automations.",
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
