import {
  isFileAutomationSlug,
  isImageSlug,
  type AutomationSlug,
} from '@dropwatt/automations/options'
import { automations, extraAutomations, useAutomationLabels } from '@dropwatt/ui'
import { toast } from '@dropwatt/ui/toast'
import { useEffect, useRef } from 'react'
import { FileChip, type FileState } from '@dropwatt/ui/workbench'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { writtenPercent, type KnownJob } from '../../core/live/update/StoreJobs.ts'
import type { Bench } from '../../core/store/Bench.ts'
import { chosenOf, type BenchState } from '../../core/store/BenchState.ts'
import { percentOf } from '../../core/store/percentOf.ts'
import type { Importing } from '../../core/store/Importing.ts'
import type { Session } from '../../core/store/Session.ts'
import { applyingOf, type SessionState } from '../../core/store/SessionState.ts'
import { CommandsOfFile } from './CommandsOfFile.tsx'
import { BenchTextsProvider, useBenchTexts } from './BenchTextsProvider.tsx'
import { countJobs, factsOf, recentFiles } from './facts.ts'
import { canUse, neededKind } from './neededKind.ts'
import { useAlsoOpen } from './useAlsoOpen.ts'
import { useShownFile } from '../live/useShownFile.ts'
import { isUnderWay, useUpdateStore } from '../live/useUpdateStore.ts'
import { useBench } from './useBench.ts'
import { useJobNames } from './useJobNames.ts'
import { useOpenPart } from './useOpenPart.ts'
import { useFromStore } from '../live/useFromStore.ts'
import { recipeAddress } from '../recipeAddress.ts'
import { useModule } from '../useModule.ts'
import { useHost, useHostLocation } from '../WorkbenchHost.tsx'
import { useOpenRecent } from './useOpenRecent.ts'
import { useSlug } from './useSlug.ts'

const loadDialogs = () => import('./BenchDialogs.tsx')
const loadImagesChip = () => import('../images/ImagesChip.tsx')

/** The open file in the top bar, and the dialogs about it. */
export function OpenFileChip() {
  const bench = useBench()
  return (
    bench && (
      <BenchTextsProvider>
        <ChipIfOpen bench={bench} />
        <Dialogs bench={bench} />
      </BenchTextsProvider>
    )
  )
}

/** Dialogs about files; loaded with the first one, or once there is something to download. */
function Dialogs({ bench }: { bench: Bench }) {
  const isAsked = useStore(bench.state, ({ dialog }) => dialog !== undefined)
  const session = useStore(bench.state, (state) => state.session)
  const hasJobs = useOpenPart(session, ({ status }) => status.jobs.length > 0) ?? false
  const dialogs = useModule(loadDialogs, isAsked || hasJobs)
  return dialogs ? <dialogs.BenchDialogs bench={bench} /> : null
}

function ChipIfOpen({ bench }: { bench: Bench }) {
  const session = useStore(bench.state, (state) => state.session)
  const importing = useStore(bench.state, (state) => state.importing)
  const images = useStore(bench.state, (state) => state.images)
  const slug = useSlug()
  const chip = useModule(loadImagesChip, images !== undefined)
  const shown = useStore(bench.state, (state) => chosenFile(slug, state))
  useAnswersOfPage(bench)
  switch (shown) {
    case 'images':
      return chip && images ? <chip.ImagesChip bench={bench} set={images} /> : null
    case 'importing':
      return importing ? <SourceChip bench={bench} importing={importing} /> : null
    default:
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
}

type Opened = Pick<BenchState, 'session' | 'importing' | 'images' | 'chosen'>

/** Returns what the member works on, of all that is open: what the page is for, else the export. */
function chosenFile(
  slug: AutomationSlug | undefined,
  state: Opened,
): 'images' | 'importing' | 'session' {
  const { session, importing, images } = state
  if (importing && slug === importing.slug) return 'importing'
  if (images && slug && isImageSlug(slug)) {
    if (!isFileAutomationSlug(slug) || chosenOf(state) === 'images') return 'images'
  }
  if (session) return 'session'
  return images ? 'images' : 'importing'
}

/** Leaves an answer about a file behind with the page that it was given on. */
function useAnswersOfPage(bench: Bench): void {
  const { pathname } = useHostLocation()
  const slug = useSlug()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const { arrived } = bench.state.getState()
    if (arrived && slug && !canUse(slug, arrived)) bench.opening.dismiss('arrived')
  }, [bench, pathname, slug])
}

