import { toasterIt } from '../components/Toaster/Toaster.it.js'
import { authFormIt } from '../components/AuthForm/AuthForm.it.js'
import { authFrameIt } from '../components/AuthFrame/AuthFrame.it.js'
import { errorSummaryIt } from '../components/ErrorSummary/ErrorSummary.it.js'
import { passwordFieldIt } from '../components/PasswordField/PasswordField.it.js'
import { strengthMeterIt } from '../components/StrengthMeter/StrengthMeter.it.js'
import { signInPageIt } from '../pages/SignInPage/SignInPage.it.js'
import { signUpPageIt } from '../pages/SignUpPage/SignUpPage.it.js'
import { breadcrumbIt } from '../components/Breadcrumb/Breadcrumb.it.js'
import { dashboardFrameIt } from '../components/DashboardFrame/DashboardFrame.it.js'
import { drawerIt } from '../components/Drawer/Drawer.it.js'
import { loadingScreenIt } from '../components/LoadingScreen/LoadingScreen.it.js'
import { pageFrameIt } from '../components/PageFrame/PageFrame.it.js'
import { publicFrameIt } from '../components/PublicFrame/PublicFrame.it.js'
import { settingsFrameIt } from '../components/SettingsFrame/SettingsFrame.it.js'
import { sidebarIt } from '../components/Sidebar/Sidebar.it.js'
import { skipLinkIt } from '../components/SkipLink/SkipLink.it.js'
import { topBarIt } from '../components/TopBar/TopBar.it.js'
import { automationsIt } from '../data/automations.it.js'
import { navigationIt } from '../data/navigation.it.js'
import { settingsIt } from '../data/settings.it.js'
import { affiliatePageIt } from '../pages/AffiliatePage/AffiliatePage.it.js'
import { automationPageIt } from '../pages/AutomationPage/AutomationPage.it.js'
import { blogPageIt } from '../pages/BlogPage/BlogPage.it.js'
import { communityPageIt } from '../pages/CommunityPage/CommunityPage.it.js'
import { dashboardOverviewPageIt } from '../pages/DashboardOverviewPage/DashboardOverviewPage.it.js'
import { landingPageIt } from '../pages/LandingPage/LandingPage.it.js'
import { notFoundPageIt } from '../pages/NotFoundPage/NotFoundPage.it.js'
import { paymentSuccessPageIt } from '../pages/PaymentSuccessPage/PaymentSuccessPage.it.js'
import { supportPageIt } from '../pages/SupportPage/SupportPage.it.js'
import { termsPageIt } from '../pages/TermsPage/TermsPage.it.js'
import { joinCatalogs } from '../i18n/index.js'

/** Every text of the library in Italian. */
export const it = joinCatalogs(
  toasterIt,
  authFormIt,
  authFrameIt,
  errorSummaryIt,
  passwordFieldIt,
  strengthMeterIt,
  signInPageIt,
  signUpPageIt,
  breadcrumbIt,
  dashboardFrameIt,
  drawerIt,
  loadingScreenIt,
  pageFrameIt,
  publicFrameIt,
  settingsFrameIt,
  sidebarIt,
  skipLinkIt,
  topBarIt,
  automationsIt,
  navigationIt,
  settingsIt,
  affiliatePageIt,
  automationPageIt,
  blogPageIt,
  communityPageIt,
  dashboardOverviewPageIt,
  landingPageIt,
  notFoundPageIt,
  paymentSuccessPageIt,
  supportPageIt,
  termsPageIt,
)
