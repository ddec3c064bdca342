import { Button, Dialog, Paragraphs } from '@dropwatt/ui'
import { RemoveFileDialog, StoreLabelDialog, UndoConflictDialog } from '@dropwatt/ui/workbench'
import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { AdditionAnswer, AdditionQuestion, UndoQuestion } from '../../core/engine/messages.ts'
import type { StoreReading } from '../../core/live/liveState.ts'
import type { Bench } from '../../core/store/Bench.ts'
import type { Session } from '../../core/store/Session.ts'
import { useStoreJobs } from '../live/useStoreJobs.ts'
import { useModule } from '../useModule.ts'
import { ApplyFirst } from './ApplyFirst.tsx'
import { Download } from './Download.tsx'
import { countJobs, isDownloaded, nameOfFile } from './facts.ts'
import { fileLabel } from './fileLabel.ts'
import { focusLost } from './focusLost.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { OpenFileDialog } from './OpenFileDialog.tsx'
import { SaveRecipe } from './SaveRecipe.tsx'
import { useJobNames } from './useJobNames.ts'

/** The dialogs about the open file and the saved ones, on whatever page they were asked for. */
export function BenchDialogs({ bench }: { bench: Bench }) {
  const dialog = useStore(bench.state, (state) => state.dialog)
  const session = useStore(bench.state, (state) => state.session)
  const files = useStore(bench.state, (state) => state.files)
  const jobs = useStore(bench.state, (state) => state.jobs)
  const { language } = useBenchTexts()
  const asksAgain = useStore(bench.state, ({ again }) => again !== undefined)
  if (session && (asksAgain || dialog?.kind === 'read-again')) {
    return <FromStoreAgain bench={bench} session={session} starts={!asksAgain} />
  }
  if (!dialog) return null
  const close = () => bench.dialogs.close()
  switch (dialog.kind) {
    case 'open':
      return <OpenFileDialog bench={bench} />
    case 'store':
      return <FromStore bench={bench} reads={dialog.reads} />
    case 'run-recipe':
      return <OnStore bench={bench} recipe={dialog.recipe} />
    case 'update':
      return session ? <ToStore bench={bench} session={session} /> : null
    case 'store-values':
      return session ? <ValuesForStore bench={bench} session={session} /> : null
    case 'undo-in-store':
      return <UndoOfStore job={dialog.job} onClose={close} />
    case 'label':
      return (
        <StoreLabelDialog
          open
          onClose={close}
          store={dialog.file.store}
          onSave={(store) => {
            close()
            const { id } = dialog.file
            if (session?.file.id === id) void session.saver.putFile({ store })
            else void bench.account.putFile(id, { store })
          }}
        />
      )
    case 'remove': {
      const { id } = dialog.file
      return (
        <RemoveFileDialog
          open
          onClose={close}
          name={fileLabel(dialog.file, files, language)}
          jobs={countJobs(jobs.get(id))}
          isDownloaded={isDownloaded(dialog.file) || countJobs(jobs.get(id)) === 0}
          closes={bench.files.closingWith(id).map(nameOfFile)}
          isLive={dialog.file.live !== undefined}
          onRemove={() => {
            close()
            void bench.files.remove(id).then(focusLater)
          }}
        />
      )
    }
    case 'add':
      return session ? (
        <AddProducts
          bench={bench}
          session={session}
          question={dialog.question}
          withoutReview={dialog.withoutReview}
        />
      ) : null
    case 'take-out':
      return <TakeOut bench={bench} />
    case 'undo-import':
      return session ? (
        <RemoveFileDialog
          open
          onClose={close}
          name={fileLabel(session.file, files, language)}
          jobs={countJobs(jobs.get(session.file.id))}
          isDownloaded={isDownloaded(session.file)}
          onRemove={() => void bench.imports.remove().then(focusLater)}
        />
      ) : null
    case 'download':
      return session ? <Download bench={bench} session={session} /> : null
    case 'apply-first':
      return <ApplyFirst bench={bench} asked={dialog} />
    case 'undo':
      return session ? (
        <Undo bench={bench} session={session} job={dialog.job} question={dialog.question} />
      ) : null
    case 'compare':
      return session ? <Compare bench={bench} session={session} source={dialog.source} /> : null
    case 'recipe':
      return session ? <SaveRecipe bench={bench} session={session} source={dialog.source} /> : null
    default:
      return null
  }
}

// What belonged to the file leaves the page in a task of its own.
const focusLater = () => void setTimeout(focusLost)

interface DialogProps {
  bench: Bench
  session: Session
}

