import { Button, Card, useAutomationLabels } from '@dropwatt/ui'
import { Notice } from '@dropwatt/ui/workbench'
import { Fragment, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useHost } from '../WorkbenchHost.tsx'
import type { GuardAnswers } from '../../core/engine/exclusions.ts'
import type { StepPreview } from '../../core/engine/messages.ts'
import type { RecipeRecord } from '../../core/storage/records.ts'
import { askedPermissions } from '../../core/live/askedPermissions.ts'
import { fileOnlySteps, liveRecipe, liveSteps, takeRun } from '../../core/live/RecipeRun.ts'
import type { Bench } from '../../core/store/Bench.ts'
import { RecipeDraft, type DraftStep } from '../../core/store/RecipeDraft.ts'
import { useGranted } from '../live/useGranted.ts'
import type { Session } from '../../core/store/Session.ts'
import { useModule } from '../useModule.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { useNotices } from './notices.tsx'
import { lockedReason } from './offReasons.ts'
import { useOpeningNotices } from './openingNotices.tsx'
import { JobEnding } from './JobEnding.tsx'
import { ExcludeBlocked } from './ExcludeBlocked.tsx'
import { RecipeFrame, type EditedRecipe } from './RecipeFrame.tsx'
import { RecipeProgress } from './RecipeProgress.tsx'
import { RecipeResult, type AppliedRecipe } from './RecipeResult.tsx'
import { RecipeStepsForm } from './RecipeStepsForm.tsx'
import { useGuards } from './useGuards.tsx'
import { useRecipePreview } from './useRecipePreview.ts'
import { writeCount } from '../writeCount.ts'

const loadRecipeChanges = () => import('./RecipeChanges.tsx')

/** The page of a recipe, with its steps and what they would change in the open file. */
export function RecipeEditor({ bench, record }: { bench: Bench; record: RecipeRecord }) {
  const [draft] = useState(() => new RecipeDraft(bench.account, record))
  useEffect(() => draft.applyRemoteChange(record), [draft, record])
  const session = useStore(bench.state, (state) => state.session)
  return session ? (
    <WithFile key={session.file.id} bench={bench} draft={draft} session={session} record={record} />
  ) : (
    <WithoutFile bench={bench} draft={draft} record={record} />
  )
}

function WithoutFile({ bench, ...editor }: EditedRecipe) {
  const { texts } = useBenchTexts()
  const notices = useOpeningNotices(bench)
  return (
    <RecipeFrame
      {...editor}
      bench={bench}
      notices={notices.map(({ id, content }) => (
        <Fragment key={id}>{content}</Fragment>
      ))}
    >
      <RecipeStepsForm
        account={bench.account}
        draft={editor.draft}
        heading={texts.recipes.heading}
        byStep={noResults}
        onApply={nothingToApply}
        main={
          <Button variant="neon" onClick={() => bench.dialogs.ask({ kind: 'open' })}>
            {texts.recipes.openFile}
          </Button>
        }
      />
    </RecipeFrame>
  )
}

const noResults: ReadonlyMap<string, StepPreview> = new Map()
const nothingToApply = () => {}

