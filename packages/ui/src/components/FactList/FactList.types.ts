import type { Icon } from '../../icons/index.js'

/** A claim that stands on its own. */
export interface Fact {
  readonly icon: Icon
  readonly title: string
  /** Says what it means for the reader. */
  readonly text: string
}

export interface FactListProps {
  /** Two to four read well side by side. */
  facts: readonly Fact[]
  /** Names the list for assistive technology. */
  'aria-label': string
}
