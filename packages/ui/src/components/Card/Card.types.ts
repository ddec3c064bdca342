import type { ComponentPropsWithoutRef, ReactNode } from 'react'

export interface CardProps extends ComponentPropsWithoutRef<'section'> {
  /** Heading of the card, which makes it a region of that name; without one it is a plain panel. */
  heading?: string
  /** Sets the heading level. @default 2 */
  headingLevel?: 2 | 3
  /** Text beside the heading. */
  note?: ReactNode
  /** Shown at the end of the header, such as a badge or a button. */
  actions?: ReactNode
  /** Lets the content run to the edge, for rows and tables with their own padding. @default false */
  flush?: boolean
  children: ReactNode
}
