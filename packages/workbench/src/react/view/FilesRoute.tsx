import { Button, Dialog, LoadingScreen, type Job, type JobTable } from '@dropwatt/ui'
import { DeviceJobGroups, withDeviceJobs } from '@dropwatt/ui/pages'
import { FilesPage, Notice, type FilesView, type SavedFile } from '@dropwatt/ui/workbench'
import { Fragment, useCallback, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { SavedState } from '../../core/store/Account.ts'
import type { FileRecord } from '../../core/storage/records.ts'
import { importerOf } from '../../core/store/Importing.ts'
import type { Bench } from '../../core/store/Bench.ts'
import { useModule } from '../useModule.ts'
import { useStoreJobQueue, type UsedStoreJobQueue } from '../useStoreJobQueue.tsx'
import { useUpdatingFiles } from '../live/useUpdatingFiles.ts'
import { BenchTextsProvider, useBenchTexts } from './BenchTextsProvider.tsx'
import { useDeviceJobActions } from './DeviceJobActions.tsx'
import { countJobs, factsOf, isDownloaded } from './facts.ts'
import { JobEnding } from './JobEnding.tsx'
import { pageOf } from './lastPage.ts'
import { UnsavedNotice } from './notices.tsx'
import { useOpeningNotices } from './openingNotices.tsx'
import { RecipesView, RemovedRecipe } from './RecipesView.tsx'
import { useHost, useHostLocation } from '../WorkbenchHost.tsx'
import { saveBlob } from '../../core/saveBlob.ts'
import { writeCount } from '../writeCount.ts'
import { useBench } from './useBench.ts'
import { useDeviceJobs } from './useDeviceJobs.ts'

const loadMemory = () => import('./MemoryView.tsx')
const loadQueue = () => import('../live/jobs/StoreJobQueue.tsx')
const loadRecipe = () => import('./RecipeRoute.tsx')
const loadStoreJob = () => import('../live/jobs/StoreJobRoute.tsx')

interface FilesRouteProps {
  view: FilesView
  /** The table of the jobs, which comes with the page that shows it first. Undefined until it has loaded. */
  table: typeof JobTable | undefined
}

/** The home of what is saved on this device. */
export function FilesRoute(props: FilesRouteProps) {
  const bench = useBench()
  return (
    bench && (
      <BenchTextsProvider>
        <OneOrAll bench={bench} {...props} />
      </BenchTextsProvider>
    )
  )
}

/** The recipe or the job of a store in the address, or what is saved. */
function OneOrAll(props: FilesRouteProps & { bench: Bench }) {
  const { bench, view } = props
  const { storeMode } = useHost()
  const query = new URLSearchParams(useHostLocation().search)
  const recipeId = view === 'recipes' ? query.get('recipe') : null
  const jobId = view === 'jobs' && storeMode !== undefined ? query.get('update') : null
  const recipe = useModule(loadRecipe, recipeId !== null)
  const job = useModule(loadStoreJob, jobId !== null)
  if (recipeId !== null) {
    return recipe ? <recipe.RecipeRoute bench={bench} id={recipeId} /> : <LoadingScreen within />
  }
  if (jobId !== null) {
    return job ? <job.StoreJobRoute bench={bench} id={jobId} /> : <LoadingScreen within />
  }
  return <Files {...props} />
}

function stateOf(
  file: FileRecord,
  open: readonly (string | undefined)[],
): 'open' | 'saved' | 'downloaded' | 'not-downloaded' {
  if (open.includes(file.id)) return 'open'
  if (importerOf(file)) return 'saved'
  return isDownloaded(file) ? 'downloaded' : 'not-downloaded'
}

function savedFiles(
  { files, jobs }: Pick<SavedState, 'files' | 'jobs'>,
  open: readonly (string | undefined)[],
  updating: ReadonlySet<string>,
): SavedFile[] {
  return files.map((file) => ({
    ...factsOf(file, { isUpdating: updating.has(file.id) }),
    id: file.id,
    openedAt: file.openedAt,
    jobs: countJobs(jobs.get(file.id)),
    savedBytes: file.size,
    state: { kind: stateOf(file, open) },
  }))
}

interface WaitingUpdatesProps {
  files: readonly FileRecord[]
  onOpen: (id: string) => void
}

/** Says in how many live files the changes that a recipe proposed wait; nothing without any. */
function WaitingUpdates({ files, onOpen }: WaitingUpdatesProps) {
  const { texts, language } = useBenchTexts()
  const waiting = files.filter(({ live, proposal }) => live && proposal !== undefined)
  const [first] = waiting
  return first ? (
    <Notice
      title={texts.live.waits(writeCount(waiting.length, language), waiting.length)}
      actions={
        <Button size="sm" variant="outline" onClick={() => onOpen(first.id)}>
          {texts.live.show}
        </Button>
      }
    >
      {texts.live.waitsText(first.live?.name ?? '')}
    </Notice>
  ) : null
}

function Files({ bench, view, table }: FilesRouteProps & { bench: Bench }) {
  const files = useStore(bench.state, (state) => state.files)
  const savedJobs = useStore(bench.state, (state) => state.jobs)
  const recipes = useStore(bench.state, (state) => state.recipes)
  const settings = useStore(bench.state, (state) => state.settings)
  const space = useStore(bench.state, (state) => state.space)
  const isLoaded = useStore(bench.state, (state) => state.isLoaded)
  const isInMemory = useStore(bench.state, (state) => state.isInMemory)
  const session = useStore(bench.state, (state) => state.session)
  const importing = useStore(bench.state, (state) => state.importing)
  const images = useStore(bench.state, (state) => state.images)
  const dialog = useStore(bench.state, (state) => state.dialog)
  const answers = useOpeningNotices(bench)
  const { navigate, paths, titles } = useHost()
  const pathOf: Readonly<Record<FilesView, string>> = { ...paths, jobs: paths.fileJobs }
  const find = (id: string) => files.find((file) => file.id === id)
  const jobs = useDeviceJobs(bench)
  const queue = useStoreJobQueue(loadQueue)
  const updating = useUpdatingFiles()
  const jobCount = jobs.length + (queue.rows?.storeJobs.length ?? 0)
  const { memory } = bench.account
  const terms = useStore(memory.state, (state) => state.terms)
  const translations = useStore(memory.state, (state) => state.translations)
  useEffect(() => {
    void memory.load().catch(() => {})
  }, [memory])

  useEffect(() => bench.account.watchSpace(), [bench])

  async function open(id: string) {
    await bench.opening.openSaved(id)
    navigate(pageOf(paths, find(id), savedJobs.get(id)))
  }

  return (
    <>
      <FilesPage
        view={view}
        onViewChange={(next) =>
          navigate(pathOf[next], { preventScrollReset: true, keepsFocus: true })
        }
        breadcrumb={[{ label: titles.dashboard, href: paths.dashboard }]}
        guideHref={paths.filesGuide}
        onOpenFile={() => {
          bench.dialogs.ask({ kind: 'open' })
        }}
        notices={
          <>
            {view === 'recipes' && <RemovedRecipe bench={bench} />}
            {isInMemory && <UnsavedNotice />}
            <WaitingUpdates files={files} onOpen={(id) => void open(id)} />
            {answers.map(({ id, content }) => (
              <Fragment key={id}>{content}</Fragment>
            ))}
          </>
        }
        list={{
          files: savedFiles(
            { files, jobs: savedJobs },
            [session?.file.id, importing?.file.id, images?.id],
            updating,
          ),
          busy: !isLoaded,
          onOpen: (id) => void open(id),
          onRemove: (id) => {
            const file = find(id)
            if (file) bench.dialogs.ask({ kind: 'remove', file })
          },
          onStoreLabel: (id) => {
            const file = find(id)
            if (file) bench.dialogs.ask({ kind: 'label', file })
          },
          onDownloadOriginal: (id) => {
            const file = find(id)
            void bench.account.storage
              .then((storage) => storage.source(id))
              .then((source) => source && file && saveBlob(source, file.name))
          },
        }}
        jobCount={jobCount || undefined}
        jobs={
          table ? (
            <JobsView bench={bench} jobs={jobs} queue={queue} table={table} />
          ) : (
            <LoadingScreen within />
          )
        }
        recipeCount={recipes.length || undefined}
        recipes={<RecipesView bench={bench} />}
        memoryCount={terms.length + translations.length || undefined}
        memory={<Memory bench={bench} />}
        storage={{
          usedBytes: space?.used ?? 0,
          filesBytes: files.reduce((sum, { size }) => sum + size, 0),
          quotaBytes: space?.quota,
          isPersisted: space?.isKept ?? false,
          ...(space && !space.isKept && { onPersist: () => void bench.account.askToKeep() }),
        }}
        shared={{
          removesOnLogout: settings.removesOnLogout,
          onRemovesOnLogoutChange: (removesOnLogout) =>
            void bench.account.putSettings({ removesOnLogout }),
          onRemoveAll: () => bench.dialogs.ask({ kind: 'remove-all' }),
          hasFiles: files.length + terms.length + translations.length > 0,
        }}
      />
      {queue.watcher}
      {dialog?.kind === 'remove-all' && <RemoveAll bench={bench} />}
    </>
  )
}

interface JobsViewProps {
  bench: Bench
  /** Those on files. */
  jobs: readonly Job[]
  /** Those in stores. */
  queue: UsedStoreJobQueue
  table: typeof JobTable
}

function JobsView({ bench, jobs, queue: { rows }, table: Table }: JobsViewProps) {
  const { texts } = useBenchTexts()
  const session = useStore(bench.state, (state) => state.session)
  const deviceActions = useDeviceJobActions(bench)
  const storeActions = rows?.jobActions
  const actions = useCallback(
    (job: Job) => storeActions?.(job) ?? deviceActions(job),
    [storeActions, deviceActions],
  )
  const hasStoreJobs = rows !== undefined && rows.storeJobs.length > 0
  return (
    <>
      {rows?.notice}
      {(jobs.length > 0 || hasStoreJobs || rows?.notice === undefined) && (
        <Table
          caption={texts.jobs}
          captionHidden
          headingLevel={2}
          jobs={hasStoreJobs ? withDeviceJobs(rows.storeJobs, jobs, [], []) : jobs}
          layout={hasStoreJobs ? DeviceJobGroups : undefined}
          actions={actions}
        />
      )}
      <JobEnding session={session} />
    </>
  )
}

function Memory({ bench }: { bench: Bench }) {
  const loaded = useModule(loadMemory, true)
  return loaded ? <loaded.MemoryView bench={bench} /> : <LoadingScreen within />
}

function RemoveAll({ bench }: { bench: Bench }) {
  const { texts } = useBenchTexts()
  const { title, text, keep, remove } = texts.removeAll
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open
      onOpenChange={() => bench.dialogs.close()}
      heading={title}
      initialFocus={safe}
      actions={
        <>
          <Button ref={safe} variant="outline" onClick={() => bench.dialogs.close()}>
            {keep}
          </Button>
          <Button
            variant="destructive"
            onClick={() => {
              bench.dialogs.close()
              void bench.files.removeAll()
            }}
          >
            {remove}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  )
}
