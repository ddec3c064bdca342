export {
  SignInPage,
  type SignInCredentials,
  type SignInPageProps,
} from '../pages/SignInPage/index.js'
export {
  SignUpPage,
  type SignUpCredentials,
  type SignUpPageProps,
  type SignUpResult,
} from '../pages/SignUpPage/index.js'
export {
  ForgotPasswordPage,
  type ForgotPasswordPageProps,
  type PasswordResetRequest,
} from '../pages/ForgotPasswordPage/index.js'
export {
  NewPasswordPage,
  type NewPassword,
  type NewPasswordPageProps,
} from '../pages/NewPasswordPage/index.js'
export { AffiliatePage, type AffiliatePageProps } from '../pages/AffiliatePage/index.js'
export {
  AutomationPage,
  type AnyAutomationPageProps,
  type AutomationPageProps,
} from '../pages/AutomationPage/index.js'
// The names of these are written by npm run tokens.
export {
  AiCopyOptimizerPage,
  AutoTagPage,
  BulkProductsImporterPage,
  BulkVendorChangePage,
  CogsMonitorPage,
  CurrencyConverterPage,
  DynamicWatermarkPage,
  ImageCompressionPage,
  MassComparePricePage,
  ProductImporterPage,
  ProductTranslationPage,
  RemoveBackgroundPage,
  RemoveMetadataPage,
  RemoveTrackQuantityPage,
  SizeExchangerPage,
  SwappableBackgroundPage,
  VariantTitleFixerPage,
} from '../pages/AutomationPage/named/index.js'
export { BlogPage, type BlogPageProps } from '../pages/BlogPage/index.js'
export { CommunityPage, type CommunityPageProps } from '../pages/CommunityPage/index.js'
export {
  DashboardOverviewPage,
  type DashboardOverviewPageProps,
  type QuickAction,
} from '../pages/DashboardOverviewPage/index.js'
export { LandingPage, type LandingPageProps } from '../pages/LandingPage/index.js'
export { NotFoundPage, type NotFoundPageProps } from '../pages/NotFoundPage/index.js'
export { OfflinePage, type OfflinePageProps } from '../pages/OfflinePage/index.js'
export {
  PaymentSuccessPage,
  type PaymentSuccessPageProps,
} from '../pages/PaymentSuccessPage/index.js'
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
  type AccountSettingsPageProps,
  type AnySettingsPageProps,
  type ApiKeysSettingsPageProps,
  type Appearance,
  type AutomationDefaultsSettingsPageProps,
  type NotificationsSettingsPageProps,
  type PlanBillingSettingsPageProps,
  type SettingsPageProps,
  type ShopifyStoreSettingsPageProps,
  type TeamRolesSettingsPageProps,
  type ThemeLanguageSettingsPageProps,
  type UsageQuotasSettingsPageProps,
} from '../pages/SettingsPage/index.js'
export type {
  ApiKey,
  AutomationDefaults,
  AutomationLanguage,
  AutomationUsage,
  BrandKit,
  ConnectedStore,
  NotificationId,
  PlanStatus,
  PlanUsage,
  Profile,
  SavedCard,
  StorePermission,
  TeamMember,
  TeamRole,
  Webhook,
} from '../data/settingsSamples.js'
export {
  HelpCenterPage,
  SupportPage,
  type HelpCenterPageProps,
  type SupportPageProps,
  type SupportTicket,
} from '../pages/SupportPage/index.js'
export { TermsPage, type TermsPageProps } from '../pages/TermsPage/index.js'
