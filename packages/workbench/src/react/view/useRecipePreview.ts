import { parseRecipe, recipeText } from '@dropwatt/automations/options'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { liveRecipe } from '../../core/live/RecipeRun.ts'
import type { RecipePreview, StepPreview } from '../../core/engine/messages.ts'
import type { DraftStep, RecipeDraft } from '../../core/store/RecipeDraft.ts'
import type { Session } from '../../core/store/Session.ts'

/** Debounce after a change of a recipe, in ms. */
const delay = 150

interface Calculated {
  /** Inputs that it was calculated for. */
  readonly key: string
  readonly preview: RecipePreview
  readonly byStep: ReadonlyMap<string, StepPreview>
}

/** Planned changes of a recipe in the open file. */
export interface ShownPreview {
  /** Undefined before the first. */
  readonly preview: RecipePreview | undefined
  /** By the ids of the steps; those of the last calculation while the next one is on its way. */
  readonly byStep: ReadonlyMap<string, StepPreview>
  readonly isCalculating: boolean
}

const nothing: ReadonlyMap<string, StepPreview> = new Map()

/**
 * Calculates what a recipe would change, again after each change of it and of the file.
 *
 * @param isLive whether the steps are left out that cannot be done on a live file
 */
export function useRecipePreview(
  session: Session,
  draft: RecipeDraft,
  steps: readonly DraftStep[],
  isLive: boolean,
): ShownPreview {
  const file = useStore(session.state, (state) => state.file)
  const [shown, setShown] = useState<Calculated>()
  const [failed, setFailed] = useState<string>()
  // The name is no part of the result.
  const asked = isLive ? liveRecipe(draft.recipe) : draft.recipe
  const recipe = recipeText({ ...asked, name: '-' })
  const ids = steps.map(({ id }) => id).join(' ')
  const key = `${file.id} ${file.changes} ${file.live?.scopes?.join()} ${ids} ${recipe}`
  const isFirst = shown === undefined

  useEffect(() => {
    let isCurrent = true
    const calculate = () =>
      session.recipes.try(parseRecipe(recipe)).then(
        (preview) => {
          if (!isCurrent) return
          const byStep = new Map(ids.split(' ').map((id, index) => [id, preview.steps[index]!]))
          setShown({ key, preview, byStep })
        },
        () => {
          if (isCurrent) setFailed(key)
        },
      )
    const timer = setTimeout(() => void calculate(), isFirst ? 0 : delay)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [session, key, recipe, ids, isFirst])

  return {
    preview: shown?.preview,
    byStep: shown?.byStep ?? nothing,
    isCalculating: shown?.key !== key && failed !== key,
  }
}
