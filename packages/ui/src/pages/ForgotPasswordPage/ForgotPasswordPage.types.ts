import type { ReactNode } from 'react'
import type { MailedCode } from '../../components/MailSent/index.js'
import type { PreferenceProps } from '../../components/TopBar/index.js'

/** Whose password is to be replaced. */
export interface PasswordResetRequest {
  email: string
}

export interface ForgotPasswordPageProps extends PreferenceProps {
  /**
   * Has a link sent, and again; a rejection is shown by its message, and
   * its `retryAfter`, in seconds, is counted down. Not given: the not-implemented notice.
   */
  onRequest?: (request: PasswordResetRequest) => Promise<void>
  /**
   * Checks the code of the mail, for who reads it on another device, and goes on to the new
   * password; a rejection is shown by its message. Not given: no field for a code.
   */
  onVerify?: (code: MailedCode) => Promise<void>
  /** Stands in the field at first. @default '' */
  initialEmail?: string
  /** Where mails can be read that reach no mailbox; said once the link is sent, and opened in a new tab. */
  outboxHref?: string
  /** @default '/signin' */
  signInHref?: string
  /** @default '/' */
  homeHref?: string
  /** Says above the form why the visitor is here, such as a link that has expired. */
  notice?: ReactNode
}
