import type { FormEvent, RefObject } from 'react'
import type { RetryWait } from '../RetryNotice/index.js'

/** An authenticator app of an account. */
export interface AuthenticatorApp {
  /** Unique among the apps. */
  readonly id: string
  readonly name: string
}

/** Proof of a person that it is them. */
export type Confirmation =
  | {
      readonly kind: 'code'
      /** Id of the app that showed the code. */
      readonly app: string
      /** Six digits. */
      readonly code: string
    }
  | { readonly kind: 'recoveryCode'; readonly code: string }
  | { readonly kind: 'mailedCode'; readonly code: string }
  | {
      readonly kind: 'password'
      /** Exactly as typed, including spaces. */
      readonly password: string
    }

export interface CodeEntryOptions {
  /** The apps whose codes count; without one, the password is asked for. */
  apps: readonly AuthenticatorApp[]
  /** Whether a code from an email is asked for instead of the password. @default false */
  isMailed?: boolean
  /** Whether a recovery code counts as well. @default false */
  hasRecoveryCodes?: boolean
  /**
   * Sends what was entered. A rejection is shown by its message: at the field if its `status` says
   * that the service refused it, otherwise in a toast; its `retryAfter`, in seconds, is counted down.
   */
  onSend: (confirmation: Confirmation) => Promise<void>
  /** Title of the toast that shows why nothing could be sent. */
  failedTitle: string
}

/** State of a {@link CodeEntryOptions} form, for its fields and for the button outside of it. */
export interface CodeEntryState {
  /** Id of the form, for a button outside of it. */
  readonly id: string
  readonly kind: Confirmation['kind']
  readonly apps: readonly AuthenticatorApp[]
  readonly app: string
  readonly text: string
  readonly error: string | undefined
  readonly isBusy: boolean
  readonly wait: RetryWait
  readonly input: RefObject<HTMLInputElement | null>
  /** Whether the other kind of code can be entered instead. */
  readonly canSwitch: boolean
  readonly change: (text: string) => void
  readonly chooseApp: (app: string) => void
  /** Asks for the other kind of code. */
  readonly switchKind: () => void
  readonly submit: (event: FormEvent) => void
}
