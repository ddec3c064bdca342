import type { Recipe } from '@dropwatt/automations'
import { kindFor } from '@dropwatt/automations/options'
import type { ReferenceRates } from '@dropwatt/automations/rates'
import { proxy } from 'comlink'
import type { StoreApi } from 'zustand/vanilla'
import type { GuardAnswers } from '../engine/exclusions.ts'
import type { RecipePreview, RecipeStepProgress } from '../engine/messages.ts'
import type { FileChanges } from './FileChanges.ts'
import type { OpenWorker } from './OpenWorker.ts'
import { rates } from './Rates.ts'
import type { SessionPreview } from './SessionPreview.ts'
import type { SessionState, Work } from './SessionState.ts'

/** Applies recipes to the open file. */
export class AppliedRecipes {
  readonly #state: StoreApi<SessionState>
  readonly #worker: OpenWorker
  readonly #preview: SessionPreview
  readonly #changes: FileChanges

  constructor(
    state: StoreApi<SessionState>,
    worker: OpenWorker,
    preview: SessionPreview,
    changes: FileChanges,
  ) {
    this.#state = state
    this.#worker = worker
    this.#preview = preview
    this.#changes = changes
  }

  /** Tells the worker what the steps of a recipe need, and returns the rates for them. */
  async #prepare({ steps }: Recipe): Promise<ReferenceRates | undefined> {
    if (steps.some(({ slug }) => kindFor(slug) === 'translations')) {
      await this.#preview.texts.prepare(this.#worker.current)
    }
    return rates.forSteps(steps)
  }

  /** Tells what the steps of a recipe would change. */
  async try(recipe: Recipe, declined: GuardAnswers = {}): Promise<RecipePreview> {
    const found = await this.#prepare(recipe)
    return this.#worker.ask((api) => api.tryRecipe(recipe, found, declined))
  }

  /**
   * Applies the steps of a recipe, each as a job.
   *
   * @param savedAs the id under which it is saved
   * @param declined what the member did not want after a warning
   * @returns what its jobs have in `recipe`
   */
  async apply(recipe: Recipe, savedAs: string, declined: GuardAnswers = {}): Promise<string> {
    const id = crypto.randomUUID()
    const at = Date.now()
    const request = { id, at, declined }
    const onProgress = proxy((progress: RecipeStepProgress) => {
      const { work } = this.#state.getState()
      if (work?.kind !== 'recipe' || work.id !== id) return
      this.#state.setState({ work: { ...work, progress } })
    })
    const work: Work = { kind: 'recipe', id, at, recipe, savedAs, isCancelling: false }
    const found = await this.#prepare(recipe)
    await this.#changes.change(work, (api) => api.applyRecipe(recipe, request, found, onProgress))
    return id
  }

  /** Undoes the jobs of a recipe that was applied, newest first. */
  async undo(id: string): Promise<void> {
    await this.#changes.change({ kind: 'undo-recipe' }, (api) => api.undoRecipe(id))
  }
}
