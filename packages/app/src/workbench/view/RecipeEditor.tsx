import {
  defaultOptions,
  automationFields,
  fileAutomationSlugs,
  fillIn,
  recipeLimits,
  recipeText,
  type FileAutomationSlug,
  type Problem,
} from '@dropwatt/automations/options'
import { Button, Card, findAutomation, useAutomationLabels } from '@dropwatt/ui'
import {
  JobResult,
  Notice,
  OpenProblemNotice,
  RecipeNameDialog,
  RecipePage,
  RecipeSteps,
  type RecipeStep,
  type RecipeStepsProps,
} from '@dropwatt/ui/workbench'
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { automationPath, paths, recipeAddress } from '../../paths.ts'
import type { LeftOut } from '../engine/exclusions.ts'
import type { StepPreview } from '../engine/messages.ts'
import { chooseFile } from '../openIntake.ts'
import type { RecipeRecord } from '../storage/records.ts'
import type { Bench } from '../store/Bench.ts'
import { RecipeDraft, type DraftStep, type RecipeDraftState } from '../store/RecipeDraft.ts'
import type { Session } from '../store/Session.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { openProblem } from './facts.ts'
import type { FormFile } from './formFields.ts'
import { SameFileNotice, useNotices } from './notices.tsx'
import { JobEnding } from './JobEnding.tsx'
import { RecipeProgress } from './RecipeProgress.tsx'
import type { Removal } from './RecipesView.tsx'
import { saveBlob } from './saveBlob.ts'
import { StepOptions } from './StepOptions.tsx'
import { stepSummary } from './stepSummary.ts'
import { useBenchState, useSessionState, useValue } from './useBench.ts'
import { useGuards } from './useGuards.tsx'
import { useRecipePreview } from './useRecipePreview.ts'

/** The page of a recipe, with its steps and what they would change in the open file. */
export function RecipeEditor({ bench, record }: { bench: Bench; record: RecipeRecord }) {
  const [draft] = useState(() => new RecipeDraft(bench.account, record))
  useEffect(() => draft.follow(record), [draft, record])
  const { session } = useBenchState(bench)
  return session ? (
    <WithFile key={session.file.id} bench={bench} draft={draft} session={session} record={record} />
  ) : (
    <WithoutFile bench={bench} draft={draft} record={record} />
  )
}

interface EditorProps {
  bench: Bench
  draft: RecipeDraft
  record: RecipeRecord
}

function WithoutFile({ bench, ...editor }: EditorProps) {
  const { texts } = useBenchTexts()
  const { refused, same } = useBenchState(bench)
  return (
    <Page
      {...editor}
      bench={bench}
      notices={
        <>
          {refused && (
            <OpenProblemNotice
              problem={openProblem(refused)}
              onDismiss={() => bench.dismissRefusal()}
            />
          )}
          {same && <SameFileNotice bench={bench} same={same} />}
        </>
      }
    >
      <Steps
        draft={editor.draft}
        heading={texts.recipes.heading}
        byStep={noResults}
        onApply={nothingToApply}
        main={
          <Button
            variant="neon"
            onClick={() => void chooseFile().then((file) => file && bench.open(file))}
          >
            {texts.recipes.openFile}
          </Button>
        }
      />
    </Page>
  )
}

const noResults: ReadonlyMap<string, StepPreview> = new Map()
const nothingToApply = () => {}

/** What a recipe changed. */
interface AppliedRecipe {
  /** What its jobs have in `recipe`. */
  readonly id: string
  readonly products: number
  readonly cells: number
  readonly seconds: number
}

