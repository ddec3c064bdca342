import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/** One task. */
export interface ChecklistItem {
  /** Unique id of the item. */
  readonly id: string
  /** Text of the task. */
  readonly label: string
  /** Leads to where the task is done; shown after it until it is checked. @default nothing */
  readonly action?: ReactNode
}

export interface ChecklistProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children' | 'defaultChecked'
> {
  /** Heading of the list. */
  heading: string
  /** Sets the heading level. @default 2 */
  headingLevel?: 2 | 3
  /** Text under the heading. */
  description?: ReactNode
  /** The tasks, in the recommended order. */
  items: readonly ChecklistItem[]
  /** Shown and announced once every item is checked, with a burst of confetti. */
  doneMessage: string
  /** Ids of the checked items (controlled); use with `onCheckedChange`. @default uncontrolled */
  checked?: readonly string[]
  /** Ids of the items that are initially checked. @default none */
  defaultChecked?: readonly string[]
  /** Called with the ids of all checked items, in the order of the list. */
  onCheckedChange?: (checked: readonly string[]) => void
}
