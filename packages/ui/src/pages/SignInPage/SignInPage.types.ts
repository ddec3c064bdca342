import type { ReactNode } from 'react'
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
   * its `retryAfter`, in seconds, is counted down. Not given: the not-implemented notice.
   */
  onSignIn?: (credentials: SignInCredentials) => Promise<void>
  /** Follows the success toast; goes to the dashboard. */
  onSignedIn?: () => void
  /** Leads to Google; a rejection is shown by its message. Not given: the not-implemented notice. */
  onGoogle?: () => Promise<void>
  /** @default '/login' */
  signUpHref?: string
  /** Where a forgotten password is replaced. @default '/forgot-password' */
  forgotPasswordHref?: string
  /** @default '/' */
  homeHref?: string
  /** Says above the form why the visitor is here, such as a session that has ended. */
  notice?: ReactNode
}
