import type { SettingsSlug } from '../catalogue/slugs.js'
import { defineStrings } from '../i18n/index.js'

/** Labels of the settings pages, by slug. */
export const settingsLabels = defineStrings('settingsLabels', {
  account: 'Account',
  'shopify-store': 'Shopify Store',
  'plan-billing': 'Plan & Billing',
  'usage-quotas': 'Usage & Quotas',
  'automation-defaults': 'Automation Defaults',
  'team-roles': 'Team & Roles',
  notifications: 'Notifications',
  'api-keys': 'API Keys & Webhooks',
  'theme-language': 'Theme & Language',
} satisfies Record<SettingsSlug, string>)
