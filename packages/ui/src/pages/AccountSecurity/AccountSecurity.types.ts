import type { AuthenticatorApp, Confirmation } from '../../components/CodeEntry/index.js'

export type { AuthenticatorApp, Confirmation }

/** Data that loads: the data, or that it is loading, or why it did not load. */
export type Loaded<Data> =
  | { readonly state: 'loading' }
  | {
      readonly state: 'failed'
      /** The reason, in the language of the page. */
      readonly message: string
      readonly onRetry: () => void
    }
  | { readonly state: 'loaded'; readonly data: Data }

/** An authenticator app that is asked for codes. */
export interface TwoStepApp extends AuthenticatorApp {
  /** When it was added, as an ISO date. */
  readonly addedAt: string
}

/** Number of recovery codes that were not used yet. */
export interface RecoveryCodeCount {
  readonly left: number
  /** Zero before the first codes were made. */
  readonly total: number
}

/** A new key for an authenticator app, which counts from its first code on. */
export interface NewAppKey {
  /** Id of the app. */
  readonly id: string
  /** The key in Base32, without spaces. */
  readonly key: string
  /** The key as an `otpauth:` address, drawn as the QR code. */
  readonly uri: string
}

/** A session of an account. */
export interface DeviceSession {
  /** Unique among the sessions. */
  readonly id: string
  /** The `User-Agent` header of its device; null if it sent none. */
  readonly userAgent: string | null
  /** The place in words, as far as known. */
  readonly place: string | null
  /** When it was last used, as an ISO date. */
  readonly lastUsedAt: string
  /** Whether it is the session of this page. */
  readonly isCurrent: boolean
}

/** Data of an account on this device. */
export interface DeviceData {
  readonly files: number
  readonly recipes: number
  readonly bytes: number
}

/** Two-step verification of an account. A rejection of an action is shown by its message. */
export interface TwoStepOptions {
  /** The apps that are asked for codes; none while two-step verification is off. */
  apps: readonly TwoStepApp[]
  /** The recovery codes that are left. @default the service has none */
  recoveryCodes?: Loaded<RecoveryCodeCount>
  /** Makes a key for an app with this name; without a name, the service gives one. */
  onStart: (name?: string) => Promise<NewAppKey>
  /**
   * Adds the app of a new key by its first code. Resolves with recovery codes if the account got its
   * first ones.
   */
  onFinish: (id: string, code: string) => Promise<readonly string[] | undefined>
  /** Forgets a new key that was not used. */
  onDiscard: (id: string) => void
  /** Removes an app. */
  onRemove: (id: string, confirmation: Confirmation) => Promise<void>
  /** Removes all apps and recovery codes. */
  onSwitchOff: (confirmation: Confirmation) => Promise<void>
  /** Replaces the recovery codes. */
  onMakeCodes: (confirmation: Confirmation) => Promise<readonly string[]>
}

/** The sessions of an account. A rejection of an action is shown by its message. */
export interface SessionsOptions {
  /** The sessions, this one first. @default the service cannot list them */
  sessions?: Loaded<readonly DeviceSession[]>
  /** Ends the session with this id; for services that list them. */
  onLogOut?: (id: string) => Promise<void>
  /** Ends all sessions but this one. */
  onLogOutOthers: () => Promise<void>
  /** Ends all sessions. */
  onLogOutEverywhere: () => Promise<void>
}

/** Deletion of an account. */
export interface DeletionOptions {
  email: string
  /** Number of sessions, this one included. @default not known */
  sessionCount?: number
  /** Files and recipes of the account on this device. */
  deviceData: Loaded<DeviceData>
  /** Called when the dialog opens, such as to load `deviceData`. */
  onOpen?: () => void
  /** Name of the connected store. @default none is connected */
  store?: string
  /** The apps whose codes confirm it; without one, the password does. */
  apps: readonly AuthenticatorApp[]
  /** Whether a recovery code confirms it as well. @default false */
  hasRecoveryCodes?: boolean
  /** Whether the account has a password. Without one and without apps, a mailed code confirms it. @default true */
  hasPassword?: boolean
  /**
   * Mails a code to the address of the account, for one that has neither a password nor apps. A rejection
   * is shown by its message. @default not offered: then such an account cannot be confirmed
   */
  onSendCode?: () => Promise<void>
  /** Deletes the account and its data on this device; a rejection is shown by its message. */
  onDelete: (confirmation: Confirmation) => Promise<void>
}
