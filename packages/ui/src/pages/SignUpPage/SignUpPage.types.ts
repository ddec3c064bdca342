import type { ReactNode } from 'react'
import type { MailedCode } from '../../components/MailSent/index.js'
import type { PreferenceProps } from '../../components/TopBar/index.js'

/** What a person signs up with; the confirmation and the terms stay in the form. */
export interface SignUpCredentials {
  email: string
  /** As it was typed, spaces included. */
  password: string
}

export interface SignUpResult {
  /** Whether the address must be confirmed by email before the account can be used. */
  confirmEmail: boolean
}

export interface SignUpPageProps extends PreferenceProps {
  /**
   * Makes the account; a rejection is shown by its message, and
   * its `retryAfter`, in seconds, is counted down. Not given: the not-implemented notice.
   */
  onSignUp?: (credentials: SignUpCredentials) => Promise<SignUpResult>
  /** Follows the success toast when the account can be used at once; goes to the dashboard. */
  onSignedUp?: () => void
  /**
   * Sends the confirmation mail again; a rejection is shown by its message, and its `retryAfter`,
   * in seconds, is counted down. Not given: the not-implemented notice.
   */
  onResend?: (to: { email: string }) => Promise<void>
  /**
   * Confirms the address by the code of the mail, and signs in; a rejection is shown by its message.
   * Not given: no field for a code.
   */
  onVerify?: (code: MailedCode) => Promise<void>
  /** Leads to Google; a rejection is shown by its message. Not given: the not-implemented notice. */
  onGoogle?: () => Promise<void>
  /** @default '/signin' */
  signInHref?: string
  /** @default '/terms' */
  termsHref?: string
  /** Where mails can be read that reach no mailbox; opened in a new tab. */
  outboxHref?: string
  /** @default '/' */
  homeHref?: string
  /** Says above the form why the visitor is here, such as a session that has ended. */
  notice?: ReactNode
}
