import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from 'react'

/** Effect of a step on the open file. */
export interface RecipeStepResult {
  readonly products: number
  readonly cells: number
  /** Number of products that need review. @default 0 */
  readonly review?: number
}

/** One automation of a recipe, with its options. */
export interface ListedStep {
  /** Unique in the recipe. */
  readonly id: string
  /** Name of the automation in the current language. */
  readonly name: string
  /** Icon of the automation; decorative. */
  readonly icon?: ReactElement
  /** Its options in one line. */
  readonly summary: string
  readonly isOn: boolean
  /** @default not shown, as without an open file */
  readonly result?: RecipeStepResult
  /** Reason why it cannot use the open file, as the end of a sentence; the step is then off and cannot be turned on. */
  readonly misfit?: string
  /** Reason why it changes nothing in the open file, as a sentence. @default not shown */
  readonly nothing?: string
}

/** An automation that can be added as a step. */
export interface RecipeStepChoice {
  /** Unique among the choices. */
  readonly id: string
  /** Name of the automation in the current language. */
  readonly name: string
  /** Icon of the automation; decorative. */
  readonly icon?: ReactElement
}

export interface RecipeStepsProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'aria-busy' | 'aria-labelledby' | 'onToggle'
> {
  /** Heading over the steps, such as the name of the open file. */
  heading: string
  /** The steps, in the order in which they are applied. */
  steps: readonly ListedStep[]
  /** Time of the preview in seconds, shown as at least 0.1. @default not shown */
  seconds?: number
  /** Products and cells changed by all steps together. @default not shown */
  total?: { readonly products: number; readonly cells: number }
  /** Grey wire and 'Calculating…' while the preview is being calculated. @default false */
  isCalculating?: boolean
  /** Shows that the steps are being applied, and ignores changes. @default false */
  busy?: boolean
  /** Reason why nothing can be changed, as a sentence. @default nothing */
  offReason?: string | undefined
  /** Reason why the steps cannot be applied now, as a sentence, shown beside the main button. @default nothing */
  applyOff?: string | undefined
  /** Called when a step is turned on or off. */
  onToggle: (id: string, isOn: boolean) => void
  /** Called with the distance to move by: negative for up, positive for down. */
  onMove: (id: string, by: number) => void
  /** Called when a step is removed. */
  onRemove: (id: string) => void
  /** Opens the options of a step. @default no such action */
  onEdit?: (id: string) => void
  /** The automations that ‘Add step’ offers; without any, the recipe is full. @default none */
  choices?: readonly RecipeStepChoice[]
  /** Called with the automation to add as the last step. @default no ‘Add step’ */
  onAddStep?: (choice: string) => void
  /** Undoes the last change of the recipe. @default no such button */
  onUndo?: () => void
  /** Whether there is a change to undo. @default false */
  canUndo?: boolean
  /** Makes the change again that was undone last. @default no such button */
  onRedo?: () => void
  /** Whether there is a change to redo. @default false */
  canRedo?: boolean
  /** Called by ‘Review changes’. @default no button */
  onReview?: () => void
  /** Called by the main button, which applies all steps that are on. */
  onApply: () => void
  /** Replaces the main button, such as by one that opens a file. @default the button that applies the steps */
  main?: ReactNode
  /** Shown between the heading and the steps, such as a notice. */
  children?: ReactNode
}
