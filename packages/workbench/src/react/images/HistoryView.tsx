import { JobTimeline, type TimelineJob } from '@dropwatt/ui/workbench'
import { useBenchTexts } from '../view/BenchTextsProvider.tsx'
import { useJobNames } from '../view/useJobNames.ts'
import type { ImageJob } from '../../core/images/store/ImageSetState.ts'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import { currentJob } from '../../core/images/store/phaseOf.ts'
import { useSet } from './useSet.ts'

/** Returns how a job stands, in the words of the history. */
function timelineState({ state, status }: ImageJob): TimelineJob['state'] {
  if (state === 'undone') return 'undone'
  if (status === 'cancelled') return 'cancelled'
  return status === 'paused' ? 'paused' : 'applied'
}

/** The jobs of a set. Only the newest can be undone at once; the pictures of later ones come from those before. */
export function HistoryView({ set }: { set: ImageSet }) {
  const { file, images, jobs, canEdit } = useSet(set, 'file', 'images', 'jobs', 'canEdit')
  const nameOf = useJobNames()
  const { texts } = useBenchTexts()
  const current = currentJob(jobs)
  return (
    <JobTimeline
      jobs={jobs.map((job) => ({
        id: job.id,
        name: nameOf(job).title,
        automation: nameOf(job).automation,
        state: timelineState(job),
        at: job.at,
        changedProducts: 0,
        changedCells: 0,
        images: job.counts.changed,
        hasLaterChanges: job.state !== 'undone' && current !== undefined && current.id !== job.id,
      }))}
      opened={{
        name: file.name,
        rows: 0,
        images: images.length,
        bytes: file.size,
        at: file.addedAt,
      }}
      onUndo={(id) => void set.decisions.undo(id)}
      onRedo={(id) => void set.decisions.redo(id)}
      onResume={() => void set.jobs.resume()}
      locked={canEdit ? undefined : texts.off.setViewOnly}
    />
  )
}
