import type { ComponentPropsWithoutRef } from 'react'
import type { Icon } from '../../icons/index.js'

/** A self-contained claim. */
export interface Fact {
  readonly icon: Icon
  readonly title: string
  /** Consequence for the user. */
  readonly text: string
}

export interface FactListProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children' | 'role'> {
  /** The facts; two to four fit side by side. */
  facts: readonly Fact[]
  /** Accessible name of the list. */
  'aria-label': string
}
