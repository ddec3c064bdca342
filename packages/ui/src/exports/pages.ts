export * from '../pages/SignInPage/index.js'
export * from '../pages/SignUpPage/index.js'
export * from '../pages/ForgotPasswordPage/index.js'
export * from '../pages/NewPasswordPage/index.js'
export * from '../pages/AccountSecurity/index.js'
export * from '../pages/AffiliatePage/index.js'
export {
  AutomationPage,
  WorkOnFileButton,
  workbenchId,
  type AnyAutomationPageProps,
  type AutomationPageProps,
} from '../pages/AutomationPage/index.js'
export * from '../pages/AutomationPage/named/index.js'
export { BlogPage, type BlogPageProps } from '../pages/BlogPage/index.js'
export * from '../pages/CommunityPage/index.js'
export * from '../pages/DashboardOverviewPage/index.js'
export {
  ExtraAutomationPage,
  type ExtraAutomationPageProps,
} from '../pages/ExtraAutomationPage/index.js'
export { LandingPage, type LandingPageProps } from '../pages/LandingPage/index.js'
export { NotFoundPage, type NotFoundPageProps } from '../pages/NotFoundPage/index.js'
export { OfflinePage, type OfflinePageProps } from '../pages/OfflinePage/index.js'
export * from '../pages/PaymentSuccessPage/index.js'
export * from '../pages/SettingsPage/index.js'
export * from '../pages/SupportPage/index.js'
export * from '../pages/TwoStepPage/index.js'
export { TermsPage, type TermsPageProps } from '../pages/TermsPage/index.js'
