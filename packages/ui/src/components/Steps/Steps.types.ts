import type { ComponentPropsWithoutRef } from 'react'

/** One step. */
export interface Step {
  /** Short instruction. */
  readonly title: string
  /** The result of the step. */
  readonly text: string
}

export interface StepsProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children' | 'role'> {
  /** The steps in their order; two to four fit side by side. */
  steps: readonly Step[]
  /** Accessible name of the list. */
  'aria-label': string
}