function WithFile({ session, ...editor }: EditorProps & { session: Session }) {
  const { bench, draft, record } = editor
  const { file, status, opened, canEdit, work } = useSessionState(session)
  const { steps } = useValue(draft.state)
  const { preview, byStep, isCalculating } = useRecipePreview(session, draft, steps)
  const { texts, language } = useBenchTexts()
  const notices = useNotices(bench, session)
  const [applied, setApplied] = useState<AppliedRecipe>()
  const isShown = status.jobs.some((job) => job.recipe === applied?.id && job.state !== 'undone')
  const problems = status.check.report.findings.filter(({ severity }) => severity === 'problem')

  async function apply(leftOut: LeftOut) {
    const { recipe } = draft
    const start = performance.now()
    const isAll = Object.keys(leftOut).length === 0
    const expected = isAll ? preview : await session.tryRecipe(recipe, leftOut)
    const id = await session.applyRecipe(recipe, record.id, leftOut)
    const jobs = session.state.get().status.jobs.filter((job) => job.recipe === id)
    if (!expected || jobs.length === 0) return
    const { products, cells } = expected
    draft.noteUse(products)
    setApplied({ id, products, cells, seconds: (performance.now() - start) / 1000 })
  }
  const { dialog, start } = useGuards({
    counts: {
      review: preview?.needReview ?? 0,
      variants: preview?.optionValues ?? 0,
      empty: preview?.emptied ?? 0,
    },
    onApply: (leftOut) => void apply(leftOut),
  })

  return (
    <Page
      {...editor}
      notices={
        <>
          {notices.map(({ id, content }) => (
            <Fragment key={id}>{content}</Fragment>
          ))}
          <RecipeProgress session={session} steps={steps} byStep={byStep} />
          {applied && isShown && (
            <Card flush>
              <Result key={applied.id} bench={bench} session={session} applied={applied} />
            </Card>
          )}
        </>
      }
    >
      <Steps
        draft={draft}
        heading={file.name}
        file={{
          header: opened.header,
          choices: status.choices,
          exports: session.preview.exports,
          hasJobs: status.undoable !== undefined,
          products: file.products,
        }}
        byStep={byStep}
        seconds={preview?.seconds}
        total={preview && { products: preview.products, cells: preview.cells }}
        isCalculating={isCalculating}
        busy={work?.kind === 'recipe'}
        canApply={canEdit && !work && !isCalculating && (preview?.cells ?? 0) > 0}
        onApply={start}
        main={
          problems.length > 0 ? (
            <Button
              variant="outline"
              href={`${automationPath(steps[0]?.slug ?? 'mass-compare-price')}?tab=check`}
            >
              {texts.fixFirst(problems.length.toLocaleString(language), problems.length)}
            </Button>
          ) : undefined
        }
      />
      {dialog}
      <JobEnding session={session} />
    </Page>
  )
}

interface ResultProps {
  bench: Bench
  session: Session
  applied: AppliedRecipe
}

/** What was just applied; takes focus. */
function Result({ bench, session, applied }: ResultProps) {
  const { id, products, cells, seconds } = applied
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <JobResult
      headingRef={heading}
      headingLevel={2}
      changedProducts={products}
      changedCells={cells}
      seconds={seconds}
      onUndo={() => void session.undoRecipe(id)}
      onDownload={() => bench.ask({ kind: 'download' })}
    />
  )
}

interface PageProps extends EditorProps {
  notices: ReactNode
  children: ReactNode
}

/** The heading of a recipe, with what can be done with it as a whole. */
function Page({ bench, draft, record, notices, children }: PageProps) {
  const { texts } = useBenchTexts()
  const words = texts.recipes
  const { name, steps, used, isUnsaved } = useValue(draft.state)
  const navigate = useNavigate()
  const [isNaming, setNaming] = useState(false)

  async function duplicate() {
    const { steps: copied } = draft.recipe
    const id = crypto.randomUUID()
    const copy = words.copyOf(name)
    const short = words.copyOf(name.slice(0, recipeLimits.name - copy.length + name.length))
    await bench.account.putRecipe({ id, name: short, steps: copied, savedAt: Date.now() })
    void navigate(recipeAddress(id))
  }

  async function remove() {
    await bench.account.removeRecipe(record.id)
    const state: Removal = { removed: { ...record, ...draft.recipe } }
    void navigate(paths.recipes, { state })
  }

  return (
    <RecipePage
      name={name}
      steps={steps.length}
      lastUsed={used}
      breadcrumb={[
        { label: words.files, href: paths.files },
        { label: words.title, href: paths.recipes },
      ]}
      onExport={() =>
        saveBlob(new Blob([recipeText(draft.recipe)], { type: 'application/json' }), `${name}.json`)
      }
      onRename={() => setNaming(true)}
      onDuplicate={() => void duplicate()}
      onRemove={() => void remove()}
      notices={
        <>
          {isUnsaved && (
            <Notice
              tone="danger"
              role="alert"
              title={words.unsaved}
              actions={
                <Button variant="outline" onClick={() => void draft.save()}>
                  {words.again}
                </Button>
              }
            >
              {words.unsavedText}
            </Notice>
          )}
          {notices}
        </>
      }
    >
      {children}
      <RecipeNameDialog
        open={isNaming}
        onOpenChange={setNaming}
        name={name}
        onSave={(next) => {
          setNaming(false)
          draft.rename(next)
        }}
      />
    </RecipePage>
  )
}

interface StepsProps extends Pick<
  RecipeStepsProps,
  'busy' | 'canApply' | 'heading' | 'isCalculating' | 'main' | 'onApply' | 'seconds' | 'total'
