import type { ServiceErrorCode } from './ServiceError.ts'

/** Task for a text service. Languages are BCP 47 tags, such as `pt-BR`. */
export type TextTask =
  | {
      readonly kind: 'translate'
      /** @default the service finds out, where it can */
      readonly from?: string
      readonly to: string
    }
  | {
      readonly kind: 'rewrite'
      /** The language that the texts are most likely in. */
      readonly language: string
    }

export interface SourceText {
  readonly text: string
  /** Whether it is HTML, whose tags stay as they are. @default false */
  readonly isHtml?: boolean
  /** Instructions for a rewrite, in English. */
  readonly wanted?: string
  /** Further facts that a rewrite may use, such as the type of the product. */
  readonly facts?: string
  /** Words that stay as they are. */
  readonly locked?: readonly string[]
}

/** Reason that a service cannot be used here. */
type UnavailableReason =
  /** The browser has no such service. */
  | 'absent'
  /** The browser has the service, but not on this device or not for this account. */
  | 'device'
  /** The service does not do these languages. */
  | 'language'
  /** The host of the app does not send the headers that let a page connect to other hosts. */
  | 'host'
  /** The address or the key is not entered yet. */
  | 'settings'

export type Availability =
  /** `downloadable` needs `prepare`, which downloads something once. */
  | { readonly state: 'ready' | 'downloadable' }
  | { readonly state: 'unavailable'; readonly reason: UnavailableReason }

export type TextOutcome =
  | { readonly text: string }
  /** The service could not do this text; it may have done others. */
  | { readonly error: ServiceErrorCode }

interface PrepareOptions {
  readonly signal: AbortSignal
  /** Called with the downloaded share, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

interface RunOptions {
  readonly signal: AbortSignal
  /** Called once with each text that is done or failed, in any order. */
  readonly onResult: (index: number, outcome: TextOutcome) => void
  /** Called when the service asks to wait, with the time in milliseconds. */
  readonly onWait?: (time: number) => void
}

/**
 * Something that translates or rewrites texts: the browser itself, or a service that the member has a
 * key for. It does nothing before it is asked to.
 */
export interface TextService {
  /** Whether texts leave this device. */
  readonly isRemote: boolean

  /** Tells whether it can do a task here. It downloads and sends nothing. */
  availability(task: TextTask): Promise<Availability>

  /**
   * Makes it ready, which may download something. Browsers only do that within a press of the member.
   *
   * @throws {ServiceError}
   * @throws the reason of the signal when it is aborted
   */
  prepare(task: TextTask, options: PrepareOptions): Promise<void>

  /**
   * Does a task for many texts. Texts that are done stay done when it ends early.
   *
   * @throws {ServiceError} when it cannot go on
   * @throws the reason of the signal when it is aborted
   */
  run(task: TextTask, texts: readonly SourceText[], options: RunOptions): Promise<void>
}