function WithFile({ session, ...editor }: EditedRecipe & { session: Session }) {
  const { bench, draft, record } = editor
  const file = useStore(session.state, (state) => state.file)
  const status = useStore(session.state, (state) => state.status)
  const choices = useStore(session.state, (state) => state.choices)
  const columnValues = useStore(session.state, (state) => state.columnValues)
  const canEdit = useStore(session.state, (state) => state.canEdit)
  const work = useStore(session.state, (state) => state.work)
  useEffect(() => session.choices.load(), [session])
  const steps = useStore(draft.state, (state) => state.steps)
  const isLive = file.live !== undefined
  const { preview, byStep, isCalculating } = useRecipePreview(session, draft, steps, isLive)
  const settings = useStore(bench.state, (state) => state.settings)
  const { texts, language } = useBenchTexts()
  const { paths } = useHost()
  const notices = useNotices(bench, session)
  useGranted(session)
  const [applied, setApplied] = useState<AppliedRecipe>()
  const review = useReview()
  const downloadsNext = useRef(false)
  const isProposal = useRef(false)
  const isShown = status.jobs.some((job) => job.recipe === applied?.id && job.state !== 'undone')
  const problems = status.check.report.findings.filter(({ severity }) => severity === 'problem')

  async function apply(declined: GuardAnswers) {
    const recipe = isLive ? liveRecipe(draft.recipe) : draft.recipe
    const start = performance.now()
    const isAll = Object.keys(declined).length === 0
    const expected = isAll ? preview : await session.recipes.try(recipe, declined)
    const id = await session.recipes.apply(recipe, record.id, declined)
    const jobs = session.state.getState().status.jobs.filter((job) => job.recipe === id)
    if (jobs.length > 0 && isProposal.current) void session.saver.putFile({ proposal: id })
    isProposal.current = false
    if (!expected || jobs.length === 0) return
    const { products, cells, steps: results } = expected
    draft.noteUse(products)
    review.close()
    const skipped = recipe.steps.map(({ slug }, at) => ({
      slug,
      products: results[at]?.skipped ?? [],
    }))
    setApplied({ id, products, cells, skipped, seconds: (performance.now() - start) / 1000 })
  }
  const { dialog, start } = useGuards({
    counts: {
      review: preview?.needReview ?? 0,
      variants: preview?.optionValues ?? 0,
      empty: preview?.emptied ?? 0,
    },
    isLive,
    onApply: (declined) => {
      void apply(declined).then(() => {
        if (downloadsNext.current) bench.dialogs.ask({ kind: 'download', isAsked: true })
      })
    },
  })
  const isRefused = isLive && steps.length > 0 && liveSteps(steps).every(({ isOff }) => isOff)
  const applyOff =
    lockedReason({ canEdit, work }, texts.off) ??
    (isRefused ? texts.live.fileOnly : undefined) ??
    ((preview?.cells ?? 0) > 0 ? undefined : texts.off.nothing)
  const canStart = preview !== undefined && !isCalculating && !applyOff && problems.length === 0
  useEffect(() => {
    const run = canStart ? takeRun(record.id, file.id) : undefined
    if (!run) return
    isProposal.current = run.isProposal
    start()
  })
  // The result of the recipe stands for what it would change once more, unless that is reviewed.
  const isDone = applied !== undefined && isShown && !review.isOpen
  const pending = isDone || problems.length > 0 || applyOff ? 0 : preview?.cells
  useEffect(() =>
    bench.dialogs.showPreview({
      id: record.id,
      pending: async () =>
        pending ? { by: { kind: 'recipe', name: draft.recipe.name }, changes: pending } : undefined,
      apply: () => {
        downloadsNext.current = true
        start()
      },
    }),
  )

  return (
    <RecipeFrame
      {...editor}
      notices={
        <>
          {notices.map(({ id, content }) => (
            <Fragment key={id}>{content}</Fragment>
          ))}
          {isLive && <NotLive steps={steps} />}
          <AskPermissions session={session} recipe={record.id} steps={steps} />
          <RecipeProgress session={session} steps={steps} byStep={byStep} />
          {applied && isShown && (
            <Card flush>
              <RecipeResult key={applied.id} bench={bench} session={session} applied={applied} />
            </Card>
          )}
        </>
      }
    >
      <RecipeStepsForm
        account={bench.account}
        draft={draft}
        heading={file.name}
        file={{
          header: status.header,
          choices,
          columnValues,
          loadColumns: session.choices.loadColumns,
          exports: session.preview.exports,
          hasJobs: status.undoable !== undefined,
          products: file.products,
          readOnly: status.readOnly,
          isLive,
        }}
        byStep={byStep}
        seconds={preview?.seconds}
        total={preview && { products: preview.products, cells: preview.cells }}
        isCalculating={isCalculating}
        busy={work?.kind === 'recipe'}
        applyOff={applyOff}
        onApply={() => {
          downloadsNext.current = false
          start()
        }}
        onReview={review.open}
        main={
          problems.length > 0 ? (
            <>
              <Button
                variant="outline"
                href={`${paths.automation(steps[0]?.slug ?? 'mass-compare-price')}?tab=check`}
              >
                {texts.fixFirst(writeCount(problems.length, language), problems.length)}
              </Button>
              <ExcludeBlocked session={session} />
            </>
          ) : undefined
        }
      />
      {dialog}
      <JobEnding session={session} />
      {review.isOpen && review.view && (
        <review.view.RecipeChanges
          key={review.openings}
          account={bench.account}
          session={session}
          draft={draft}
          singleKeys={settings.singleKeys}
          onClose={review.close}
        />
      )}
    </RecipeFrame>
  )
}

/** Names the steps that are left out, as they cannot be done on a live file. */
function NotLive({ steps }: { steps: readonly DraftStep[] }) {
  const { texts, language } = useBenchTexts()
  const labels = useAutomationLabels()
  const names = fileOnlySteps(steps).map((at) =>
    texts.recipes.changes.numbered(writeCount(at + 1, language), labels[steps[at]!.slug]),
  )
  return names.length > 0 ? (
    <Notice tone="warning" title={texts.live.notLive(names.join(', '))}>
      {texts.live.fileOnly}
    </Notice>
  ) : null
}

const loadAskPermission = () => import('../live/AskPermission.tsx')

/** Asks for the permissions that steps need on a live file and its store has not given. */
function AskPermissions({
  session,
  recipe,
  steps,
}: {
  session: Session
  recipe: string
  steps: readonly DraftStep[]
}) {
  const notPermitted = useStore(session.state, ({ status }) => status.notPermitted)
  const needed = steps.flatMap(({ slug, options, isOff }) =>
    isOff ? [] : [...askedPermissions(slug, options, notPermitted).values()].flat(),
  )
  const scopes = [...new Set(needed)]
  const asking = useModule(loadAskPermission, scopes.length > 0)
  const after = { kind: 'recipe', file: session.file.id, recipe } as const
  return asking ? <asking.AskPermission session={session} scopes={scopes} after={after} /> : null
}

/** Opens and closes the list of what a recipe would change, which is loaded when it is wanted. */
function useReview() {
  const [openings, setOpenings] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<Element | null>(null)
  const view = useModule(loadRecipeChanges, isOpen)
  return {
    isOpen,
    openings,
    view,
    open: () => {
      opener.current = document.activeElement
      setOpenings(openings + 1)
      setOpen(true)
    },
    close: () => {
      setOpen(false)
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
      opener.current = null
    },
  }
}
