import { StoreTimelineButtons, useStoreTimeline } from '@dropwatt/ui/store'
import type { TimelineStore } from '@dropwatt/ui/workbench'
import { useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { LiveMark } from '../../../core/live/LiveMark.ts'
import type { KnownJob } from '../../../core/live/update/StoreJobs.ts'
import type { Bench } from '../../../core/store/Bench.ts'
import type { Session } from '../../../core/store/Session.ts'
import { lockedReason } from '../../view/offReasons.ts'
import { useBenchTexts } from '../../view/BenchTextsProvider.tsx'
import { useHost } from '../../WorkbenchHost.tsx'
import { StoreTexts } from '../StoreTexts.tsx'
import { useLiveUpdate } from '../useLiveUpdate.ts'
import { useStoreJobs, type UsedStoreJobs } from '../useStoreJobs.ts'
import { asShownJob, undoOf } from './shownJob.ts'
import { useFailureToast } from './useFailureToast.ts'
import { useJobActions } from './useJobActions.ts'

interface StoreHistoryProps {
  bench: Bench
  session: Session
  live: LiveMark
  /**
   * Renders the history.
   *
   * @param store the part of it that is about the store
   * @param jobsInStore the ids of the jobs of the file whose changes are in the store
   */
  children: (store: TimelineStore, jobsInStore: readonly string[]) => ReactNode
}

/** Adds the store to the history of a live file. */
export function StoreHistory(props: StoreHistoryProps) {
  return (
    <StoreTexts>
      <OfStore {...props} />
    </StoreTexts>
  )
}

const none: readonly [] = []

function OfStore({ bench, session, live, children }: StoreHistoryProps) {
  const update = useLiveUpdate(bench.account, session)?.state
  const used = useStoreJobs()
  const canEdit = useStore(session.state, (state) => state.canEdit)
  const work = useStore(session.state, (state) => state.work)
  const products = useStore(session.state, ({ file }) => file.products)
  const { texts } = useBenchTexts()
  const [now] = useState(Date.now)
  const known = new Map((update?.jobs ?? none).map((job) => [job.id, job]))

  function shownJob(job: KnownJob) {
    const undo = used && undoOf(job, used.state, now)
    const undoUntil = undo?.kind === 'possible' ? undo.until : undefined
    return { ...asShownJob(job, used?.state ?? { jobs: none }, live.name), undoUntil }
  }

  const store = useStoreTimeline({
    store: live.name,
    jobs: Array.from(known.values(), shownJob),
    products,
    variants: live.variants,
    renderActions: ({ id }) => {
      const job = known.get(id)
      return job && used && <Actions bench={bench} job={job} used={used} store={live.name} />
    },
    onReadAgain: () => bench.dialogs.ask({ kind: 'read-again' }),
    locked: lockedReason({ canEdit, work }, texts.off),
  })
  return children(store, update?.difference?.jobsInStore ?? none)
}

interface ActionsProps {
  bench: Bench
  job: KnownJob
  used: UsedStoreJobs
  /** Name of the store. */
  store: string
}

function Actions({ bench, job, used: { state }, store }: ActionsProps) {
  const { paths } = useHost()
  const { actions, failed } = useJobActions(job)
  const [now] = useState(Date.now)
  useFailureToast(failed, store)
  const canUndo = undoOf(job, state, now)?.kind === 'possible'
  return (
    <StoreTimelineButtons
      job={asShownJob(job, state, store)}
      href={paths.storeJob(job.store, job.id)}
      {...actions}
      onUndo={canUndo ? () => bench.dialogs.ask({ kind: 'undo-in-store', job: job.id }) : undefined}
    />
  )
}
