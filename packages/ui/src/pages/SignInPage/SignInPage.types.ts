import type { ReactNode } from 'react'
import type { MailedCode } from '../../components/MailSent/index.js'
import type { PreferenceProps } from '../../components/TopBar/index.js'

/** What a person logs in with. */
export interface SignInCredentials {
  email: string
  /** As it was typed, spaces included. */
  password: string
}

export interface SignInPageProps extends PreferenceProps {
  /**
   * Logs in; a rejection is shown by its message, and
   * its `retryAfter`, in seconds, is counted down. One with the `code` `email_not_confirmed` also
   * offers to send the confirmation again. Not given: the not-implemented notice.
   */
  onSignIn?: (credentials: SignInCredentials) => Promise<void>
  /** Follows the success toast; goes to the dashboard. */
  onSignedIn?: () => void
  /**
   * Sends the confirmation mail again; a rejection is shown by its message, and its `retryAfter`,
   * in seconds, is counted down. Not given: it is not offered.
   */
  onResend?: (to: { email: string }) => Promise<void>
  /**
   * Confirms the address by the code of the mail, and signs in; a rejection is shown by its message.
   * Not given: no field for a code.
   */
  onVerify?: (code: MailedCode) => Promise<void>
  /** Leads to Google; a rejection is shown by its message. Not given: the not-implemented notice. */
  onGoogle?: () => Promise<void>
  /** @default '/login' */
  signUpHref?: string
  /** Where a forgotten password is replaced. @default '/forgot-password' */
  forgotPasswordHref?: string
  /** Where mails can be read that reach no mailbox; opened in a new tab. */
  outboxHref?: string
  /** @default '/' */
  homeHref?: string
  /** Says above the form why the visitor is here, such as a session that has ended. */
  notice?: ReactNode
}
