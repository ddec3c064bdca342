/** A recipe that steps can be added to. */
export interface SavedRecipe {
  /** Unique; without spaces, because element ids are derived from it. */
  readonly id: string
  readonly name: string
  /** Number of its steps. */
  readonly steps: number
}

/** Target of the steps: a saved recipe, or a new one. */
export type RecipeChoice =
  | { readonly kind: 'saved'; readonly id: string }
  | { readonly kind: 'new'; readonly name: string }

/** Source of the steps: the options on the page as one step, or the jobs of the file. */
export type RecipeSource = 'options' | 'jobs'

export interface SaveRecipeDialogProps {
  /** Whether it is open. */
  open: boolean
  /** Called with the requested state: `false` on Escape, on its close button and on the backdrop. */
  onOpenChange: (open: boolean) => void
  /** The saved recipes, in the order in which they are listed; without any, a name is asked for. */
  recipes: readonly SavedRecipe[]
  /** Source of the steps. @default 'options' */
  source?: RecipeSource
  /** The automations that are added, in order and in the current language. @default not listed */
  steps?: readonly string[]
  /** Says that texts written by hand are left out. @default false */
  hasTextsByHand?: boolean
  /** Called with a valid choice. Close the dialog when it is saved. */
  onSave: (choice: RecipeChoice) => void
  /** Shows that it is being saved. @default false */
  busy?: boolean
  /** Reason why it could not be saved, such as a name that is taken. */
  error?: string
}
