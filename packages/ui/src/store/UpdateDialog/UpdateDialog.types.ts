import type { DialogProps } from '../../components/Dialog/index.js'
import type { UnwritableReason } from '../storeJob.types.js'

/** Values of one column that an update writes. */
export interface UpdatedField {
  /** Name of the column, such as ‘Compare-at price’. */
  readonly name: string
  readonly products: number
  readonly values: number
}

/**
 * Something that an update does not write.
 *
 * - `excluded` values that the member excluded
 * - `set-back` values that a later job set back to what the store has
 * - any other reason: values of a column that the store cannot take
 */
export type NotWritten =
  | { readonly reason: 'excluded' | 'set-back'; readonly values: number }
  | { readonly reason: UnwritableReason; readonly field: string; readonly values: number }

/** Values that need a permission which the store has not granted. They are in no other number. */
export interface MissingScope {
  /** Name of the permission, such as `write_files`. */
  readonly scope: string
  readonly values: number
  /** Whether the member decided to update without them. @default false */
  readonly isLeftOut?: boolean | undefined
}

/**
 * Numbers of an update, once they are known: the difference between the values last known in the store and the file.
 *
 * - `too-many` there are more values than one update can write
 * - `unreadable` it is not known which objects of the store are behind the rows, so the store has to be read again
 */
export type UpdatePlan =
  | { readonly state: 'counting' | 'too-many' | 'unreadable' }
  | {
      readonly state: 'failed'
      /** Counts again. */
      readonly onRetry: () => void
    }
  | {
      readonly state: 'counted'
      readonly products: number
      readonly values: number
      /** In the order of the file. */
      readonly fields: readonly UpdatedField[]
      /** @default everything is written */
      readonly notWritten?: readonly NotWritten[] | undefined
      /** @default none is missing */
      readonly missing?: readonly MissingScope[] | undefined
    }

export interface UpdateDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  /** Name of the store. */
  store: string
  /** When the store was read, as an ISO date. */
  readAt: string
  /** Whether that is so long ago that reading again comes first: more than 24 hours. @default false */
  isOld?: boolean
  /** Jobs on the file, which are planned anew after reading again. */
  jobs: number
  /** Whether it is a store to practise on. @default false */
  isPractice?: boolean
  /** The numbers of the update. */
  plan: UpdatePlan
  /** Reads the store again. */
  onReadAgain: () => void
  /** Connects the store again with more permissions. */
  onConnect: (scopes: readonly string[]) => void
  /** Leaves out the values that need a permission; `isLeftOut` of it is expected to follow. */
  onLeaveOut: (scope: string) => void
  /** Shows every value that is written. @default they are not shown */
  onShowValues?: (() => void) | undefined
  /** Starts the update. */
  onUpdate: () => void
  /** Shows that the update is being started. @default false */
  busy?: boolean
  /** The reason why the update did not start. @default it was not tried */
  error?: string | undefined
  /** Whether this device is offline, so that nothing can be started. @default false */
  isOffline?: boolean
}
