import type { ComponentPropsWithoutRef } from 'react'
import type { Icon } from '../../icons/index.js'

/** A claim that stands on its own. */
export interface Fact {
  readonly icon: Icon
  readonly title: string
  /** Says what it means for the reader. */
  readonly text: string
}

export interface FactListProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children' | 'role'> {
  /** Two to four read well side by side. */
  facts: readonly Fact[]
  /** Names the list for assistive technology. */
  'aria-label': string
}
