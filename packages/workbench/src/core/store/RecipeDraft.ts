import {
  parseRecipe,
  recipeVersion,
  withoutData,
  type Recipe,
  type RecipeStep,
} from '@dropwatt/automations/options'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { RecipeRecord } from '../storage/records.ts'
import type { Account } from './Account.ts'

/** A step with an id of its own, which stays the same while it moves. */
export interface DraftStep extends RecipeStep {
  readonly id: string
}

export interface RecipeDraftState {
  readonly name: string
  readonly steps: readonly DraftStep[]
  readonly used: RecipeRecord['used']
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Whether the last change is only in memory, because the device is full or its storage failed. */
  readonly isUnsaved: boolean
}

/**
 * Reads a saved recipe as this release understands it.
 *
 * @throws {RecipeError} when it needs what this release does not have
 */
export function readRecord({ name, steps }: RecipeRecord): Recipe {
  return parseRecipe(JSON.stringify({ version: recipeVersion, name, steps }))
}

function withIds(steps: readonly RecipeStep[]): readonly DraftStep[] {
  return steps.map((step) => ({ ...step, id: crypto.randomUUID() }))
}

function withoutId({ slug, options, isOff }: DraftStep): RecipeStep {
  return { slug, options, ...(isOff && { isOff }) }
}

function keptStep({ slug, options, isOff }: RecipeStep): RecipeStep {
  return { slug, options: withoutData(slug, options), ...(isOff && { isOff }) }
}

/**
 * A recipe that is being edited. Every change is saved at once, as it can be undone, so that leaving
 * the page never loses one and never asks.
 */
export class RecipeDraft {
  readonly state: StoreApi<RecipeDraftState>
  readonly #account: Account
  /** Under which the recipe is saved. */
  readonly id: string
  #past: readonly (readonly DraftStep[])[] = []
  #future: readonly (readonly DraftStep[])[] = []
  /** Subject of the last change, so that changes of the same subject are undone together. */
  #subject: string | undefined
  #savedAt: number

  constructor(account: Account, record: RecipeRecord) {
    this.#account = account
    this.id = record.id
    this.#savedAt = record.savedAt
    const { name, steps } = readRecord(record)
    this.state = createStore<RecipeDraftState>(() => ({
      name,
      steps: withIds(steps),
      used: record.used,
      canUndo: false,
      canRedo: false,
      isUnsaved: false,
    }))
  }

  /** The recipe as it is saved and exported, without the data that its steps were given. */
  get kept(): Recipe {
    const { steps, ...recipe } = this.recipe
    return { ...recipe, steps: steps.map(keptStep) }
  }

  /** The recipe as it is applied. */
  get recipe(): Recipe {
    const { name, steps } = this.state.getState()
    return { version: recipeVersion, name, steps: steps.map(withoutId) }
  }

  /**
   * Replaces the steps.
   *
   * @param subject changes that follow each other and are about the same are undone together, such as
   *   those of the options of a step. @default each is undone by itself
   */
  change(steps: readonly DraftStep[], subject?: string): void {
    if (subject === undefined || subject !== this.#subject) {
      this.#past = [...this.#past, this.state.getState().steps]
    }
    this.#subject = subject
    this.#future = []
    this.#show(steps)
  }

  /** Ends a series of changes that are undone together. */
  endSeries(): void {
    this.#subject = undefined
  }

  undo(): void {
    const before = this.#past.at(-1)
    if (!before) return
    this.#past = this.#past.slice(0, -1)
    this.#future = [...this.#future, this.state.getState().steps]
    this.endSeries()
    this.#show(before)
  }

  redo(): void {
    const after = this.#future.at(-1)
    if (!after) return
    this.#future = this.#future.slice(0, -1)
    this.#past = [...this.#past, this.state.getState().steps]
    this.endSeries()
    this.#show(after)
  }

  rename(name: string): void {
    this.state.setState({ name })
    void this.save()
  }

  /** Notes that it was applied, and how many products it changed. */
  noteUse(products: number): void {
    this.state.setState({ used: { at: Date.now(), products } })
    void this.save()
  }

  /** Takes over what another tab saved; what this tab saved itself is known. */
  applyRemoteChange(record: RecipeRecord): void {
    if (record.savedAt <= this.#savedAt) return
    this.#savedAt = record.savedAt
    const { name, steps } = readRecord(record)
    this.#past = []
    this.#future = []
    this.endSeries()
    this.state.setState({
      name,
      steps: withIds(steps),
      used: record.used,
      canUndo: false,
      canRedo: false,
    })
  }

  #show(steps: readonly DraftStep[]): void {
    const [canUndo, canRedo] = [this.#past.length > 0, this.#future.length > 0]
    this.state.setState({ steps, canUndo, canRedo })
    void this.save()
  }

  /** Saves it. The device writes in the order of the calls, so an earlier change never comes last. */
  async save(): Promise<void> {
    this.#savedAt = Math.max(Date.now(), this.#savedAt + 1)
    const savedAt = this.#savedAt
    const { name, steps } = this.kept
    const { used } = this.state.getState()
    const isNewest = () => this.#savedAt === savedAt
    try {
      await this.#account.putRecipe({ id: this.id, name, steps, savedAt, ...(used && { used }) })
      if (isNewest()) this.state.setState({ isUnsaved: false })
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      if (isNewest()) this.state.setState({ isUnsaved: true })
    }
  }
}
