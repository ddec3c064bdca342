import type { ComponentPropsWithoutRef } from 'react'

/** Access to a service by a key. */
export interface ServiceAccess {
  /** One of the services to choose from. */
  readonly provider: string
  readonly address: string
  readonly key: string
  readonly model: string
  /** Whether it is saved on this device, which is not encrypted. */
  readonly isSaved: boolean
}

/** The fields for a service that the member has a key for. */
export interface ServiceAccessForm {
  readonly value: ServiceAccess
  /** The services to choose from, with their names; one alone is not shown. */
  readonly providers: readonly { readonly value: string; readonly label: string }[]
  /** Help text of the address, such as what a service needs. @default none */
  readonly addressHelp?: string
  /** Whether the service needs the name of a model. @default false */
  readonly needsModel?: boolean
  /** Whether it can be saved; not where the browser stores nothing. @default true */
  readonly canSave?: boolean
  /** The fields that are not right yet. @default none */
  readonly problems?: ReadonlySet<'address' | 'key' | 'model'>
  /** Called on every change. */
  readonly onChange: (value: ServiceAccess) => void
}

/** Kind of a service's problem. */
export type ServiceProblemCode =
  | 'key'
  | 'quota'
  | 'busy'
  | 'unreachable'
  | 'host'
  | 'not-found'
  | 'slow'
  | 'refused'
  | 'unexpected'
  | 'too-long'
  | 'browser'

export interface ServiceProblem {
  readonly code: ServiceProblemCode
  /** Message of the service. @default nothing */
  readonly details?: string
}

/** Current work of a service. */
export type ServiceWork =
  /** It downloads what it needs, once. */
  | {
      readonly kind: 'preparing'
      /** From 0 to 1. */
      readonly share: number
    }
  | {
      readonly kind: 'running'
      readonly done: number
      readonly all: number
      /** The seconds that the service asked to wait. @default it does not wait */
      readonly waitSeconds?: number
    }

export interface ServicePanelProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'aria-label' | 'children'
> {
  /** Accessible name: that of the service, such as ‘My own key’. */
  label: string
  /** Task of the service: works on texts, or removes the background of images. @default 'write' */
  task?: 'write' | 'translate' | 'cut-out'
  /** Number of texts or images still to process. */
  texts: number
  /** Number of texts already processed, which it can process anew. @default 0 */
  done?: number
  /** Number of texts that failed. @default 0 */
  failed?: number
  /** The name of the service that gets the texts. @default none, they stay on this device */
  sentTo?: string
  /** The fields of the member's own service. @default it needs none */
  access?: ServiceAccessForm
  /** Current work. @default nothing */
  work?: ServiceWork
  /** Reason why it stopped. @default it did not */
  problem?: ServiceProblem
  /**
   * Starts the service; with `isRepeat` for the texts that it has done as well.
   * @default it has no button, as for `cut-out`, which the page starts
   */
  onStart?: (isRepeat: boolean) => void
  /** Stops the service; texts that are done stay. @default it cannot be stopped here */
  onCancel?: () => void
  /** Reason why nothing can be entered or started, as a sentence; the form around it shows it. @default nothing */
  offReason?: string | undefined
}
