import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Session } from '../../core/store/Session.ts'

/** Returns the jobs whose cells a later job changed again. */
export function useLaterChanges(session: Session): ReadonlySet<string> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const jobs = useStore(session.state, ({ status }) => status.jobs)
  useEffect(() => {
    let isCurrent = true
    session.worker
      .ask((api) => api.changedLater())
      .then(
        (found) => {
          if (isCurrent) setIds(new Set(found.filter((id) => jobs.some((job) => job.id === id))))
        },
        () => {},
      )
    return () => {
      isCurrent = false
    }
  }, [session, jobs])
  return ids
}
