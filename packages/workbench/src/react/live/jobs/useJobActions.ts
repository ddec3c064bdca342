import type { FailedJobAction, StoreJobActions } from '@dropwatt/ui/store'
import { useState } from 'react'
import { StoreFailed } from '../../../core/live/StoreFailed.ts'
import type { KnownJob } from '../../../core/live/update/StoreJobs.ts'
import { askForConsent } from '../useConsent.ts'
import { useStores, useStoresState } from '../useStores.ts'

/** An action on a job that was not done. */
export interface FailedAction {
  readonly action: FailedJobAction
  readonly error: unknown
}

/** The actions on a job, besides undoing it. */
export interface JobActions {
  readonly actions: StoreJobActions
  /** The action that was not done last. */
  readonly failed: FailedAction | undefined
  readonly dismiss: () => void
  /** Does something with the job; it is off meanwhile. */
  readonly run: (action: FailedJobAction, call: () => Promise<unknown>) => Promise<void>
  /** The action that is in progress. */
  readonly running: FailedJobAction | undefined
}

/** Returns the actions on a job of a store. */
export function useJobActions(job: KnownJob): JobActions {
  const stores = useStores()
  const store = useStoresState()?.stores.find(({ id }) => id === job.store)
  const [running, setRunning] = useState<FailedJobAction>()
  const [failed, setFailed] = useState<FailedAction>()
  const jobs = stores?.jobs

  async function run(action: FailedJobAction, call: () => Promise<unknown>): Promise<void> {
    if (running) return
    setRunning(action)
    setFailed(undefined)
    try {
      await call()
    } catch (error) {
      // The job is in another state than the page shows, or gone.
      const isLate =
        error instanceof StoreFailed && (error.code === 'not-now' || error.code === 'not-found')
      if (isLate) await jobs?.refresh()
      else setFailed({ action, error })
    }
    setRunning(undefined)
  }

  /** Connects the store again, at Shopify where it asks. */
  async function connect(scopes: readonly string[]): Promise<void> {
    if (!stores || !store) return
    const after = { kind: 'job', job: job.id } as const
    if (!(await askForConsent(stores, store, scopes, after))) await jobs?.refresh()
  }

  const missing = job.pause?.reason === 'missing-scope' ? job.pause.scopes : []
  const busy = job.isStopping ? 'cancel' : running
  return {
    actions: {
      onCancel: () => void run('cancel', async () => jobs?.cancel(job)),
      onResume: () => void run('resume', async () => jobs?.resume(job)),
      onReconnect: () => void run('reconnect', () => connect([])),
      onConnect: () => void run('connect', () => connect(missing)),
      onLeaveOut: () => void run('leave-out', async () => jobs?.leaveOut(job, missing)),
      busy: busy === 'update' || busy === 'report' ? undefined : busy,
    },
    failed,
    dismiss: () => setFailed(undefined),
    run,
    running,
  }
}
