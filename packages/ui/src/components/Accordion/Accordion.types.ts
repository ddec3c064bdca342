import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/** One heading and what opens under it. */
export interface AccordionItem {
  /** Tells the items apart; unique among them. */
  readonly id: string
  /** Heads the item, and is pressed to open and close it. */
  readonly heading: string
  readonly content: ReactNode
}

export interface AccordionProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The items, in the order in which they are shown. Any number may be open at a time. */
  items: readonly AccordionItem[]
  /** Sets the rank of the headings. @default 3 */
  headingLevel?: 2 | 3 | 4
  /** Ids of the items that are open at first. @default none */
  defaultOpen?: readonly string[]
}
