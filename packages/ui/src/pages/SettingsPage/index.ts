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
export type {
  ApiKey,
  AutomationUsage,
  BrandKit,
  ConnectedStore,
  PlanStatus,
  PlanUsage,
  Profile,
  SavedCard,
  SettingsPageProps,
  StorePermission,
  TeamMember,
  TeamRole,
  Webhook,
} from './SettingsPage.types.js'
export type { AutomationDefaults, AutomationLanguage, NotificationId } from './settingsChoices.js'
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
