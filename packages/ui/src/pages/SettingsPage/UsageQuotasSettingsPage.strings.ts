import { defineStrings } from '../../i18n/index.js'

export const usageQuotasSettingsPageStrings = defineStrings('usageQuotasSettingsPage', {
  quota: 'Products',
  quotaHint: 'Credits do not roll over and reset each billing cycle.',
  used: 'Products used',
  usedOf: (used: string, limit: string) => `${used} of ${limit} products`,
  left: (credits: string) => `${credits} credits left`,
  byAutomation: 'By automation',
  byAutomationHint: 'Which automations used the products of this billing cycle.',
  productsOf: (automation: string) => `Products used by ${automation}`,
  products: (count: string) => `${count} products`,
  nothing: 'No automation has run yet',
  nothingText: 'What each one uses in this billing cycle will appear here.',
  alert: 'Usage alert',
  alertHint: 'One email when the quota is nearly used.',
  alertAt: 'Send it at',
  alertAtHint: 'Choose 100% to be notified only when nothing is left.',
  percent: (value: number) => `${value} percent`,
})
