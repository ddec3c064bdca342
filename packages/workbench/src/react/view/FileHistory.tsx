import { useAutomationLabels } from '@dropwatt/ui'
import { JobTimeline, type JobTimelineProps, type TimelineStore } from '@dropwatt/ui/workbench'
import { useStore } from 'zustand'
import type { Bench } from '../../core/store/Bench.ts'
import type { Session } from '../../core/store/Session.ts'
import type { AutomationSlug } from '@dropwatt/automations/options'
import { nameOfFile } from './facts.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { lockedReason } from './offReasons.ts'
import { saveBlob } from '../../core/saveBlob.ts'
import { useModule } from '../useModule.ts'
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

/** Begins the ids of imports among those of jobs. */
const importId = 'import-'

const loadStore = () => import('../live/jobs/StoreHistory.tsx')

/** The jobs of the open file, to undo and redo them; of a live file also those of its store. */
export function FileHistory(props: FileHistoryProps) {
  const { bench, session } = props
  const live = useStore(session.state, ({ file }) => file.live)
  const module = useModule(loadStore, live !== undefined)
  return live && module ? (
    <module.StoreHistory bench={bench} session={session} live={live}>
      {(store, jobsInStore) => <Timeline {...props} store={store} jobsInStore={jobsInStore} />}
    </module.StoreHistory>
  ) : (
    <Timeline {...props} />
  )
}

interface TimelineProps extends FileHistoryProps {
  store?: TimelineStore
  /** The ids of the jobs whose changes are in the store. */
  jobsInStore?: readonly string[]
}

const none: readonly string[] = []

function Timeline({ bench, session, jobsInStore = none, ...timeline }: TimelineProps) {
  const file = useStore(session.state, (state) => state.file)
  const status = useStore(session.state, (state) => state.status)
  const opened = useStore(session.state, (state) => state.opened)
  const canEdit = useStore(session.state, (state) => state.canEdit)
  const work = useStore(session.state, (state) => state.work)
  const nameOf = useJobNames()
  const describeRate = useUsedRate()
  const hasLaterChanges = useLaterChanges(session)
  const labels = useAutomationLabels()
  const { texts } = useBenchTexts()
  const { added = [] } = file
  const [first] = added
  const imports = added.map(({ at, name, slug, products }, index) => ({
    id: `${importId}${index}`,
    name: texts.importing.addedFrom(name),
    automation: labels[slug as AutomationSlug],
    state: 'applied' as const,
    at,
    changedProducts: 0,
    changedCells: 0,
    addedProducts: products,
    hasLaterChanges: index < added.length - 1,
  }))
  async function downloadOriginal() {
    const original = first
      ? (await session.worker.ask((api) => api.takeOut(first.before))).content
      : session.saver.source
    saveBlob(original, file.name)
  }
  return (
    <JobTimeline
      jobs={[
        ...status.jobs.map((job) => ({
          id: job.id,
          name: nameOf(job).title,
          automation: nameOf(job).automation,
          state: job.state,
          at: job.at,
          excludedCells: job.excludedCells,
          cellsByHand: job.cellsByHand ?? 0,
          stoppedCells: job.stoppedCells ?? 0,
          changedProducts: job.changedProducts,
          changedCells: job.changedCells,
          excludedColumns: job.excludedColumns.length,
          detail: job.rate && describeRate(job.rate),
          hasLaterChanges: hasLaterChanges.has(job.id),
          isInStore: jobsInStore.includes(job.id),
        })),
        ...imports,
      ]}
      opened={{
        name: nameOfFile(file),
        rows: first ? first.before.rows - 1 : opened.facts.rows,
        bytes: first?.before.bytes ?? file.size,
        at: file.live?.readAt ?? file.addedAt,
        ...(file.from && { from: file.from.name }),
      }}
      onUndo={(id) =>
        void (id.startsWith(importId) ? bench.imports.undo() : bench.dialogs.undo(id))
      }
      onRedo={(id) => void session.jobs.redo(id)}
      onDownloadOriginal={() => void downloadOriginal()}
      locked={lockedReason({ canEdit, work }, texts.off)}
      {...timeline}
    />
  )
}
