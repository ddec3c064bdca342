import { automations, useAutomationLabels } from '@dropwatt/ui'
import { toast } from '@dropwatt/ui/toast'
import { useEffect } from 'react'
import { isFileAutomationSlug } from '@dropwatt/automations/options'
import { FileChip, type FileState } from '@dropwatt/ui/workbench'
import { automationPath, paths, recipeAddress } from '../../paths.ts'
import type { Bench } from '../store/Bench.ts'
import { percentOf } from '../store/percentOf.ts'
import { applyingOf, type Session, type SessionState } from '../store/Session.ts'
import { BenchDialogs } from './BenchDialogs.tsx'
import { CommandsOfFile } from './CommandsOfFile.tsx'
import { BenchTextsProvider, useBenchTexts } from './BenchTextsProvider.tsx'
import { countJobs, factsOf, recentFiles } from './facts.ts'
import { useAccountState, useBench, useBenchState, useSessionPart } from './useBench.ts'
import { useJobNames } from './useJobNames.ts'

/** The open file in the top bar, and the dialogs about it. */
export function OpenFileChip() {
  const bench = useBench()
  return (
    bench && (
      <BenchTextsProvider>
        <ChipIfOpen bench={bench} />
        <BenchDialogs bench={bench} />
      </BenchTextsProvider>
    )
  )
}

function ChipIfOpen({ bench }: { bench: Bench }) {
  const { session } = useBenchState(bench)
  return (
    session && (
      <>
        <Chip bench={bench} session={session} />
        <UndoneToast session={session} />
        <CommandsOfFile bench={bench} session={session} />
      </>
    )
  )
}

/** Confirms that a job was undone, and offers to redo it. */
function UndoneToast({ session }: { session: Session }) {
  const undone = useSessionPart(session, (state) => state.undone)
  const status = useSessionPart(session, (state) => state.status)
  const { texts } = useBenchTexts()
  const nameOf = useJobNames()
  const job = status.jobs.find(({ id }) => id === undone)
  const name = job && nameOf(job)
  useEffect(() => {
    if (undone === undefined || name === undefined) return
    toast({
      title: texts.undone(name),
      action: { label: texts.redo, onAction: () => void session.redo(undone) },
    })
  }, [session, undone, name, texts])
  return null
}

function stateOf({
  work,
  status,
  file,
}: Pick<SessionState, 'work' | 'status' | 'file'>): FileState {
  const applying = applyingOf(work)
  if (applying) return { kind: 'applying', percent: percentOf(applying, file.products) }
  const problems = status.check.report.findings.filter(({ severity }) => severity === 'problem')
  if (problems.length > 0) return { kind: 'problems', count: problems.length }
  return { kind: 'jobs', count: countJobs(status.jobs) }
}

function Chip({ bench, session }: { bench: Bench; session: Session }) {
  const file = useSessionPart(session, (state) => state.file)
  const canEdit = useSessionPart(session, (state) => state.canEdit)
  const unsaved = useSessionPart(session, (state) => state.unsaved)
  const status = useSessionPart(session, (state) => state.status)
  const work = useSessionPart(session, (state) => state.work)
  const account = useAccountState(bench.account)
  const labels = useAutomationLabels()
  const nameOf = useJobNames()
  const { texts } = useBenchTexts()
  const isSaved = unsaved === undefined && !account.isInMemory
  return (
    <FileChip
      file={factsOf(file)}
      state={stateOf({ work, status, file })}
      access={canEdit ? (isSaved ? 'saved' : 'not-saved') : 'view-only'}
      jobs={status.jobs
        .filter((job) => job.state !== 'undone')
        .toReversed()
        .map((job) => ({ id: job.id, name: nameOf(job), at: job.at, canUndo: canEdit }))}
      onUndo={(id) => void bench.undo(id)}
      onDownload={() => bench.ask({ kind: 'download' })}
      automations={automations.map(({ slug }) => ({
        slug,
        label: labels[slug],
        href: automationPath(slug),
        reason: isFileAutomationSlug(slug) ? undefined : texts.notOnFiles,
      }))}
      recipes={account.recipes.map(({ id, name }) => ({
        id,
        name,
        href: recipeAddress(id),
      }))}
      recent={recentFiles(account, file.id)}
      onOpenRecent={(id) => void bench.openSaved(id)}
      filesHref={paths.files}
      onStoreLabel={() => bench.ask({ kind: 'label', file })}
      onRemove={() => bench.ask({ kind: 'remove', file })}
    />
  )
}
