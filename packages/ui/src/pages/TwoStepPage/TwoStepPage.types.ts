import type { ReactNode } from 'react'
import type { AuthenticatorApp, Confirmation } from '../../components/CodeEntry/index.js'
import type { PreferenceProps } from '../../components/TopBar/index.js'

export interface TwoStepPageProps extends PreferenceProps {
  /** Email of the account that signs in. */
  email?: string
  /** The authenticator apps of the account; if there are several, one is chosen. @default one without a name */
  apps?: readonly AuthenticatorApp[]
  /** Whether a recovery code signs in as well. @default false */
  hasRecoveryCodes?: boolean
  /**
   * Signs in with a code of an app or with a recovery code. A rejection is shown by its message: at
   * the field if its `status` says that the service refused it, otherwise in a toast; its
   * `retryAfter`, in seconds, is counted down.
   * @default shows the not-implemented notice
   */
  onConfirm?: (confirmation: Exclude<Confirmation, { kind: 'password' }>) => Promise<void>
  /** Called after the success toast; continue to the dashboard. */
  onSignedIn?: () => void
  /** Ends this sign-in, so that another account can be used. @default shows the not-implemented notice */
  onOtherAccount?: () => void
  /** @default '/' */
  homeHref?: string
  /** Notice above the form. */
  notice?: ReactNode
}