> {
  draft: RecipeDraft
  /** The open file. */
  file?: FormFile & { readonly products: number }
  /** What the steps change in it. */
  byStep: ReadonlyMap<string, StepPreview>
}

/** The step whose options are shown; it stays known while they slide away. */
interface Edited {
  readonly id: string
  readonly isOpen: boolean
  /** Counts the openings: each starts with the options as they are. */
  readonly opening: number
}

/** The steps of a recipe, and the options of the one that is being edited. */
function Steps({ draft, file, byStep, isCalculating = false, ...shown }: StepsProps) {
  const state = useValue(draft.state)
  const { steps, canUndo, canRedo } = state
  const labels = useAutomationLabels()
  const describe = useDescription(byStep, file?.header)
  const [edited, setEdited] = useState<Edited>()
  const editedStep = steps.find(({ id }) => id === edited?.id)
  const isFull = steps.length >= recipeLimits.steps

  function edit(id: string) {
    setEdited({ id, isOpen: true, opening: (edited?.opening ?? 0) + 1 })
  }

  function add(slug: FileAutomationSlug) {
    const options = defaultOptions(automationFields[slug], file ? { header: file.header } : {})
    const id = crypto.randomUUID()
    draft.change([...steps, { id, slug, options }])
    edit(id)
  }

  return (
    <>
      <RecipeSteps
        {...shown}
        isCalculating={isCalculating}
        steps={steps.map(describe)}
        choices={
          isFull
            ? []
            : fileAutomationSlugs.map((slug) => {
                const { icon: Icon } = findAutomation(slug)
                return { id: slug, name: labels[slug], icon: <Icon /> }
              })
        }
        onAddStep={(slug) => add(slug as FileAutomationSlug)}
        onToggle={(id, isOn) => draft.change(toggled(state, id, isOn))}
        onMove={(id, by) => draft.change(moved(state, id, by))}
        onRemove={(id) => draft.change(steps.filter((step) => step.id !== id))}
        onEdit={edit}
        canUndo={canUndo}
        onUndo={() => draft.undo()}
        canRedo={canRedo}
        onRedo={() => draft.redo()}
      />
      {edited && editedStep && (
        <StepOptions
          key={edited.opening}
          open={edited.isOpen}
          draft={draft}
          step={editedStep}
          file={file}
          preview={byStep.get(editedStep.id)}
          isCalculating={isCalculating}
          onClose={() => {
            draft.endSeries()
            setEdited({ ...edited, isOpen: false })
          }}
        />
      )}
    </>
  )
}

function toggled({ steps }: RecipeDraftState, id: string, isOn: boolean): readonly DraftStep[] {
  return steps.map((step) => {
    if (step.id !== id) return step
    const { isOff: _, ...on } = step
    return isOn ? on : { ...on, isOff: true }
  })
}

function moved({ steps }: RecipeDraftState, id: string, by: number): readonly DraftStep[] {
  const from = steps.findIndex((step) => step.id === id)
  const step = steps[from]
  return step ? steps.toSpliced(from, 1).toSpliced(from + by, 0, step) : steps
}

/** Makes a sentence the end of another one. */
function asClause(sentence: string, language: string): string {
  const [first = '', ...rest] = sentence.replace(/\.$/, '')
  return first.toLocaleLowerCase(language) + rest.join('')
}

/** Returns a function that describes a step in words. */
function useDescription(
  byStep: ReadonlyMap<string, StepPreview>,
  header: readonly string[] | undefined,
): (step: DraftStep) => RecipeStep {
  const { automations, problems, texts, language } = useBenchTexts()
  const labels = useAutomationLabels()
  const words = texts.recipes

  function misfitOf({ code, values }: Problem): string {
    if (code === 'no-column') return words.noColumn(String(values.column))
    return asClause(fillIn(problems[code], values, language), language)
  }

  return (step) => {
    const { id, slug, isOff } = step
    const { icon: Icon } = findAutomation(slug)
    const { fields, reasons } = automations[slug]
    const found = byStep.get(id)
    const nothing = found?.nothing
    const reason =
      nothing === undefined ? undefined : fillIn(reasons[nothing] ?? nothing, {}, language)
    // A column that is missing is the one reason for which other options would not help.
    const isMissingColumn = nothing === 'no-column' && reason !== undefined
    const problem = found?.misfit?.problem
    return {
      id,
      name: labels[slug],
      icon: <Icon />,
      summary: stepSummary(step, { fields, words: words.summary, language }, header),
      isOn: !isOff,
      result: found?.result,
      misfit: problem
        ? misfitOf(problem)
        : isMissingColumn
          ? asClause(reason, language)
          : undefined,
      nothing: isMissingColumn ? undefined : reason,
    }
  }
}
