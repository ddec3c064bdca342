export { ForgotPasswordPage } from './ForgotPasswordPage.js'
export type { ForgotPasswordPageProps, PasswordResetRequest } from './ForgotPasswordPage.types.js'
