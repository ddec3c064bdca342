import { toasterIt } from '../components/Toaster/Toaster.it.js'
import { authFormIt } from '../components/AuthForm/AuthForm.it.js'
import { mailSentIt } from '../components/MailSent/MailSent.it.js'
import { retryNoticeIt } from '../components/RetryNotice/RetryNotice.it.js'
import { authFrameIt } from '../components/AuthFrame/AuthFrame.it.js'
import { errorPanelIt } from '../components/ErrorPanel/ErrorPanel.it.js'
import { connectionNoticeIt } from '../components/ConnectionNotice/ConnectionNotice.it.js'
import { errorSummaryIt } from '../components/ErrorSummary/ErrorSummary.it.js'
import { passwordFieldIt } from '../components/PasswordField/PasswordField.it.js'
import { strengthMeterIt } from '../components/StrengthMeter/StrengthMeter.it.js'
import { signInPageIt } from '../pages/SignInPage/SignInPage.it.js'
import { signUpPageIt } from '../pages/SignUpPage/SignUpPage.it.js'
import { forgotPasswordPageIt } from '../pages/ForgotPasswordPage/ForgotPasswordPage.it.js'
import { newPasswordPageIt } from '../pages/NewPasswordPage/NewPasswordPage.it.js'
import { breadcrumbIt } from '../components/Breadcrumb/Breadcrumb.it.js'
import { beforeAfterIt } from '../components/BeforeAfter/BeforeAfter.it.js'
import { exhibitIt } from '../components/Exhibit/Exhibit.it.js'
import { priceTableIt } from '../components/PriceTable/PriceTable.it.js'
import { textRewriteIt } from '../components/TextRewrite/TextRewrite.it.js'
import { dashboardFrameIt } from '../components/DashboardFrame/DashboardFrame.it.js'
import { commandPaletteIt } from '../components/CommandPalette/CommandPalette.it.js'
import { commandProviderIt } from '../components/CommandProvider/CommandProvider.it.js'
import { dialogIt } from '../components/Dialog/Dialog.it.js'
import { drawerIt } from '../components/Drawer/Drawer.it.js'
import { loadingScreenIt } from '../components/LoadingScreen/LoadingScreen.it.js'
import { patchBayIt } from '../components/PatchBay/PatchBay.it.js'
import { promoBarIt } from '../components/PromoBar/PromoBar.it.js'
import { siteFooterIt } from '../components/SiteFooter/SiteFooter.it.js'
import { siteHeaderIt } from '../components/SiteHeader/SiteHeader.it.js'
import { siteIt } from '../navigation/site.it.js'
import { settingsGroupIt } from '../components/SettingsGroup/SettingsGroup.it.js'
import { settingsFrameIt } from '../components/SettingsFrame/SettingsFrame.it.js'
import { shortcutsDialogIt } from '../components/ShortcutsDialog/ShortcutsDialog.it.js'
import { sidebarIt } from '../components/Sidebar/Sidebar.it.js'
import { skipLinkIt } from '../components/SkipLink/SkipLink.it.js'
import { accountMenuIt } from '../components/AccountMenu/AccountMenu.it.js'
import { topBarIt } from '../components/TopBar/TopBar.it.js'
import { automationPagesIt } from '../catalogue/automationPages.it.js'
import { automationsIt } from '../catalogue/automations.it.js'
import { navigationIt } from '../navigation/navigation.it.js'
import { settingsIt } from '../navigation/settings.it.js'
import { settingsDescriptionsIt } from '../navigation/settingsDescriptions.it.js'
import { affiliatePageIt } from '../pages/AffiliatePage/AffiliatePage.it.js'
import { automationPageIt } from '../pages/AutomationPage/AutomationPage.it.js'
import { blogPageIt } from '../pages/BlogPage/BlogPage.it.js'
import { communityPageIt } from '../pages/CommunityPage/CommunityPage.it.js'
import { dashboardOverviewPageIt } from '../pages/DashboardOverviewPage/DashboardOverviewPage.it.js'
import { landingPageIt } from '../pages/LandingPage/LandingPage.it.js'
import { notFoundPageIt } from '../pages/NotFoundPage/NotFoundPage.it.js'
import { offlinePageIt } from '../pages/OfflinePage/OfflinePage.it.js'
import { paymentSuccessPageIt } from '../pages/PaymentSuccessPage/PaymentSuccessPage.it.js'
import { settingsPageIt } from '../pages/SettingsPage/SettingsPage.it.js'
import { supportPageIt } from '../pages/SupportPage/SupportPage.it.js'
import { termsPageIt } from '../pages/TermsPage/TermsPage.it.js'
import { copyFieldIt } from '../components/CopyField/CopyField.it.js'
import { formIt } from '../components/Form/Form.it.js'
import { emailFieldIt } from '../components/EmailField/EmailField.it.js'
import { contactSectionIt } from '../pages/SupportPage/ContactSection.it.js'
import { faqIt } from '../catalogue/faq.it.js'
import { topicsIt } from '../catalogue/topics.it.js'
import { externalLinkIt } from '../components/ExternalLink/ExternalLink.it.js'
import { sampleMarkIt } from '../components/SampleMark/SampleMark.it.js'
import { statCardIt } from '../components/StatCard/StatCard.it.js'
import { communitiesIt } from '../samples/communities.it.js'
import { comparisonBarsIt } from '../components/ComparisonBars/ComparisonBars.it.js'
import { hoursChartIt } from '../components/HoursChart/HoursChart.it.js'
import { pricingTableIt } from '../components/PricingTable/PricingTable.it.js'
import { plansIt } from '../catalogue/plans.it.js'
import { howItWorksIt } from '../pages/LandingPage/HowItWorksSection.it.js'
import { integrationsIt } from '../pages/LandingPage/IntegrationsSection.it.js'
import { pricingIt } from '../pages/LandingPage/PricingSection.it.js'
import { resultsIt } from '../pages/LandingPage/ResultsSection.it.js'
import { toolkitIt } from '../pages/LandingPage/ToolkitSection.it.js'
import { vaComparisonIt } from '../pages/LandingPage/VaComparisonSection.it.js'
import { whoIt } from '../pages/LandingPage/WhoSection.it.js'
import { whyIt } from '../pages/LandingPage/WhySection.it.js'
import { jobTableIt } from '../components/JobTable/JobTable.it.js'
import { quotaBarIt } from '../components/QuotaBar/QuotaBar.it.js'
import { checklistPartIt } from '../components/Checklist/Checklist.it.js'
import { checklistIt } from '../catalogue/checklist.it.js'
import { jobsIt } from '../samples/jobs.it.js'
import { metricsIt } from '../samples/metrics.it.js'
import { joinCatalogs } from '../i18n/index.js'
import type { WholeCatalog } from './wholeCatalog.js'

