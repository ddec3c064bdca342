import { parseRecipe, recipeText, RecipeError, type Recipe } from '@dropwatt/automations'
import {
  automationFields,
  defaultOptions,
  fillIn,
  type OptionField,
} from '@dropwatt/automations/options'
import {
  Button,
  EmptyState,
  findAutomation,
  Table,
  useAutomationLabels,
  type TableColumn,
} from '@dropwatt/ui'
import type { BenchTexts } from '../texts/en.ts'
import { JobResult, RecipeImport, RecipeSteps, type RecipeStep } from '@dropwatt/ui/workbench'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import type { RecipePreview } from '../engine/messages.ts'
import type { RecipeRecord } from '../storage/records.ts'
import type { Bench } from '../store/Bench.ts'
import type { Session } from '../store/Session.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { saveBlob } from './saveBlob.ts'
import { useAccountState, useBenchState, useSessionState } from './useBench.ts'

/** The recipes of the account, or the one in the address. */
export function RecipesView({ bench }: { bench: Bench }) {
  const { recipes } = useAccountState(bench.account)
  const { session } = useBenchState(bench)
  const [query] = useSearchParams()
  const found = recipes.find(({ id }) => id === query.get('recipe'))
  if (!found) return <RecipeList bench={bench} recipes={recipes} />
  const recipe = asRecipe(found)
  if (!recipe) return <RecipeList bench={bench} recipes={recipes} />
  const editor = { bench, saved: found, recipe }
  return session ? (
    <EditorWithFile key={found.id} {...editor} session={session} />
  ) : (
    <Editor {...editor} />
  )
}

/** Reads a saved recipe as this release understands it. */
function asRecipe({ name, steps }: RecipeRecord): Recipe | undefined {
  try {
    return parseRecipe(JSON.stringify({ version: 1, name, steps }))
  } catch (error) {
    if (error instanceof RecipeError) return undefined
    throw error
  }
}

function columnsOf(
  bench: Bench,
  words: BenchTexts['recipes'],
  language: string,
): readonly TableColumn<RecipeRecord>[] {
  return [
    { id: 'name', header: words.name, rowHeader: true, cell: ({ name }) => name },
    {
      id: 'steps',
      header: words.stepsHeader,
      cell: ({ steps: { length } }) => words.steps(length.toLocaleString(language), length),
    },
    {
      id: 'actions',
      header: words.open,
      headerHidden: true,
      align: 'end',
      cell: ({ id }) => (
        <>
          <Button variant="outline" href={`${paths.recipes}?recipe=${id}`}>
            {words.open}
          </Button>
          <Button variant="ghost" onClick={() => void bench.account.removeRecipe(id)}>
            {words.remove}
          </Button>
        </>
      ),
    },
  ]
}

function RecipeList({ bench, recipes }: { bench: Bench; recipes: readonly RecipeRecord[] }) {
  const { texts, language } = useBenchTexts()
  const words = texts.recipes
  const [error, setError] = useState<string>()

  async function importFile(file: File) {
    try {
      const { name, steps } = parseRecipe(await file.text())
      const id = crypto.randomUUID()
      await bench.account.putRecipe({ id, name, steps, savedAt: Date.now() })
      setError(undefined)
    } catch (reason) {
      if (!(reason instanceof RecipeError)) throw reason
      setError(words.notARecipe(file.name))
    }
  }

  return (
    <>
      <Table
        caption={words.back}
        captionHidden
        rows={recipes}
        rowKey={({ id }) => id}
        empty={
          <EmptyState headingLevel={2} heading={words.none}>
            {words.noneText}
          </EmptyState>
        }
        columns={columnsOf(bench, words, language)}
      />
      <RecipeImport onFile={(file) => void importFile(file)} error={error} />
    </>
  )
}

interface EditorProps {
  bench: Bench
  saved: RecipeRecord
  recipe: Recipe
}

/** What a recipe changed. */
interface AppliedRecipe {
  /** What its jobs have in `recipe`. */
  id: string
  products: number
  cells: number
  seconds: number
}

/** The editor with the open file, which each job changes, and what it changed. */
function EditorWithFile(props: EditorProps & { session: Session }) {
  const { bench, session, recipe } = props
  const { file, status } = useSessionState(session)
  const [applied, setApplied] = useState<AppliedRecipe>()
  const isShown = status.jobs.some((job) => job.recipe === applied?.id && job.state !== 'undone')

  async function apply({ products, cells }: RecipePreview) {
    const start = performance.now()
    const id = await session.applyRecipe(recipe)
    setApplied({ id, products, cells, seconds: (performance.now() - start) / 1000 })
  }

  return (
    <>
      {applied && isShown && (
        <RecipeResult key={applied.id} bench={bench} session={session} applied={applied} />
      )}
      <EditorWithPreview key={file.changes} {...props} onApply={(preview) => void apply(preview)} />
    </>
  )
}

