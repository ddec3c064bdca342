import type { ReactNode } from 'react'
import type { MailedCode } from '../../components/MailSent/index.js'
import type { PreferenceProps } from '../../components/TopBar/index.js'

/** The credentials of a sign-up, without the confirmation and the terms. */
export interface SignUpCredentials {
  email: string
  /** Exactly as typed, including spaces. */
  password: string
}

export interface SignUpResult {
  /** Whether the address must be confirmed by email before the account can be used. */
  confirmEmail: boolean
}

export interface SignUpPageProps extends PreferenceProps {
  /**
   * Creates the account; a rejection is shown by its message, and its `retryAfter`, in seconds, is
   * counted down.
   * @default shows the not-implemented notice
   */
  onSignUp?: (credentials: SignUpCredentials) => Promise<SignUpResult>
  /** Called after the success toast if the account can be used at once; continue to the dashboard. */
  onSignedUp?: () => void
  /**
   * Sends the confirmation email again; a rejection is shown by its message, and its `retryAfter`,
   * in seconds, is counted down.
   * @default shows the not-implemented notice
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
  /** @default '/signin' */
  signInHref?: string
  /** @default '/terms' */
  termsHref?: string
  /** Address of a local outbox for emails that are not really sent; opens in a new tab. */
  outboxHref?: string
  /** @default '/' */
  homeHref?: string
  /** Notice above the form, such as that the session has ended. */
  notice?: ReactNode
}
