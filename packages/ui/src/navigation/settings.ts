import type { settingsLabels } from './settings.strings.js'

/** Last segment of a settings page's address, and its id everywhere else. */
export type SettingsSlug = keyof (typeof settingsLabels)['en']

/** Slugs of the settings pages, in display order. */
export const settingsPages = [
  'account',
  'shopify-store',
  'plan-billing',
  'usage-quotas',
  'automation-defaults',
  'team-roles',
  'notifications',
  'api-keys',
  'theme-language',
] as const satisfies readonly SettingsSlug[]
