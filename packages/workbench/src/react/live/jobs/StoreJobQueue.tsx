import type { Job } from '@dropwatt/ui'
import {
  StoreJobButtons,
  StoreJobsFailure,
  useStoreFailure,
  useStoreJobRows,
} from '@dropwatt/ui/store'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { StoreFailureCode } from '../../../core/live/StoreFailed.ts'
import type { KnownJob } from '../../../core/live/update/StoreJobs.ts'
import { useHost } from '../../WorkbenchHost.tsx'
import { jobReasons } from '../failureReasons.ts'
import { StoreTexts } from '../StoreTexts.tsx'
import { useMinute } from '../useMinute.ts'
import { useStoreJobs, type UsedStoreJobs } from '../useStoreJobs.ts'
import { useStores, useStoresState } from '../useStores.ts'
import { asShownJob, undoOf } from './shownJob.ts'
import { UndoInStore } from './UndoInStore.tsx'
import { useFailureToast } from './useFailureToast.ts'
import { useJobActions } from './useJobActions.ts'
import { useShownJobs } from './useShownJobs.ts'

/** The jobs of the connected stores, for a table of jobs. */
export interface StoreJobRows {
  /** The newest first, in a group of their own. */
  readonly storeJobs: readonly Job[]
  /** Says that jobs of a store are not known, as they could not be read. */
  readonly notice?: ReactNode
  /** Returns the buttons of a job of a store; nothing for others. Never changes. */
  readonly jobActions: (job: Job) => ReactNode
}

interface StoreJobQueueProps {
  /** Called with the jobs, and again when they change; must not change. */
  onJobs: (jobs: StoreJobRows) => void
}

/** Watches the jobs of the connected stores; shows nothing itself. */
export function StoreJobQueue({ onJobs }: StoreJobQueueProps) {
  return (
    <StoreTexts>
      <Watched onJobs={onJobs} />
    </StoreTexts>
  )
}

/** Begins the ids of jobs of stores among those of others. */
const prefix = 'store:'

const noJobs: readonly [] = []

function Watched({ onJobs }: StoreJobQueueProps) {
  const all = useShownJobs()
  const shown = all?.shown ?? noJobs
  const code = all?.status === 'failed' ? all.failure?.code : undefined
  const rows = useStoreJobRows(shown, useMinute(shown.length > 0))
  const storeJobs = useMemo(
    () => rows.map((row) => Object.assign({}, row, { id: prefix + row.id })),
    [rows],
  )
  const notice = useMemo(() => code && <Unread code={code} />, [code])
  useEffect(
    () => onJobs({ storeJobs, jobActions, ...(notice && { notice }) }),
    [onJobs, storeJobs, notice],
  )
  // Another account may sign in.
  useEffect(() => () => onJobs({ storeJobs: noJobs, jobActions }), [onJobs])
  return null
}

function Unread({ code }: { code: StoreFailureCode }) {
  return (
    <StoreTexts>
      <UnreadBecause code={code} />
    </StoreTexts>
  )
}

function UnreadBecause({ code }: { code: StoreFailureCode }) {
  const stores = useStores()
  const wordOf = useStoreFailure()
  return (
    <StoreJobsFailure onRetry={() => void stores?.refreshJobs()}>
      {wordOf(jobReasons[code])}
    </StoreJobsFailure>
  )
}

function jobActions({ id }: Job): ReactNode {
  if (!id.startsWith(prefix)) return undefined
  return (
    <StoreTexts>
      <ActionsOf id={id.slice(prefix.length)} />
    </StoreTexts>
  )
}

function ActionsOf({ id }: { id: string }) {
  const used = useStoreJobs()
  const job = used?.state.jobs.find((each) => each.id === id)
  return used && job ? <Actions job={job} used={used} /> : null
}

interface ActionsProps {
  job: KnownJob
  used: UsedStoreJobs
}

function Actions({ job, used: { state } }: ActionsProps) {
  const { paths } = useHost()
  const store = useStoresState()?.stores.find(({ id }) => id === job.store)?.name ?? ''
  const { actions, failed } = useJobActions(job)
  const [isUndoing, setUndoing] = useState(false)
  const [now] = useState(Date.now)
  useFailureToast(failed, store)
  const canUndo = undoOf(job, state, now)?.kind === 'possible'
  return (
    <>
      <StoreJobButtons
        job={asShownJob(job, state, store)}
        href={paths.storeJob(job.store, job.id)}
        {...actions}
        onUndo={canUndo ? () => setUndoing(true) : undefined}
      />
      {isUndoing && <UndoInStore job={job} onClose={() => setUndoing(false)} />}
    </>
  )
}
