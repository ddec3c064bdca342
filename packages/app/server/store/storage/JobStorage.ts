import type { Lease } from './StoreStorage.ts'

/** Times are in milliseconds since 1970. */
type Time = number

/** A job as a list shows it. */
export interface StoredJob {
  readonly id: string
  readonly shop: string
  readonly account: string
  /** The job that it takes back; null if it takes none back. */
  readonly undoes: string | null
  /** Facts for lists, as the browser wrote them. */
  readonly label: string
  /** Name of its state. */
  readonly state: string
  /** Its counters and the reason why it is paused, as JSON. */
  readonly status: string
  /** Whether its member wants it to go on. */
  readonly wish: 'run' | 'cancel'
  /** Permissions that its member does without, with commas between them. */
  readonly leftOut: string
  /** The time from which a server may work on it; null if it waits for its member, or has ended. */
  readonly dueAt: Time | null
  readonly createdAt: Time
  /** null until it has ended. */
  readonly endedAt: Time | null
}

/** A job to add. */
export interface NewStoredJob extends Pick<
  StoredJob,
  'id' | 'shop' | 'account' | 'undoes' | 'label' | 'state' | 'status'
> {
  /** Values to write, packed. */
  readonly intents: Uint8Array
  /** Number of these. */
  readonly items: number
}

/** State of a job after a step. */
export interface JobStep extends Pick<StoredJob, 'state' | 'status' | 'dueAt' | 'endedAt'> {
  /** Events of the step, packed. @default none */
  readonly events?: Uint8Array
}

/** The jobs of an account in numbers. */
export interface AccountUse {
  /** Jobs that have not ended. */
  readonly open: number
  /** Values of jobs that were added since a time. */
  readonly values: number
  /** Bytes that its packed values take. */
  readonly bytes: number
}

/** The jobs of all servers in numbers. */
export interface JobSummary {
  readonly states: readonly { readonly state: string; readonly count: number }[]
  /** When the oldest one was added that no server has begun; null if there is none. */
  readonly oldestWaiting: Time | null
  /** Stores that a server works on. */
  readonly leases: number
}

/** Keeps the jobs that write to stores, each with its journal. All methods are atomic, also for several servers. */
export interface JobStorage {
  add(job: NewStoredJob, now: Time): Promise<void>
  find(id: string, shop: string): Promise<StoredJob | undefined>
  /** The jobs of a shop, the newest first. */
  list(shop: string, most: number): Promise<readonly StoredJob[]>
  /** Measures the jobs of an account. @param since time from which values count */
  useOf(account: string, since: Time): Promise<AccountUse>
  /** Returns the values that a job is to write, as they were added. */
  intents(id: string): Promise<Uint8Array | undefined>
  /** Returns the events of each step of a job, in order. */
  journal(id: string): Promise<readonly Uint8Array[]>
  /**
   * Notes what its member wants of a job, which is due at once then.
   *
   * @param from the states in which it may be wanted
   * @returns whether it is in one of them
   */
  want(id: string, wish: StoredJob['wish'], from: readonly string[], now: Time): Promise<boolean>
  /** Lets a paused job go on at once without what needs some permissions. @returns whether it was paused */
  leaveOut(id: string, leftOut: string, now: Time): Promise<boolean>
  /** Lets the paused jobs of a shop go on, which was connected again. */
  wakePaused(shop: string, now: Time): Promise<void>
  /** Counts the jobs of all servers. */
  summary(now: Time): Promise<JobSummary>
  /** Shops with a job that is due, the one that waits longest first. */
  dueShops(now: Time): Promise<readonly string[]>
  /** The oldest job of a shop that is due. */
  nextDue(shop: string, now: Time): Promise<StoredJob | undefined>
  /**
   * Notes a step of a job, and adds what happened to its journal. A job that its member wants cancelled
   * stays due until it has ended.
   *
   * @returns false if the lease is another's by now, and then nothing is noted
   */
  note(id: string, step: JobStep, lease: Lease): Promise<boolean>
  /** Removes the jobs that ended, or were paused, before a time, with their journals. */
  clean(before: Time): Promise<void>
}
