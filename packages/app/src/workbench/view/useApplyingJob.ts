import { useAutomationLabels, type Job, type JobStatus } from '@dropwatt/ui'
import { useMemo } from 'react'
import { percentOf } from '../store/percentOf.ts'
import type { Session } from '../store/Session.ts'
import { applyingOf, type Applying, type EndedJob } from '../store/SessionState.ts'
import { useOpenPart } from './useBench.ts'

const endings: Readonly<Record<EndedJob['kind'], JobStatus>> = {
  cancelled: 'Cancelled',
  interrupted: 'Cancelled',
  failed: 'Error',
  unwritable: 'Error',
}

/** What is being applied to the open file, or was without changing it, as a row of the job table. */
export type ApplyingJob = Pick<Job, 'name' | 'status' | 'progress'> & Pick<Applying, 'id' | 'at'>

/**
 * Returns the job or recipe that is being applied to the open file, or that ended without changing
 * it; the same object until its row looks different.
 */
export function useApplyingJob(session: Session | undefined): ApplyingJob | undefined {
  const labels = useAutomationLabels()
  const ended = useOpenPart(session, (state) => state.ended)
  const products = useOpenPart(session, ({ file }) => file.products) ?? 0
  const running = useOpenPart(session, ({ work }) => applyingOf(work))
  const applying = running ?? ended?.applying
  const status = running || !ended ? 'Running' : endings[ended.kind]
  const id = applying?.id
  const at = applying?.at ?? 0
  const progress = applying ? percentOf(applying, products) : 0
  const name =
    applying?.kind === 'recipe' ? applying.recipe.name : labels[applying?.slug ?? 'auto-tag']
  return useMemo(
    () => (id === undefined ? undefined : { id, at, name, status, progress }),
    [id, at, name, status, progress],
  )
}
