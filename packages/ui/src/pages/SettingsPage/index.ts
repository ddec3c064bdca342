export { AccountSettingsPage, type AccountSettingsPageProps } from './AccountSettingsPage.js'
export { ApiKeysSettingsPage, type ApiKeysSettingsPageProps } from './ApiKeysSettingsPage.js'
export {
  AutomationDefaultsSettingsPage,
  type AutomationDefaultsSettingsPageProps,
} from './AutomationDefaultsSettingsPage.js'
export {
  NotificationsSettingsPage,
  type NotificationsSettingsPageProps,
} from './NotificationsSettingsPage.js'
export {
  PlanBillingSettingsPage,
  type PlanBillingSettingsPageProps,
} from './PlanBillingSettingsPage.js'
export { SettingsPage, type AnySettingsPageProps } from './SettingsPage.js'
export type { SettingsPageProps } from './SettingsPage.types.js'
export {
  ShopifyStoreSettingsPage,
  type ShopifyStoreSettingsPageProps,
} from './ShopifyStoreSettingsPage.js'
export { TeamRolesSettingsPage, type TeamRolesSettingsPageProps } from './TeamRolesSettingsPage.js'
export {
  ThemeLanguageSettingsPage,
  type ThemeLanguageSettingsPageProps,
} from './ThemeLanguageSettingsPage.js'
export type { Appearance } from './AppearanceSection.js'
export {
  UsageQuotasSettingsPage,
  type UsageQuotasSettingsPageProps,
} from './UsageQuotasSettingsPage.js'
