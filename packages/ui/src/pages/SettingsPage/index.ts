export { AccountSettingsPage, type AccountSettingsPageProps } from './AccountSettingsPage.js'
export { ApiKeysSettingsPage } from './ApiKeysSettingsPage.js'
export type { ApiKeysSettingsPageProps } from './ApiKeysSettingsPage.types.js'
export {
  AutomationDefaultsSettingsPage,
  type AutomationDefaultsSettingsPageProps,
} from './AutomationDefaultsSettingsPage.js'
export {
  NotificationsSettingsPage,
  type NotificationsSettingsPageProps,
} from './NotificationsSettingsPage.js'
export { PlanBillingSettingsPage } from './PlanBillingSettingsPage.js'
export type { PlanBillingSettingsPageProps } from './PlanBillingSettingsPage.types.js'
export { SettingsPage, type AnySettingsPageProps } from './SettingsPage.js'
export type { SettingsPageProps } from './SettingsPage.types.js'
export {
  ShopifyStoreSettingsPage,
  type ShopifyStoreSettingsPageProps,
} from './ShopifyStoreSettingsPage.js'
export { TeamRolesSettingsPage } from './TeamRolesSettingsPage.js'
export type { TeamRolesSettingsPageProps } from './TeamRolesSettingsPage.types.js'
export {
  ThemeLanguageSettingsPage,
  type ThemeLanguageSettingsPageProps,
} from './ThemeLanguageSettingsPage.js'
export type { Appearance } from './AppearanceSection.js'
export {
  UsageQuotasSettingsPage,
  type UsageQuotasSettingsPageProps,
} from './UsageQuotasSettingsPage.js'
