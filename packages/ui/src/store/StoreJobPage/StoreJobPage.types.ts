import type { ReactNode } from 'react'
import type { Crumb } from '../../components/Breadcrumb/index.js'
import type { StoreJob } from '../storeJob.types.js'

/**
 * The job of the page, as far as it is known.
 *
 * - `loading` it is being looked for
 * - `failed` it could not be looked for
 * - `unknown` the store has no such job
 * - `disconnected` the store is not connected any more
 */
export type PageJob =
  | { readonly state: 'loading' | 'unknown' }
  | {
      readonly state: 'failed'
      /** The reason, in the language of the member. */
      readonly message: string
      readonly onRetry: () => void
    }
  | {
      readonly state: 'disconnected'
      /** Address of the settings page Shopify Store. */
      readonly settingsHref: string
    }
  | { readonly state: 'loaded'; readonly job: StoreJob }

/** The live file that a job writes: on this device, with the way to it, or on another one. */
export type JobFile =
  | {
      readonly place: 'here'
      readonly name: string
      /** Opens the file. */
      readonly onOpen: () => void
    }
  | { readonly place: 'elsewhere' }

export interface StoreJobPageProps {
  /** The job, as far as it is known. */
  job: PageJob
  /** The levels above the page. */
  breadcrumb: readonly Crumb[]
  /** Address of the list of all jobs. */
  jobsHref: string
  /** The file that it writes. @default not known */
  file?: JobFile | undefined
  /** Whether it is of a store to practise on. @default false */
  isPractice?: boolean
  /** The progress of the job, or its results. */
  children?: ReactNode
}
