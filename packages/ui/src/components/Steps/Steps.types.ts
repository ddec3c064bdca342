import type { ComponentPropsWithoutRef } from 'react'

/** One point on the wire. */
export interface Step {
  /** What to do, in a few words. */
  readonly title: string
  /** What comes of it. */
  readonly text: string
}

export interface StepsProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children' | 'role'> {
  /** The steps in their order; two to four stand side by side. */
  steps: readonly Step[]
  /** Names the list for assistive technology. */
  'aria-label': string
}
