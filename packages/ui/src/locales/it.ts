import { toasterIt } from '../components/Toaster/Toaster.it.js'
import { authFormIt } from '../components/AuthForm/AuthForm.it.js'
import { authFrameIt } from '../components/AuthFrame/AuthFrame.it.js'
import { errorSummaryIt } from '../components/ErrorSummary/ErrorSummary.it.js'
import { passwordFieldIt } from '../components/PasswordField/PasswordField.it.js'
import { strengthMeterIt } from '../components/StrengthMeter/StrengthMeter.it.js'
import { signInPageIt } from '../pages/SignInPage/SignInPage.it.js'
import { signUpPageIt } from '../pages/SignUpPage/SignUpPage.it.js'
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
)
