export {
  AccountSettingsPage,
  ApiKeysSettingsPage,
  AutomationDefaultsSettingsPage,
  NotificationsSettingsPage,
  PlanBillingSettingsPage,
  SettingsPage,
  ShopifyStoreSettingsPage,
  TeamRolesSettingsPage,
  ThemeLanguageSettingsPage,
  UsageQuotasSettingsPage,
  type AnySettingsPageProps,
  type SettingsPageProps,
} from './SettingsPage.js'