/** All texts of the library in Italian. */
export const it: WholeCatalog = joinCatalogs(
  connectionNoticeIt,
  errorPanelIt,
  communitiesIt,
  externalLinkIt,
  topicsIt,
  faqIt,
  contactSectionIt,
  emailFieldIt,
  formIt,
  copyFieldIt,
  toasterIt,
  authFormIt,
  mailSentIt,
  retryNoticeIt,
  authFrameIt,
  errorSummaryIt,
  passwordFieldIt,
  strengthMeterIt,
  signInPageIt,
  signUpPageIt,
  forgotPasswordPageIt,
  newPasswordPageIt,
  breadcrumbIt,
  beforeAfterIt,
  exhibitIt,
  priceTableIt,
  textRewriteIt,
  dashboardFrameIt,
  commandPaletteIt,
  commandProviderIt,
  dialogIt,
  drawerIt,
  loadingScreenIt,
  patchBayIt,
  promoBarIt,
  siteFooterIt,
  siteHeaderIt,
  siteIt,
  settingsFrameIt,
  settingsGroupIt,
  shortcutsDialogIt,
  sidebarIt,
  skipLinkIt,
  accountMenuIt,
  topBarIt,
  automationsIt,
  automationPagesIt,
  navigationIt,
  settingsIt,
  settingsDescriptionsIt,
  affiliatePageIt,
  automationPageIt,
  blogPageIt,
  communityPageIt,
  dashboardOverviewPageIt,
  landingPageIt,
  notFoundPageIt,
  offlinePageIt,
  paymentSuccessPageIt,
  settingsPageIt,
  supportPageIt,
  termsPageIt,
  sampleMarkIt,
  statCardIt,
  comparisonBarsIt,
  hoursChartIt,
  pricingTableIt,
  plansIt,
  howItWorksIt,
  integrationsIt,
  pricingIt,
  resultsIt,
  toolkitIt,
  vaComparisonIt,
  whoIt,
  whyIt,
  jobTableIt,
  quotaBarIt,
  checklistPartIt,
  checklistIt,
  jobsIt,
  metricsIt,
)
