import { defineStrings } from '../i18n/index.js'
import { automationRecords, extraRecords } from './automationRecords.js'
import { mapValues } from './records.js'
import type { AutomationGroup } from './slugs.js'

/** Names of the automations, by slug. */
export const automationLabels = defineStrings(
  'automationLabels',
  mapValues({ ...automationRecords, ...extraRecords }, ({ label }) => label),
)

/** Descriptions of the automations beside the groups, one sentence each, by slug. */
export const extraAutomationDescriptions = defineStrings(
  'extraAutomationDescriptions',
  mapValues(extraRecords, ({ description }) => description),
)

/** Names of the groups, by id. */
export const automationGroupLabels = defineStrings('automationGroups', {
  'product-enhancements': 'Product Enhancements',
  'image-tools': 'Image Tools',
  'bulk-pricing': 'Bulk & Pricing',
  'import-sync': 'Import & Sync',
  analytics: 'Analytics',
} satisfies Readonly<Record<AutomationGroup, string>>)
