import type { settingsLabels } from './settings.strings.js'

/** Last part of a settings page's address, and its id everywhere else. */
export type SettingsSlug = keyof (typeof settingsLabels)['en']

/** The settings pages, in the order in which they are shown. */
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
