import type { ReactNode } from 'react'
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
  /** Leads to Google; a rejection is shown by its message. Not given: the not-implemented notice. */
  onGoogle?: () => Promise<void>
  /** @default '/signin' */
  signInHref?: string
  /** @default '/terms' */
  termsHref?: string
  /** @default '/' */
  homeHref?: string
  /** Says above the form why the visitor is here, such as a session that has ended. */
  notice?: ReactNode
}
