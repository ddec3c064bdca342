import { RecipeError, type Recipe } from '@dropwatt/automations/options'
import { Button, EmptyState, LoadingScreen, useAutomationLabels } from '@dropwatt/ui'
import { RecipeIcon } from '@dropwatt/ui/icons'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { RecipeRecord } from '../../core/storage/records.ts'
import type { Bench } from '../../core/store/Bench.ts'
import { readRecord } from '../../core/store/RecipeDraft.ts'
import { useHost } from '../WorkbenchHost.tsx'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { focusLost } from './focusLost.ts'
import { RecipeEditor } from './RecipeEditor.tsx'
import { recipeProblem } from './recipeProblem.ts'

/** The page of one recipe. */
export function RecipeRoute({ bench, id }: { bench: Bench; id: string }) {
  const recipes = useStore(bench.state, (state) => state.recipes)
  const isLoaded = useStore(bench.state, (state) => state.isLoaded)
  const found = recipes.find((recipe) => recipe.id === id)
  return (
    <>
      {found ? (
        <Known key={id} bench={bench} record={found} />
      ) : isLoaded ? (
        <Missing />
      ) : (
        <Loading />
      )}
    </>
  )
}

const Loading = () => <LoadingScreen within />

function read(record: RecipeRecord): Recipe | RecipeError {
  try {
    return readRecord(record)
  } catch (error) {
    if (error instanceof RecipeError) return error
    throw error
  }
}

function Known({ bench, record }: { bench: Bench; record: RecipeRecord }) {
  const language = useBenchTexts()
  const labels = useAutomationLabels()
  const recipe = useMemo(() => read(record), [record])
  const { setTitle } = useHost()
  useLayoutEffect(() => setTitle(record.name), [setTitle, record.name])
  // The link in the list that was followed is gone.
  useEffect(focusLost, [])
  if (!(recipe instanceof RecipeError)) return <RecipeEditor bench={bench} record={record} />
  return (
    <Empty
      heading={language.texts.recipes.unreadable}
      text={recipeProblem(recipe, record.name, language, labels)}
    />
  )
}

function Missing() {
  const { recipes } = useBenchTexts().texts
  return <Empty heading={recipes.missing} text={recipes.missingText} />
}

function Empty({ heading, text }: { heading: string; text: string }) {
  const { recipes } = useBenchTexts().texts
  const { paths } = useHost()
  return (
    <EmptyState
      icon={RecipeIcon}
      headingLevel={2}
      heading={heading}
      action={
        <Button variant="outline" href={paths.recipes}>
          {recipes.all}
        </Button>
      }
    >
      {text}
    </EmptyState>
  )
}
