import type { SettingsSlug } from '../paths.ts'
import type { LoadPage } from './pageModule.types.ts'

/** The loader of each settings page. */
export const settingsPages = {
  account: () => import('./settings/account.tsx'),
  'shopify-store': () => import('./settings/shopifyStore.tsx'),
  'plan-billing': () => import('./settings/planBilling.ts'),
  'usage-quotas': () => import('./settings/usageQuotas.ts'),
  'automation-defaults': () => import('./settings/automationDefaults.ts'),
  'team-roles': () => import('./settings/teamRoles.ts'),
  notifications: () => import('./settings/notifications.ts'),
  'api-keys': () => import('./settings/apiKeys.ts'),
  'theme-language': () => import('./settings/themeLanguage.tsx'),
} satisfies Readonly<Record<SettingsSlug, LoadPage>>
