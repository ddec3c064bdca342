/** A job of the file, and what becomes of it. */
export interface ReplannedJob {
  readonly id: string
  /** Description of the job in the current language. */
  readonly name: string
  /** Reason why it cannot be carried over, as a sentence. @default it is planned again */
  readonly lost?: string | undefined
}

/**
 * State of reading again.
 *
 * - `ready` it can begin
 * - `reading` products are read; `read` of `products` have arrived
 * - `planning` the jobs are planned on what was read
 * - `failed` it ended without a new file; the present one is as it was
 * - `offline` there is no connection
 */
export type ReadingAgain =
  | { readonly kind: 'ready' | 'planning' | 'offline' }
  | { readonly kind: 'reading'; readonly read: number; readonly products: number }
  | {
      readonly kind: 'failed'
      /** The reason, as a sentence. */
      readonly reason: string
    }

export interface ReadAgainDialogProps {
  /** Whether it is open. */
  open: boolean
  /** Called when it should close; what is being read stops. */
  onClose: () => void
  /** Name of the store. */
  store: string
  /** When it was read last, as an ISO date. */
  readAt: string
  /** The jobs of the file, in their order; at least one. */
  jobs: readonly ReplannedJob[]
  /** Progress, or the reason that it cannot be read. */
  state: ReadingAgain
  /** Reads the store again, and plans the jobs. */
  onReadAgain: () => void
}
