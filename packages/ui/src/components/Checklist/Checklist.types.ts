import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/** One thing to do. */
export interface ChecklistItem {
  /** Names the item among the others. */
  readonly id: string
  /** Says what to do. */
  readonly label: string
}

export interface ChecklistProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children' | 'defaultChecked'
> {
  /** Names the list. */
  heading: string
  /** Sets the heading's rank. @default 2 */
  headingLevel?: 2 | 3
  /** Says more under the heading. */
  description?: ReactNode
  /** What there is to do, in the order in which it is best done. */
  items: readonly ChecklistItem[]
  /** Is shown and announced as soon as every item is checked, with a burst of confetti. */
  doneMessage: string
  /** Ids of the checked items; give it with `onCheckedChange`. @default the list keeps them itself */
  checked?: readonly string[]
  /** Ids of the items that are checked at first. @default none */
  defaultChecked?: readonly string[]
  /** Runs with the ids of all checked items, in the order of the list. */
  onCheckedChange?: (checked: readonly string[]) => void
}
