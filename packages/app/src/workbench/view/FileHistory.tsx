import { JobTimeline, type JobTimelineProps } from '@dropwatt/ui/workbench'
import type { Bench } from '../store/Bench.ts'
import type { Session } from '../store/Session.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { lockedReason } from './offReasons.ts'
import { saveBlob } from './saveBlob.ts'
import { useSessionState } from './useBench.ts'
import { useJobNames } from './useJobNames.ts'
import { useLaterChanges } from './useLaterChanges.ts'
import { useUsedRate } from './useRatesTexts.ts'

interface FileHistoryProps extends Pick<
  JobTimelineProps,
  'headingLevel' | 'onSaveRecipe' | 'onUndoImport'
> {
  bench: Bench
  session: Session
}

/** The jobs of the open file, to undo and redo them. */
export function FileHistory({ bench, session, ...timeline }: FileHistoryProps) {
  const { file, status, opened, canEdit, work } = useSessionState(session)
  const { texts } = useBenchTexts()
  const nameOf = useJobNames()
  const describeRate = useUsedRate()
  const hasLaterChanges = useLaterChanges(session)
  return (
    <JobTimeline
      jobs={status.jobs.map((job) => ({
        id: job.id,
        name: nameOf(job).title,
        automation: nameOf(job).automation,
        state: job.state,
        at: job.at,
        excludedCells: job.excludedCells,
        changedProducts: job.changedProducts,
        changedCells: job.changedCells,
        excludedColumns: job.excludedColumns.length,
        detail: job.rate && describeRate(job.rate),
        hasLaterChanges: hasLaterChanges.has(job.id),
      }))}
      opened={{
        name: file.name,
        rows: opened.facts.rows,
        bytes: file.size,
        at: file.addedAt,
        ...(file.from && { from: file.from.name }),
      }}
      onUndo={(id) => void bench.undo(id)}
      onRedo={(id) => void session.jobs.redo(id)}
      onDownloadOriginal={() => saveBlob(session.source, file.name)}
      locked={lockedReason({ canEdit, work }, texts.off)}
      {...timeline}
    />
  )
}
