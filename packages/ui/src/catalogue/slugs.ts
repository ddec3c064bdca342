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

/**
 * Addresses, below the dashboard, of the automations beside the groups, by their slugs. They have no
 * place in the sidebar. `npm run tokens` generates this record from `automationRecords.ts`.
 */
export const extraAutomationPaths = {
  'price-editor': 'files/prices',
  'edit-columns': 'files/edit',
} as const

/** Id of an automation beside the groups. */
export type ExtraAutomationSlug = keyof typeof extraAutomationPaths

/** Id of an automation, in a group or beside them. */
export type AnyAutomationSlug = AutomationSlug | ExtraAutomationSlug

/** The slugs of the automations beside the groups, in display order. */
export const extraAutomationSlugs = Object.keys(
  extraAutomationPaths,
) as readonly ExtraAutomationSlug[]

/** Address of an automation below that of the dashboard. */
export type AutomationSubpath<Slug extends AnyAutomationSlug = AnyAutomationSlug> =
  Slug extends ExtraAutomationSlug ? (typeof extraAutomationPaths)[Slug] : Slug

/** Returns the address of an automation below that of the dashboard. */
export function automationSubpath<Slug extends AnyAutomationSlug>(
  slug: Slug,
): AutomationSubpath<Slug> {
  const extra: Readonly<Partial<Record<string, string>>> = extraAutomationPaths
  return (extra[slug] ?? slug) as AutomationSubpath<Slug>
}

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
