import {
  isFileAutomationSlug,
  recipeLimits,
  withoutData,
  type RecipeStep,
} from '@dropwatt/automations/options'
import { useAutomationLabels } from '@dropwatt/ui'
import { toast } from '@dropwatt/ui/toast'
import { SaveRecipeDialog, type RecipeChoice, type RecipeSource } from '@dropwatt/ui/workbench'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { RecipeRecord } from '../../core/storage/records.ts'
import type { Bench } from '../../core/store/Bench.ts'
import type { Session } from '../../core/store/Session.ts'
import type { SessionState } from '../../core/store/SessionState.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { writeCount } from '../writeCount.ts'

/** Returns what becomes the steps: the options on the page, or the active jobs. */
function stepsOf({ status, preview }: SessionState, source: RecipeSource): readonly RecipeStep[] {
  if (source === 'options') {
    if (!preview) return []
    const { slug, options } = preview
    return [{ slug, options: withoutData(slug, options) }]
  }
  return status.jobs.flatMap(({ origin, state }) =>
    origin.kind === 'automation' && isFileAutomationSlug(origin.slug) && state !== 'undone'
      ? { slug: origin.slug, options: origin.options }
      : [],
  )
}

/** Whether some texts of the options or jobs were written by hand, which are data. */
function hasTextsByHand({ status, preview }: SessionState, source: RecipeSource): boolean {
  if (source === 'options') return preview?.list?.summary.byHand !== undefined
  return status.jobs.some(({ state, cellsByHand }) => state !== 'undone' && cellsByHand)
}

const now = () => Date.now()

interface SaveRecipeProps {
  bench: Bench
  session: Session
  source: RecipeSource
}

/** Asks which recipe options or jobs are added to. */
export function SaveRecipe({ bench, session, source }: SaveRecipeProps) {
  const { texts, language } = useBenchTexts()
  const labels = useAutomationLabels()
  const recipes = useStore(bench.state, (state) => state.recipes)
  const state = useStore(session.state)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const steps = stepsOf(state, source)

  async function save(choice: RecipeChoice) {
    const saved = choice.kind === 'saved' && recipes.find(({ id }) => id === choice.id)
    const base: Omit<RecipeRecord, 'savedAt'> = saved || {
      id: crypto.randomUUID(),
      name: choice.kind === 'new' ? choice.name : '',
      steps: [],
    }
    const all = [...base.steps, ...steps]
    if (all.length > recipeLimits.steps) {
      setError(texts.recipes.full(writeCount(recipeLimits.steps, language), recipeLimits.steps))
      return
    }
    setBusy(true)
    try {
      await bench.account.putRecipe({ ...base, steps: all, savedAt: now() })
      bench.dialogs.close()
      toast({ title: texts.savedAsRecipe })
    } catch (reason) {
      if (!(reason instanceof DOMException)) throw reason
      setError(texts.full.title)
    } finally {
      setBusy(false)
    }
  }

  return (
    <SaveRecipeDialog
      open
      onOpenChange={() => bench.dialogs.close()}
      source={source}
      hasTextsByHand={hasTextsByHand(state, source)}
      steps={steps.map(({ slug }) => labels[slug])}
      recipes={recipes.map(({ id, name, steps: { length } }) => ({ id, name, steps: length }))}
      onSave={(choice) => void save(choice)}
      busy={isBusy}
      error={error}
    />
  )
}
