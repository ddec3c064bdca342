import type { ReactNode } from 'react'

/** An entry about the store of a live file. Its words come with it. */
interface StoreEntry {
  /** Says what it is, such as ‘Update store: Lumen & Oak’. */
  readonly name: string
  /** Says what it did. */
  readonly text: string
  /** Its buttons. @default none */
  readonly actions?: ReactNode
}

/** A job that writes a live file to its store. */
export interface TimelineStoreJob extends StoreEntry {
  /** Unique among all jobs of the history. */
  readonly id: string
  /** When it was started, in milliseconds since 1970. */
  readonly at: number
  /** Its state, as a `Badge`. */
  readonly state: ReactNode
  /** Whether what it wrote is in the store: not if it was undone, or has written nothing so far. */
  readonly counts: boolean
}

/** The store of a live file, for its history. `useStoreTimeline` of `@dropwatt/ui/store` returns it. */
export interface TimelineStore {
  /** Says what the history is for, in place of the usual words. */
  readonly lede: string
  /** The jobs that write the file to the store, in any order. They are shown among those on the file. */
  readonly jobs: readonly TimelineStoreJob[]
  /** The reading of the file, shown as the first entry in place of its opening. */
  readonly read: StoreEntry
  /** State of an applied job on the file that is in the store. */
  readonly inStore: string
  /** Says what undoing such a job does not do. */
  readonly undoHint: string
}
