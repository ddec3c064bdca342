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
export {
  AffiliatePage,
  type AffiliatePageProps,
  type AffiliateStats,
} from '../pages/AffiliatePage/index.js'
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
export {
  CommunityPage,
  type Community,
  type CommunityPageProps,
} from '../pages/CommunityPage/index.js'
export {
  DashboardOverviewPage,
  type DashboardOverviewPageProps,
  type Metric,
  type Quota,
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
  type ApiKey,
  type ApiKeysSettingsPageProps,
  type Appearance,
  type AutomationDefaults,
  type AutomationDefaultsSettingsPageProps,
  type AutomationLanguage,
  type AutomationUsage,
  type BrandKit,
  type ConnectedStore,
  type NotificationId,
  type NotificationsSettingsPageProps,
  type PlanBillingSettingsPageProps,
  type PlanStatus,
  type PlanUsage,
  type Profile,
  type SavedCard,
  type SettingsPageProps,
  type ShopifyStoreSettingsPageProps,
  type StorePermission,
  type TeamMember,
  type TeamRole,
  type TeamRolesSettingsPageProps,
  type ThemeLanguageSettingsPageProps,
  type UsageQuotasSettingsPageProps,
  type Webhook,
} from '../pages/SettingsPage/index.js'
export {
  HelpCenterPage,
  SupportPage,
  type HelpCenterPageProps,
  type SupportPageProps,
  type SupportTicket,
} from '../pages/SupportPage/index.js'
export { TermsPage, type TermsPageProps } from '../pages/TermsPage/index.js'
