import type { PreferenceProps } from '../../components/TopBar/index.js'

/** The new password. */
export interface NewPassword {
  /** Exactly as typed, including spaces. */
  password: string
}

export interface NewPasswordPageProps extends PreferenceProps {
  /** Email of the account; password managers save the new password under it. */
  email?: string
  /**
   * Replaces the password; a rejection is shown by its message, and its `retryAfter`, in seconds,
   * is counted down.
   * @default shows the not-implemented notice
   */
  onSave?: (password: NewPassword) => Promise<void>
  /** Called after the success toast; continue to the dashboard. */
  onSaved?: () => void
  /** Keeps the old password and signs out. @default shows the not-implemented notice */
  onCancel?: () => void
  /** @default '/' */
  homeHref?: string
}
