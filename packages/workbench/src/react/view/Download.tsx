import {
  DownloadDialog,
  type DownloadDialogProps,
  type DownloadKind,
  type DownloadLoss,
} from '@dropwatt/ui/workbench'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Downloads } from '../../core/engine/messages.ts'
import type { JobDescription } from '../../core/engine/packing.ts'
import type { Bench } from '../../core/store/Bench.ts'
import type { Session } from '../../core/store/Session.ts'
import type { SessionState } from '../../core/store/SessionState.ts'
import { ExcludeBlocked } from './ExcludeBlocked.tsx'
import { excludedProducts } from './excludedProducts.ts'
import { saveBlob } from '../../core/saveBlob.ts'
import { factsOf } from './facts.ts'
import { useJobNames } from './useJobNames.ts'

/** Offers the file to download, with what an import of it would do. */
export function Download({ bench, session }: { bench: Bench; session: Session }) {
  const state = useStore(session.state)
  const { status, file, canEdit, work } = state
  const { jobs } = status
  const label = file.store?.text ?? ''
  const nameOf = useJobNames()
  const [known, setKnown] = useState<{ jobs: typeof jobs; facts: Downloads }>()
  const [showsAll, setShowsAll] = useState(false)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const problems = status.check.report.findings.filter(({ severity }) => severity === 'problem')
  // A job that is undone here changes what there is to download.
  const facts = known?.jobs === jobs ? known.facts : undefined

  useEffect(() => {
    let isCurrent = true
    session.worker
      .ask((api) => api.downloads(label, showsAll))
      .then(
        (found) => {
          if (isCurrent) setKnown({ jobs, facts: found })
        },
        (reason: unknown) => setError(String(reason)),
      )
    return () => {
      isCurrent = false
    }
  }, [session, label, showsAll, jobs])

  async function download(kind: DownloadKind) {
    setBusy(true)
    setError(undefined)
    try {
      const isSplit = kind === 'split'
      const which = isSplit ? 'whole' : kind
      const files = await session.worker.ask((api) => api.download({ which, isSplit, label }))
      for (const { name, content } of files) saveBlob(content, name)
      bench.dialogs.close()
      await session.saver.noteDownload()
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason))
    } finally {
      setBusy(false)
    }
  }

  return (
    <DownloadDialog
      open
      onOpenChange={() => bench.dialogs.close()}
      content={file.kind === 'translations' ? 'texts' : 'products'}
      {...(facts && choicesOf(facts, state))}
      live={factsOf(file).live}
      sizes={facts ? sizesOf(facts, state) : {}}
      guard={facts && guardOf(facts, state, nameOf)}
      onShowLost={() => setShowsAll(true)}
      {...(canEdit &&
        work === undefined && { onUndo: (id: string) => void bench.dialogs.undo(id) })}
      onDownload={(kind) => void download(kind)}
      busy={isBusy}
      error={error}
      problems={problems.length}
      problemsAction={<ExcludeBlocked session={session} />}
    />
  )
}

/** Returns what each choice amounts to; splitting is offered for files of several parts. */
function sizesOf(
  { columns, changed, whole, parts }: Downloads,
  { file }: SessionState,
): DownloadDialogProps['sizes'] {
  return {
    whole,
    ...(changed.products > 0 && { changed }),
    ...(typeof columns !== 'string' && columns.rows > 0 && !file.from && { columns }),
    ...(parts.length > 1 && { split: { ...whole, fileNames: parts } }),
  }
}

/** Returns the hints of the choices. */
function choicesOf(
  { columns, hasStock }: Downloads,
  { file }: SessionState,
): Pick<DownloadDialogProps, 'columns' | 'needsAll' | 'stockOf' | 'defaultKind'> {
  const stock = hasStock && { stockOf: file.disk?.modifiedAt ?? file.addedAt }
  // The store has none of the products yet, changed or not.
  if (file.from) return { needsAll: 'new-products', defaultKind: 'whole', ...stock }
  if (typeof columns === 'string') return { needsAll: columns, ...stock }
  return { ...(file.kind !== 'translations' && { columns: columns.names }), ...stock }
}

/** Names a job by its automation or fix, and by what it did. */
function describe(
  job: JobDescription,
  nameOf: ReturnType<typeof useJobNames>,
): NonNullable<DownloadLoss['job']> {
  const { title, automation } = nameOf(job)
  const name = job.origin.kind === 'fix' ? title : automation
  return { id: job.id, name, title, at: job.at }
}

/** Returns what an import would do, in the words of the jobs. */
function guardOf(
  { losses, unlisted, missingColumns, excludedColumns }: Downloads,
  { file, status }: SessionState,
  nameOf: ReturnType<typeof useJobNames>,
): NonNullable<DownloadDialogProps['guard']> {
  const { from } = file
  const jobs = new Map(status.jobs.map((job) => [job.id, job]))
  return {
    losses: losses.map(({ job: id, ...loss }) => {
      const job = id === undefined ? undefined : jobs.get(id)
      return Object.assign(loss, job && { job: describe(job, nameOf) })
    }),
    unlisted,
    ...(from?.deleted && { imported: { name: from.name, ...from.deleted } }),
    isUnknown: from !== undefined && from.deleted === undefined,
    missingColumns,
    excludedColumns,
    excludedProducts: excludedProducts(status).length,
  }
}
