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
export { AffiliatePage } from '../pages/AffiliatePage/index.js'
export {
  AiCopyOptimizerPage,
  AutoTagPage,
  AutomationPage,
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
  type AnyAutomationPageProps,
  type AutomationPageProps,
} from '../pages/AutomationPage/index.js'
export { BlogPage } from '../pages/BlogPage/index.js'
export { CommunityPage } from '../pages/CommunityPage/index.js'
export {
  DashboardOverviewPage,
  type DashboardOverviewPageProps,
  type QuickAction,
} from '../pages/DashboardOverviewPage/index.js'
export { LandingPage } from '../pages/LandingPage/index.js'
export { NotFoundPage } from '../pages/NotFoundPage/index.js'
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
  type AnySettingsPageProps,
  type SettingsPageProps,
} from '../pages/SettingsPage/index.js'
export { HelpCenterPage, SupportPage } from '../pages/SupportPage/index.js'
export { TermsPage } from '../pages/TermsPage/index.js'
