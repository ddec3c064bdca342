import type { Job, JobStatus } from '@dropwatt/ui'
import { useMemo } from 'react'
import { percentOf } from '../../core/store/percentOf.ts'
import type { Session } from '../../core/store/Session.ts'
import { applyingOf, type Applying, type EndedJob } from '../../core/store/SessionState.ts'
import { useOpenPart } from './useOpenPart.ts'
import { useJobNames, type JobName } from './useJobNames.ts'

const endings: Readonly<Record<EndedJob['kind'], JobStatus>> = {
  cancelled: 'Cancelled',
  interrupted: 'Cancelled',
  failed: 'Error',
  unwritable: 'Error',
}

/** The running or failed job of the open file, as a row of the job table. */
export type ApplyingJob = Pick<Job, 'name' | 'status' | 'progress'> &
  Pick<Applying, 'id' | 'at'> &
  Partial<Pick<JobName, 'automation'>>

/** Returns what is being applied as it is called once it is; a recipe by its own name. */
function nameOfApplying(
  applying: Applying,
  nameOf: ReturnType<typeof useJobNames>,
): Partial<JobName> {
  if (applying.kind === 'recipe') return { title: applying.recipe.name }
  const { slug, options = {} } = applying
  return nameOf({ origin: { kind: 'automation', slug, options } })
}

/**
 * Returns the job or recipe that is being applied to the open file, or that ended without changing
 * it; the same object until its row looks different.
 */
export function useApplyingJob(session: Session | undefined): ApplyingJob | undefined {
  const nameOf = useJobNames()
  const ended = useOpenPart(session, (state) => state.ended)
  const products = useOpenPart(session, ({ file }) => file.products) ?? 0
  const running = useOpenPart(session, ({ work }) => applyingOf(work))
  const applying = running ?? ended?.applying
  const status = running || !ended ? 'Running' : endings[ended.kind]
  const id = applying?.id
  const at = applying?.at ?? 0
  const progress = applying ? percentOf(applying, products) : 0
  const { title = '', automation } = applying ? nameOfApplying(applying, nameOf) : {}
  return useMemo(
    () =>
      id === undefined
        ? undefined
        : {
            id,
            at,
            name: title,
            ...(automation !== undefined && { automation }),
            status,
            progress,
          },
    [id, at, title, automation, status, progress],
  )
}