/** Asks what becomes of products that the open export has already, or has no columns for. */
function AddProducts({
  bench,
  session,
  question: { products, duplicates, missing, isEssential },
  withoutReview,
}: DialogProps & { question: AdditionQuestion; withoutReview: boolean }) {
  const { texts } = useBenchTexts()
  const words = texts.importing
  const { name } = useStore(session.state, ({ file }) => file)
  const count = duplicates.length
  const main = useRef<HTMLButtonElement>(null)
  const add = (answer: AdditionAnswer['duplicates']) => {
    bench.dialogs.close()
    void bench.imports.apply(withoutReview, { duplicates: answer })
  }
  const columns = missing.join(', ')
  return (
    <Dialog
      open
      onOpenChange={() => bench.dialogs.close()}
      heading={words.addTitle(name)}
      initialFocus={main}
      actions={
        <>
          <Button
            ref={isEssential ? main : undefined}
            variant="outline"
            onClick={() => bench.dialogs.close()}
          >
            {words.cancel}
          </Button>
          {!isEssential && count > 0 && count < products && (
            <Button variant="outline" onClick={() => add('leave-out')}>
              {words.leaveOut(count)}
            </Button>
          )}
          {!isEssential && (
            <Button ref={main} variant="neon" onClick={() => add('rename')}>
              {count > 0 ? words.rename(count) : words.addWithout}
            </Button>
          )}
        </>
      }
    >
      <Paragraphs
        texts={[
          count > 0 && words.duplicates(duplicates.join(', '), count),
          missing.length > 0 &&
            (isEssential ? words.essentialColumns(columns) : words.missingColumns(columns)),
        ]}
      />
    </Dialog>
  )
}

/** Asks before products are taken out that jobs have changed. */
function TakeOut({ bench }: { bench: Bench }) {
  const { texts } = useBenchTexts()
  const { takeOutTitle, takeOutText, takeOut, cancel } = texts.importing
  const keep = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open
      onOpenChange={() => bench.dialogs.close()}
      heading={takeOutTitle}
      initialFocus={keep}
      actions={
        <>
          <Button ref={keep} variant="outline" onClick={() => bench.dialogs.close()}>
            {cancel}
          </Button>
          <Button
            variant="destructive"
            onClick={() => void bench.imports.takeOut().then(focusLater)}
          >
            {takeOut}
          </Button>
        </>
      }
    >
      {takeOutText}
    </Dialog>
  )
}

const loadPicker = () => import('../live/Picker.tsx')

function FromStore(props: { bench: Bench; reads: StoreReading }) {
  const picker = useModule(loadPicker, true)
  return picker ? <picker.Picker {...props} /> : null
}

const loadUpdate = () => import('../live/UpdateStore.tsx')

function ToStore(props: DialogProps) {
  const loaded = useModule(loadUpdate, true)
  return loaded ? <loaded.UpdateStore {...props} /> : null
}

const loadStoreValues = () => import('../live/StoreValues.tsx')

function ValuesForStore(props: DialogProps) {
  const loaded = useModule(loadStoreValues, true)
  return loaded ? <loaded.StoreValues {...props} /> : null
}

const loadUndoInStore = () => import('../live/jobs/UndoInStore.tsx')

function UndoOfStore({ job: id, onClose }: { job: string; onClose: () => void }) {
  const loaded = useModule(loadUndoInStore, true)
  const job = useStoreJobs()?.state.jobs.find((each) => each.id === id)
  return loaded && job ? <loaded.UndoInStore job={job} onClose={onClose} /> : null
}

const loadRun = () => import('../live/RunRecipe.tsx')

function OnStore(props: { bench: Bench; recipe: string }) {
  const run = useModule(loadRun, true)
  return run ? <run.RunRecipe {...props} /> : null
}

const loadReadAgain = () => import('../live/ReadAgain.tsx')

function FromStoreAgain(props: DialogProps & { starts: boolean }) {
  const loaded = useModule(loadReadAgain, true)
  return loaded ? <loaded.ReadAgain {...props} /> : null
}

const loadComparison = () => import('./CompareFiles.tsx')

function Compare(props: DialogProps & { source: File | undefined }) {
  const comparison = useModule(loadComparison, true)
  return comparison ? <comparison.CompareFiles {...props} /> : null
}

function Undo({
  bench,
  session,
  job,
  question,
}: DialogProps & { job: string; question: UndoQuestion }) {
  const status = useStore(session.state, (state) => state.status)
  const nameOf = useJobNames()
  const [{ overlaps, effect, cells }, setQuestion] = useState(question)
  const [isBusy, setBusy] = useState(false)
  const find = (id: string) => status.jobs.find((each) => each.id === id)
  const named = (id: string) => {
    const found = find(id)
    return { name: found ? nameOf(found).title : '', at: found?.at ?? 0 }
  }
  return (
    <UndoConflictDialog
      open
      onOpenChange={() => bench.dialogs.close()}
      job={named(job)}
      later={overlaps.map(({ id }) => named(id))}
      jobCells={find(job)?.changedCells ?? 0}
      sharedCells={effect.changedAgain}
      allCells={effect.withLater}
      cells={cells.map(({ cell, product, column }) => ({
        product,
        row: cell.row,
        column,
        before: cell.inExport,
        after: cell.afterJob,
        now: cell.now,
      }))}
      onShowAll={() => {
        session.worker
          .ask((api) => api.undoQuestion(job, true))
          .then(
            (whole) => {
              if (whole) setQuestion(whole)
            },
            () => {},
          )
      }}
      busy={isBusy}
      onUndo={(choice) => {
        setBusy(true)
        void session.jobs.undo(job, choice).finally(() => bench.dialogs.close())
      }}
    />
  )
}
