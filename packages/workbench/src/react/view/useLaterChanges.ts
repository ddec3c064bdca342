import { useCallback } from 'react'
import { useStore } from 'zustand'
import type { Session } from '../../core/store/Session.ts'
import { useResolved } from '../useResolved.ts'

const none: ReadonlySet<string> = new Set()

/** Returns the jobs whose cells a later job changed again. */
export function useLaterChanges(session: Session): ReadonlySet<string> {
  const jobs = useStore(session.state, ({ status }) => status.jobs)
  const find = useCallback(async () => {
    const found = await session.worker.ask((api) => api.changedLater())
    return new Set(found.filter((id) => jobs.some((job) => job.id === id)))
  }, [session, jobs])
  return useResolved(find) ?? none
}
