import { useCallback, useMemo } from 'react'
import { useStore } from 'zustand'
import { isRunning, type KnownJob } from '../../core/live/update/StoreJobs.ts'
import type { LiveDifference } from '../../core/live/update/messages.ts'
import type { Bench } from '../../core/store/Bench.ts'
import type { Session } from '../../core/store/Session.ts'
import { lockedReason } from '../view/offReasons.ts'
import { useBenchTexts } from '../view/BenchTextsProvider.tsx'
import { useIsOffline } from './useIsOffline.ts'
import { useLiveState } from './useLiveState.ts'
import { useLiveUpdate } from './useLiveUpdate.ts'

/** Offers to write an open live file to its store. */
export interface UpdateOffer {
  /** Net difference between the file and its store. @default it is not known yet */
  readonly difference: LiveDifference | undefined
  /** Jobs of the store that write the file, the newest first. */
  readonly jobs: readonly KnownJob[]
  /** Reason why the store cannot be updated now, as a sentence. @default it can */
  readonly offReason: string | undefined
  /** Opens the dialog that asks. */
  readonly ask: () => void
  /** The job whose progress or result is shown in place of the changes. @default there is none, or the member left it */
  readonly shown: KnownJob | undefined
  /** The job that is under way, although the member left it for the changes. @default there is none */
  readonly left: KnownJob | undefined
  /** Opens the dialog that takes the last update back. @default there is none */
  readonly undo: (() => void) | undefined
}

/** Whether a job is under way, waits for its turn, or goes on later. */
export function isUnderWay(job: Pick<KnownJob, 'state'>): boolean {
  return isRunning(job) || job.state === 'paused'
}

/** Tells the states of a job apart in which the member may leave it: what it ended with is shown in any case. */
function stateKey({ id, endedAt = '' }: KnownJob): string {
  return `${id} ${endedAt}`
}

/** Leaves the progress or result of a job for the changes of its file, also on the next visit. */
export function leaveJob(session: Session, job: KnownJob): void {
  void session.saver.putFile({ leftJob: stateKey(job) })
}

/** Shows the progress of a job again. */
export function showJob(session: Session): void {
  void session.saver.putFile({ leftJob: undefined })
}

/** Returns the offer to write the open file to its store; nothing for files of no store. */
export function useUpdateStore(bench: Bench, session: Session): UpdateOffer | undefined {
  const live = useStore(session.state, ({ file }) => file.live)
  const canEdit = useStore(session.state, (state) => state.canEdit)
  const work = useStore(session.state, (state) => state.work)
  const ask = useCallback(() => bench.dialogs.ask({ kind: 'update' }), [bench])
  const used = useLiveUpdate(bench.account, session)
  const leftJob = useStore(session.state, ({ file }) => file.leftJob)
  const undoable = used?.state.undoable?.id
  const undo = useMemo(
    () =>
      undoable === undefined
        ? undefined
        : () => bench.dialogs.ask({ kind: 'undo-in-store', job: undoable }),
    [bench, undoable],
  )
  const connection = useLiveState(live)
  const isOffline = useIsOffline()
  const { texts } = useBenchTexts()
  if (!live) return undefined
  const { difference, status, jobs = [] } = used?.state ?? {}
  const [last] = jobs
  const isLeft = last !== undefined && leftJob === stateKey(last)

  function offReason(): string | undefined {
    const { live: words, off } = texts
    const isLocked = lockedReason({ canEdit, work }, off)
    if (isLocked !== undefined) return isLocked
    if (isOffline) return words.offline
    if (connection === 'reconnect') return words.reconnect
    if (jobs.some(isUnderWay)) return words.underWay
    if (status === 'failed' || status === 'unreadable') return undefined
    if (difference && !isEmpty(difference)) return undefined
    return difference && status === 'counted' ? words.nothing : words.counting
  }

  return {
    difference,
    jobs,
    offReason: offReason(),
    ask,
    shown: isLeft ? undefined : last,
    left: isLeft && isUnderWay(last) ? last : undefined,
    undo,
  }
}

/** Whether a file is as its store is, in all that could and could not be written. */
function isEmpty({ columns, unwritten, tooMany }: LiveDifference): boolean {
  return columns.length === 0 && unwritten.length === 0 && tooMany === undefined
}
