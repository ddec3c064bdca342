import type { ExclusionTarget } from '@dropwatt/automations'

/** One step of excluding changes or including them again. */
export type ExclusionStep =
  | { readonly kind: 'exclude' | 'include'; readonly target: ExclusionTarget }
  | { readonly kind: 'undo' | 'redo' }

/** Changes that the member declined in the confirmation dialogs. */
export interface GuardAnswers {
  readonly needsReview?: boolean
  readonly optionValues?: boolean
  readonly emptied?: boolean
}
