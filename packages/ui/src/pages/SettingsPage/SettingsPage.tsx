'use client'
import { SettingsFrame } from '../../components/SettingsFrame/index.js'
import type { SettingsSlug } from '../../data/settings.js'

/** What every settings page takes. */
export interface SettingsPageProps {
  /** Where the dashboard lives, without a slash at the end. @default '/dashboard' */
  basePath?: string
}

export interface AnySettingsPageProps extends SettingsPageProps {
  /** Which page. */
  slug: SettingsSlug
}

/** One of the settings pages. Stands in the dashboard's frame. */
export function SettingsPage({ slug, basePath }: AnySettingsPageProps) {
  return <SettingsFrame current={slug} basePath={basePath} />
}

function pageOf(slug: SettingsSlug) {
  return function NamedSettingsPage(props: SettingsPageProps) {
    return <SettingsPage {...props} slug={slug} />
  }
}

export const AccountSettingsPage = /* @__PURE__ */ pageOf('account')
export const ShopifyStoreSettingsPage = /* @__PURE__ */ pageOf('shopify-store')
export const PlanBillingSettingsPage = /* @__PURE__ */ pageOf('plan-billing')
export const UsageQuotasSettingsPage = /* @__PURE__ */ pageOf('usage-quotas')
export const AutomationDefaultsSettingsPage = /* @__PURE__ */ pageOf('automation-defaults')
export const TeamRolesSettingsPage = /* @__PURE__ */ pageOf('team-roles')
export const NotificationsSettingsPage = /* @__PURE__ */ pageOf('notifications')
export const ApiKeysSettingsPage = /* @__PURE__ */ pageOf('api-keys')
export const ThemeLanguageSettingsPage = /* @__PURE__ */ pageOf('theme-language')
