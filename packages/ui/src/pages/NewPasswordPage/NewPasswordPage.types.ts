import type { PreferenceProps } from '../../components/TopBar/index.js'

/** What takes the place of the old password. */
export interface NewPassword {
  /** As it was typed, spaces included. */
  password: string
}

export interface NewPasswordPageProps extends PreferenceProps {
  /** Whose password it is; password managers keep the new one under it. */
  email?: string
  /**
   * Replaces the password; a rejection is shown by its message, and
   * its `retryAfter`, in seconds, is counted down. Not given: the not-implemented notice.
   */
  onSave?: (password: NewPassword) => Promise<void>
  /** Follows the success toast; goes to the dashboard. */
  onSaved?: () => void
  /** Leaves the password as it is and signs out. Not given: the not-implemented notice. */
  onCancel?: () => void
  /** @default '/' */
  homeHref?: string
}
