'use client'
import { AccountSettingsPage, type AccountSettingsPageProps } from './AccountSettingsPage.js'
import { ApiKeysSettingsPage } from './ApiKeysSettingsPage.js'
import type { ApiKeysSettingsPageProps } from './ApiKeysSettingsPage.types.js'
import {
  AutomationDefaultsSettingsPage,
  type AutomationDefaultsSettingsPageProps,
} from './AutomationDefaultsSettingsPage.js'
import {
  NotificationsSettingsPage,
  type NotificationsSettingsPageProps,
} from './NotificationsSettingsPage.js'
import { PlanBillingSettingsPage } from './PlanBillingSettingsPage.js'
import type { PlanBillingSettingsPageProps } from './PlanBillingSettingsPage.types.js'
import {
  ShopifyStoreSettingsPage,
  type ShopifyStoreSettingsPageProps,
} from './ShopifyStoreSettingsPage.js'
import { TeamRolesSettingsPage } from './TeamRolesSettingsPage.js'
import type { TeamRolesSettingsPageProps } from './TeamRolesSettingsPage.types.js'
import {
  ThemeLanguageSettingsPage,
  type ThemeLanguageSettingsPageProps,
} from './ThemeLanguageSettingsPage.js'
import {
  UsageQuotasSettingsPage,
  type UsageQuotasSettingsPageProps,
} from './UsageQuotasSettingsPage.js'

/** The slug of a settings page, and the props of that page. */
export type AnySettingsPageProps =
  | ({
      /** Slug of the page. */
      slug: 'account'
    } & AccountSettingsPageProps)
  | ({ slug: 'shopify-store' } & ShopifyStoreSettingsPageProps)
  | ({ slug: 'plan-billing' } & PlanBillingSettingsPageProps)
  | ({ slug: 'usage-quotas' } & UsageQuotasSettingsPageProps)
  | ({ slug: 'automation-defaults' } & AutomationDefaultsSettingsPageProps)
  | ({ slug: 'team-roles' } & TeamRolesSettingsPageProps)
  | ({ slug: 'notifications' } & NotificationsSettingsPageProps)
  | ({ slug: 'api-keys' } & ApiKeysSettingsPageProps)
  | ({ slug: 'theme-language' } & ThemeLanguageSettingsPageProps)

/** Shows the settings page with the given slug. Render it inside the dashboard's frame. */
export function SettingsPage(props: AnySettingsPageProps) {
  switch (props.slug) {
    case 'account':
      return <AccountSettingsPage {...props} />
    case 'shopify-store':
      return <ShopifyStoreSettingsPage {...props} />
    case 'plan-billing':
      return <PlanBillingSettingsPage {...props} />
    case 'usage-quotas':
      return <UsageQuotasSettingsPage {...props} />
    case 'automation-defaults':
      return <AutomationDefaultsSettingsPage {...props} />
    case 'team-roles':
      return <TeamRolesSettingsPage {...props} />
    case 'notifications':
      return <NotificationsSettingsPage {...props} />
    case 'api-keys':
      return <ApiKeysSettingsPage {...props} />
    default:
      return <ThemeLanguageSettingsPage {...props} />
  }
}