interface RecipeResultProps {
  bench: Bench
  session: Session
  applied: AppliedRecipe
}

/** What was just applied; takes focus. */
function RecipeResult({ bench, session, applied }: RecipeResultProps) {
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

interface EditorWithPreviewProps extends EditorProps {
  session: Session
  onApply: (preview: RecipePreview) => void
}

/** Calculates what the recipe would change in the open file. */
function EditorWithPreview({ session, onApply, ...editor }: EditorWithPreviewProps) {
  const { canEdit, work, file } = useSessionState(session)
  const { recipe } = editor
  const text = recipeText(recipe)
  const [preview, setPreview] = useState<RecipePreview>()

  useEffect(() => {
    let isCurrent = true
    session
      .ask((api) => api.tryRecipe(parseRecipe(text)))
      .then(
        (found) => {
          if (isCurrent) setPreview(found)
        },
        () => {},
      )
    return () => {
      isCurrent = false
    }
  }, [session, text])

  return (
    <Editor
      {...editor}
      fileName={file.name}
      preview={preview}
      isBusy={work?.kind === 'recipe'}
      onApply={canEdit && !work ? () => preview && onApply(preview) : undefined}
    />
  )
}

interface EditorViewProps extends EditorProps {
  fileName?: string
  preview?: RecipePreview | undefined
  isBusy?: boolean
  /** Without it, the steps cannot be applied now. */
  onApply?: (() => void) | undefined
}

function Editor({ bench, saved, recipe, fileName, preview, isBusy, onApply }: EditorViewProps) {
  const { problems, language } = useBenchTexts()
  const labels = useAutomationLabels()
  const summaryOf = useStepSummary()

  function save(steps: Recipe['steps']) {
    void bench.account.putRecipe({ ...saved, steps })
  }
  const steps = recipe.steps.map((step, index): RecipeStep => {
    const { icon: Icon } = findAutomation(step.slug)
    const outcome = preview?.steps[index]
    const problem = outcome?.misfit?.problem
    return {
      id: String(index),
      name: labels[step.slug],
      icon: <Icon />,
      summary: summaryOf(step),
      isOn: !step.isOff,
      result: outcome?.result,
      misfit: problem && fillIn(problems[problem.code], problem.values, language),
    }
  })

  return (
    <RecipeSteps
      heading={fileName === undefined ? recipe.name : `${recipe.name} · ${fileName}`}
      steps={steps}
      seconds={preview?.seconds}
      total={preview && { products: preview.products, cells: preview.cells }}
      isCalculating={onApply !== undefined && preview === undefined}
      busy={isBusy}
      disabled={onApply === undefined && fileName !== undefined}
      onToggle={(id, isOn) =>
        save(
          recipe.steps.map((step, index) => {
            const { slug, options } = step
            if (index !== Number(id)) return step
            return isOn ? { slug, options } : { slug, options, isOff: true }
          }),
        )
      }
      onMove={(id, by) => {
        const from = Number(id)
        const moved = recipe.steps[from]
        if (moved) save(recipe.steps.toSpliced(from, 1).toSpliced(from + by, 0, moved))
      }}
      onRemove={(id) => save(recipe.steps.toSpliced(Number(id), 1))}
      onExport={() =>
        saveBlob(
          new Blob([recipeText(recipe)], { type: 'application/json' }),
          `${recipe.name}.json`,
        )
      }
      onApply={() => onApply?.()}
    />
  )
}

/** Returns a function that names the options of a step which differ from the defaults. */
function useStepSummary(): (step: Recipe['steps'][number]) => string {
  const { automations, texts, language } = useBenchTexts()
  return ({ slug, options }) => {
    const fields: readonly OptionField[] = automationFields[slug]
    const defaults: Readonly<Record<string, unknown>> = defaultOptions(fields)
    const words: Readonly<Record<string, { readonly label: string }>> = automations[slug].fields
    const changed = fields.flatMap(({ key }) =>
      JSON.stringify(options[key]) === JSON.stringify(defaults[key])
        ? []
        : (words[key]?.label ?? []),
    )
    if (changed.length === 0) return texts.recipes.defaults
    return new Intl.ListFormat(language, { type: 'unit' }).format(changed)
  }
}
