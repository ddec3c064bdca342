import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/** One heading and the content under it. */
export interface AccordionItem {
  /** Unique id of the item. */
  readonly id: string
  /** Heading of the item; a button that opens and closes it. */
  readonly heading: string
  readonly content: ReactNode
}

export interface AccordionProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The items, in the order in which they are shown. Any number can be open at a time. */
  items: readonly AccordionItem[]
  /** Sets the level of the headings. @default 3 */
  headingLevel?: 2 | 3 | 4
  /** Ids of the items that are open at first. @default none */
  defaultOpen?: readonly string[]
}
