/**
 * The slugs of the automations by group, in display order. A slug is the last segment of the
 * address, the name of the folder in `automations`, and the id of the automation everywhere else.
 * `npm run tokens` generates this list from `automationRecords.ts`; other imports would burden builds.
 */
export const automationsByGroup = {
  'product-enhancements': [
    'currency-converter',
    'ai-copy-optimizer',
    'size-exchanger',
    'variant-title-fixer',
    'product-translation',
    'auto-tag',
  ],
  'image-tools': [
    'remove-background',
    'swappable-background',
    'dynamic-watermark',
    'image-compression',
  ],
  'bulk-pricing': [
    'mass-compare-price',
    'remove-track-quantity',
    'bulk-vendor-change',
    'remove-metadata',
  ],
  'import-sync': ['product-importer', 'bulk-products-importer'],
  analytics: ['cogs-monitor'],
} as const

/** Id of a group of automations. */
export type AutomationGroup = keyof typeof automationsByGroup

/** Last segment of an automation's address, and its id everywhere else. */
export type AutomationSlug = (typeof automationsByGroup)[AutomationGroup][number]

/** The groups, in display order. */
export const automationGroups = Object.keys(automationsByGroup) as readonly AutomationGroup[]

/** The slugs of the automations, in display order. */
export const automationSlugs: readonly AutomationSlug[] = automationGroups.flatMap(
  (group) => automationsByGroup[group],
)

/** The slugs of the settings pages, in display order. */
export const settingsSlugs = [
  'account',
  'shopify-store',
  'plan-billing',
  'usage-quotas',
  'automation-defaults',
  'team-roles',
  'notifications',
  'api-keys',
  'theme-language',
] as const

/** Last segment of a settings page's address, and its id everywhere else. */
export type SettingsSlug = (typeof settingsSlugs)[number]
