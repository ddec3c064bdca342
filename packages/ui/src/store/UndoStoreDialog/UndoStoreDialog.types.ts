import type { DialogProps } from '../../components/Dialog/index.js'

/** A value that someone changed after an update wrote it. */
export interface ChangedSince {
  /** Unique among them. */
  readonly id: string
  /** Product and variant, such as ‘Cotton tee, Sand / S’. */
  readonly product: string
  /** Name of the column. */
  readonly field: string
  /** The value before the update. An empty text is shown as ‘empty’. */
  readonly before: string
  /** The value that the update wrote. */
  readonly written: string
  /** The value in the store now. */
  readonly inStore: string
}

/**
 * Something that does not go back exactly as it was.
 *
 * - `html` texts whose code Shopify changed while saving
 * - `tags` products whose tags come back in another order
 * - `outdated` translations of an earlier original, which count as up to date
 * - `picture` pictures that were replaced
 * - `gone` values of products and variants that are no longer in the store
 */
export interface Inexact {
  readonly kind: 'html' | 'tags' | 'outdated' | 'picture' | 'gone'
  readonly count: number
}

/** Numbers of an undo, once they are known. */
export type UndoPlan =
  | { readonly state: 'counting' }
  | {
      readonly state: 'failed'
      /** Counts again. */
      readonly onRetry: () => void
    }
  | {
      /** The time for undo is over. */
      readonly state: 'expired'
      /** When it ended, as an ISO date. */
      readonly at: string
    }
  | {
      readonly state: 'counted'
      /** Values that go back. */
      readonly values: number
      /** Values that someone changed since, which stay as they are. */
      readonly changed: number
      /** Some of these; the first two are shown at once. */
      readonly cells: readonly ChangedSince[]
      /** @default everything goes back exactly */
      readonly inexact?: readonly Inexact[] | undefined
    }

export interface UndoStoreDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  /** Name of the store. */
  store: string
  /** Whether it is a store to practise on. @default false */
  isPractice?: boolean
  /** The numbers of the undo. */
  plan: UndoPlan
  /** Called when the member wants to see all changed values, if `cells` has only some; pass more of them. */
  onShowAll?: () => void
  /** Starts the undo. */
  onUndo: () => void
  /** Shows that the undo is being started. @default false */
  busy?: boolean
  /** The reason why the undo did not start. @default it was not tried */
  error?: string | undefined
  /** Whether this device is offline, so that nothing can be started. @default false */
  isOffline?: boolean
}
