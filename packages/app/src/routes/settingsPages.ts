import type { ComponentType } from 'react'
import type { SettingsSlug } from '../paths.ts'

type Load = () => Promise<ComponentType>

/** Loads a settings page. */
export const settingsPages: Readonly<Record<SettingsSlug, Load>> = {
  account: async () => (await import('./settings/account.ts')).AccountSettingsPage,
  'shopify-store': async () =>
    (await import('./settings/shopifyStore.ts')).ShopifyStoreSettingsPage,
  'plan-billing': async () => (await import('./settings/planBilling.ts')).PlanBillingSettingsPage,
  'usage-quotas': async () => (await import('./settings/usageQuotas.ts')).UsageQuotasSettingsPage,
  'automation-defaults': async () =>
    (await import('./settings/automationDefaults.ts')).AutomationDefaultsSettingsPage,
  'team-roles': async () => (await import('./settings/teamRoles.ts')).TeamRolesSettingsPage,
  notifications: async () =>
    (await import('./settings/notifications.ts')).NotificationsSettingsPage,
  'api-keys': async () => (await import('./settings/apiKeys.ts')).ApiKeysSettingsPage,
  'theme-language': async () =>
    (await import('./settings/themeLanguage.tsx')).ThemeLanguageSettings,
}
