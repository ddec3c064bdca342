import type { ReactNode } from 'react'
import type { MailedCode } from '../../components/MailSent/index.js'
import type { PreferenceProps } from '../../components/TopBar/index.js'

/** The credentials of a sign-in. */
export interface SignInCredentials {
  email: string
  /** Exactly as typed, including spaces. */
  password: string
}

export interface SignInPageProps extends PreferenceProps {
  /**
   * Logs in; a rejection is shown by its message, and its `retryAfter`, in seconds, is counted
   * down. One with the `code` `email_not_confirmed` also offers to send the confirmation again.
   * @default shows the not-implemented notice
   */
  onSignIn?: (credentials: SignInCredentials) => Promise<void>
  /** Called after the success toast; continue to the dashboard. */
  onSignedIn?: () => void
  /**
   * Sends the confirmation email again; a rejection is shown by its message, and its `retryAfter`,
   * in seconds, is counted down.
   * @default does not offer it
   */
  onResend?: (to: { email: string }) => Promise<void>
  /**
   * Confirms the email by the code from the email, and signs in; a rejection is shown by its
   * message.
   * @default no code field
   */
  onVerify?: (code: MailedCode) => Promise<void>
  /** Redirects to Google; a rejection is shown by its message. @default shows the not-implemented notice */
  onGoogle?: () => Promise<void>
  /** @default '/login' */
  signUpHref?: string
  /** Address of the page to reset a forgotten password. @default '/forgot-password' */
  forgotPasswordHref?: string
  /** Address of a local outbox for emails that are not really sent; opens in a new tab. */
  outboxHref?: string
  /** @default '/' */
  homeHref?: string
  /** Notice above the form, such as that the session has ended. */
  notice?: ReactNode
}
