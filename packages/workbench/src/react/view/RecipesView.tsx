import { isFileAutomationSlug, parseRecipe, RecipeError } from '@dropwatt/automations/options'
import { Button, EmptyState, Table, useAutomationLabels, type TableColumn } from '@dropwatt/ui'
import { PlusIcon } from '@dropwatt/ui/icons'
import { Notice, RecipeImport, RecipeNameDialog } from '@dropwatt/ui/workbench'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { RecipeRecord } from '../../core/storage/records.ts'
import type { Bench } from '../../core/store/Bench.ts'
import { recipeAddress } from '../recipeAddress.ts'
import { useFromStore } from '../live/useFromStore.ts'
import { useHost, useHostLocation } from '../WorkbenchHost.tsx'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { largestRecipe, recipeProblem } from './recipeProblem.ts'
import { writeCount } from '../writeCount.ts'

/** State of the navigation that follows a removal, so that it can be undone. */
export interface Removal {
  readonly removed: RecipeRecord
}

/** The recipes of the account. */
export function RecipesView({ bench }: { bench: Bench }) {
  const recipes = useStore(bench.state, (state) => state.recipes)
  const isLoaded = useStore(bench.state, (state) => state.isLoaded)
  const { texts } = useBenchTexts()
  const words = texts.recipes
  const columns = useColumns(bench)
  const { navigate, paths } = useHost()
  const importing = useImport(bench)
  const [isNaming, setNaming] = useState(false)

  async function create(name: string) {
    setNaming(false)
    const id = crypto.randomUUID()
    await bench.account.putRecipe({ id, name, steps: [], savedAt: Date.now() })
    navigate(recipeAddress(paths, id))
  }

  return (
    <>
      {isLoaded && recipes.length === 0 && (
        <EmptyState headingLevel={2} heading={words.none}>
          {words.noneText}
        </EmptyState>
      )}
      {recipes.length > 0 && (
        <Table
          caption={words.title}
          captionHidden
          rows={recipes}
          rowKey={({ id }) => id}
          columns={columns}
        />
      )}
      <RecipeImport
        {...importing}
        align={recipes.length === 0 ? 'center' : 'start'}
        action={
          <Button variant="outline" leading={<PlusIcon />} onClick={() => setNaming(true)}>
            {words.create}
          </Button>
        }
      />
      <RecipeNameDialog
        open={isNaming}
        onOpenChange={setNaming}
        onSave={(name) => void create(name)}
      />
    </>
  )
}

/** Says which recipe was just removed, and takes the removal back. */
export function RemovedRecipe({ bench }: { bench: Bench }) {
  const { texts } = useBenchTexts()
  const words = texts.recipes
  const state = useHostLocation().state as Partial<Removal> | null
  const { navigate, paths } = useHost()
  const removed = state?.removed
  if (!removed) return null
  const dismiss = () => navigate(paths.recipes, { replace: true, keepsFocus: true })
  return (
    <Notice
      title={words.removed(removed.name)}
      role="status"
      onDismiss={dismiss}
      actions={
        <Button
          variant="outline"
          onClick={() => {
            dismiss()
            void bench.account.putRecipe(removed)
          }}
        >
          {words.undo}
        </Button>
      }
    />
  )
}

/** Reads recipes from files, and says what is wrong with one. */
function useImport(bench: Bench) {
  const language = useBenchTexts()
  const labels = useAutomationLabels()
  const { navigate, paths } = useHost()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function read(file: File) {
    if (file.size > largestRecipe) throw new RecipeError('not-json', 'The file is too large.')
    const { name, steps } = parseRecipe(await file.text())
    const id = crypto.randomUUID()
    await bench.account.putRecipe({ id, name, steps, savedAt: Date.now() })
    return id
  }

  async function importFile(file: File) {
    setBusy(true)
    setError(undefined)
    try {
      navigate(recipeAddress(paths, await read(file)))
    } catch (reason) {
      if (reason instanceof RecipeError) {
        setError(recipeProblem(reason, file.name, language, labels))
      } else if (reason instanceof DOMException) {
        setError(language.texts.recipes.problems.unreadable(file.name))
      } else throw reason
    } finally {
      setBusy(false)
    }
  }

  return { error, busy: isBusy, onFile: (file: File) => void importFile(file) }
}

function useColumns(bench: Bench): readonly TableColumn<RecipeRecord>[] {
  const isConnected = useFromStore('products') !== undefined
  const { texts, language } = useBenchTexts()
  const words = texts.recipes
  const labels = useAutomationLabels()
  const { navigate, paths } = useHost()
  const list = new Intl.ListFormat(language, { type: 'unit' })

  async function remove(removed: RecipeRecord) {
    await bench.account.removeRecipe(removed.id)
    const state: Removal = { removed }
    navigate(paths.recipes, { replace: true, keepsFocus: true, state })
  }

  return [
    { id: 'name', header: words.name, rowHeader: true, cell: ({ name }) => name },
    {
      id: 'steps',
      header: words.stepsHeader,
      cell: ({ steps: { length } }) => words.steps(writeCount(length, language), length),
    },
    {
      id: 'automations',
      header: words.automations,
      cell: ({ steps }) => {
        const slugs = new Set(steps.map(({ slug }) => slug))
        return list.format(
          [...slugs].map((slug) => (isFileAutomationSlug(slug) ? labels[slug] : slug)),
        )
      },
    },
    {
      id: 'actions',
      header: words.open,
      headerHidden: true,
      align: 'end',
      cell: (recipe) => (
        <>
          {isConnected && (
            <Button
              variant="outline"
              onClick={() => bench.dialogs.ask({ kind: 'run-recipe', recipe: recipe.id })}
            >
              {texts.live.run}
            </Button>
          )}
          <Button variant="outline" href={recipeAddress(paths, recipe.id)}>
            {words.open}
          </Button>
          <Button variant="ghost" onClick={() => void remove(recipe)}>
            {words.remove}
          </Button>
        </>
      ),
    },
  ]
}
