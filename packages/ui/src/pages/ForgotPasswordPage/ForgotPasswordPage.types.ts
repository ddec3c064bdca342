import type { ReactNode } from 'react'
import type { MailedCode } from '../../components/MailSent/index.js'
import type { PreferenceProps } from '../../components/TopBar/index.js'

/** A request to reset a password. */
export interface PasswordResetRequest {
  email: string
}

export interface ForgotPasswordPageProps extends PreferenceProps {
  /**
   * Sends the link, or sends it again; a rejection is shown by its message, and its `retryAfter`,
   * in seconds, is counted down.
   * @default shows the not-implemented notice
   */
  onRequest?: (request: PasswordResetRequest) => Promise<void>
  /**
   * Checks the code from the email, for users who read it on another device, and continues to the
   * new password; a rejection is shown by its message.
   * @default no code field
   */
  onVerify?: (code: MailedCode) => Promise<void>
  /** Initial value of the field. @default '' */
  initialEmail?: string
  /** Address of a local outbox for emails that are not really sent; shown after the link is sent, and opens in a new tab. */
  outboxHref?: string
  /** @default '/signin' */
  signInHref?: string
  /** @default '/' */
  homeHref?: string
  /** Notice above the form, such as that a link has expired. */
  notice?: ReactNode
}
