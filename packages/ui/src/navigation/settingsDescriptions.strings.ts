import type { SettingsSlug } from '../catalogue/slugs.js'
import { defineStrings } from '../i18n/index.js'

/** Descriptions of the settings pages, one sentence each, by slug. */
export const settingsDescriptions = defineStrings('settingsDescriptions', {
  account: 'Your picture, your name and email, and your password.',
  'shopify-store': 'The store your automations work on, and what they may read and write.',
  'plan-billing': 'Your plan, what you have used of it, and how you pay.',
  'usage-quotas': 'How much of your quota is used, and when to be told.',
  'automation-defaults': 'What every automation starts with, unless you say otherwise.',
  'team-roles': 'Who works in this dashboard, and in which role.',
  notifications: 'What you are told about, and where.',
  'api-keys': 'Keys and webhooks that connect other software.',
  'theme-language': 'How the dashboard looks and which language it speaks, on this device.',
} satisfies Record<SettingsSlug, string>)