/** Chip of the import source in the top bar. */
function SourceChip({ bench, importing }: { bench: Bench; importing: Importing }) {
  const file = useStore(importing.state, (state) => state.file)
  const account = useStore(
    bench.state,
    useShallow(({ files, jobs, isInMemory }) => ({ files, jobs, isInMemory })),
  )
  const openRecent = useOpenRecent(bench)
  const { paths } = useHost()
  return (
    <FileChip
      file={factsOf(file)}
      state={{ kind: 'source' }}
      access={account.isInMemory ? 'not-saved' : 'saved'}
      {...useAlsoOpen(bench, file.id)}
      recent={recentFiles(account, file.id)}
      onOpenRecent={openRecent}
      filesHref={paths.files}
      onRemove={() => bench.dialogs.ask({ kind: 'remove', file })}
    />
  )
}

/** Confirms that a job was undone, and offers to redo it until something else is done. */
function UndoneToast({ session }: { session: Session }) {
  const undone = useStore(session.state, (state) => state.undone)
  const status = useStore(session.state, (state) => state.status)
  const { texts } = useBenchTexts()
  const nameOf = useJobNames()
  const job = status.jobs.find(({ id }) => id === undone)
  const name = job && nameOf(job).title
  useEffect(() => {
    if (undone === undefined || name === undefined) return undefined
    const id = toast({
      title: texts.undone(name),
      action: { label: texts.redo, onAction: () => void session.jobs.redo(undone) },
    })
    return () => toast.dismiss(id)
  }, [session, undone, name, texts])
  return null
}

function stateOf(
  { work, status, file }: Pick<SessionState, 'work' | 'status' | 'file'>,
  ofStore: KnownJob | undefined,
): FileState {
  const applying = applyingOf(work)
  if (applying) return { kind: 'applying', percent: percentOf(applying, file.products) }
  if (ofStore) {
    const percent = writtenPercent(ofStore)
    return { kind: ofStore.state === 'paused' ? 'paused' : 'writing', percent }
  }
  const problems = status.check.report.findings.filter(({ severity }) => severity === 'problem')
  if (problems.length > 0) return { kind: 'problems', count: problems.length }
  return { kind: 'jobs', count: countJobs(status.jobs) }
}

function Chip({ bench, session }: { bench: Bench; session: Session }) {
  const file = useStore(session.state, (state) => state.file)
  const canEdit = useStore(session.state, (state) => state.canEdit)
  const unsaved = useStore(session.state, (state) => state.unsaved)
  const status = useStore(session.state, (state) => state.status)
  const work = useStore(session.state, (state) => state.work)
  const account = useStore(
    bench.state,
    useShallow(({ files, jobs, isInMemory, recipes }) => ({ files, jobs, isInMemory, recipes })),
  )
  const labels = useAutomationLabels()
  const openRecent = useOpenRecent(bench)
  const onFromStore = useFromStore(file.kind)
  const nameOf = useJobNames()
  const { texts } = useBenchTexts()
  const { paths } = useHost()
  const update = useUpdateStore(bench, session)
  const isSaved = unsaved === undefined && !account.isInMemory
  const unusable = (slug: AutomationSlug) => {
    const needed = neededKind(slug)
    return needed === (file.kind ?? 'products') ? undefined : texts.needs[needed]
  }
  return (
    <FileChip
      file={useShownFile(file)}
      state={stateOf({ work, status, file }, update?.jobs.find(isUnderWay))}
      access={canEdit ? (isSaved ? 'saved' : 'not-saved') : 'view-only'}
      {...useAlsoOpen(bench, file.id)}
      jobs={status.jobs
        .filter((job) => job.state !== 'undone')
        .toReversed()
        .map((job) => ({
          id: job.id,
          name: nameOf(job).title,
          automation: nameOf(job).automation,
          at: job.at,
          canUndo: canEdit,
        }))}
      onUndo={(id) => void bench.dialogs.undo(id)}
      onDownload={() => bench.dialogs.ask({ kind: 'download' })}
      onFromStore={onFromStore}
      automations={[...automations, ...extraAutomations].map(({ slug }) => ({
        slug,
        label: labels[slug],
        href: paths.automation(slug),
        reason: unusable(slug),
      }))}
      recipes={account.recipes.map(({ id, name }) => ({
        id,
        name,
        href: recipeAddress(paths, id),
      }))}
      recent={recentFiles(account, file.id)}
      onOpenRecent={openRecent}
      filesHref={paths.files}
      {...(file.live
        ? {
            ...(update?.offReason === undefined && { onUpdateStore: update?.ask }),
            onUndoInStore: update?.undo,
            ...(canEdit && { onReadAgain: () => bench.dialogs.ask({ kind: 'read-again' }) }),
          }
        : { onStoreLabel: () => bench.dialogs.ask({ kind: 'label', file }) })}
      onRemove={() => bench.dialogs.ask({ kind: 'remove', file })}
    />
  )
}
